# Perkiraan lama pertandingan: rentang yang memuat separuh pertandingan, dibulatkan ke luar.

length-short = Pertandingan { $players } pemain biasanya sampai { $most } menit.
length-minutes = Pertandingan { $players } pemain biasanya { $least }–{ $most } menit.
length-hours = Pertandingan { $players } pemain biasanya { $least }–{ $most } jam.
