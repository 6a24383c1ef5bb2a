# Yang diberitahukan tentang pertandingan yang pembagian kartunya diperiksa.

verify-title = Pembagian yang adil: meja { $table }, pertandingan { $number }
verify-fair = Semuanya cocok: kartu dikocok menurut rahasia yang ditetapkan sebelumnya dan tekanan tombol para pemain.
verify-unfair = Pertandingan ini tidak cocok dengan yang dijanjikan.
verify-checked =
    · Sidik jari rahasianya sama dengan yang di bawah ini.
    · Rahasia, meja, dan id tekanan tombol para pemain menghasilkan benihnya. Id: { $presses }
    · Benih itu menghasilkan urutan setiap set kartu dan setiap tumpukan ambil yang baru. Set kartu: { $packs } · tumpukan ambil baru: { $stocks }
    · Setiap langkah dalam rekaman memang mungkin dilakukan.
verify-wrong =
    { $what ->
        [commitment] · Sidik jari rahasianya tidak sama dengan yang di bawah ini.
        [seed] · Rahasia, meja, dan id tekanan tombol menghasilkan benih lain.
        [dealer] · Benihnya menunjuk pembagi pertama yang lain.
        [pack] · Menurut benihnya, urutan kartu ronde { $number } lain.
        [stock] · Menurut benihnya, urutan tumpukan ambil baru di ronde { $number } lain (baris { $line } rekaman).
       *[move] · Sebuah langkah di ronde { $number } tidak mungkin dilakukan (baris { $line } rekaman).
    }
verify-more = … dan kesalahan lain yang timbul karenanya: { $count }
verify-fingerprint-title = Bandingkan
verify-fingerprint = `{ $fingerprint }` harus sama dengan sidik jari yang tampil di bawah “{ LABEL("lobby-deal-title", $public) }” sebelum siapa pun menekan tombol. Hanya yang melihatnya yang bisa memastikannya.
verify-yourself-title = Periksa sendiri
verify-yourself = `/{ command-table } { command-table-record }` memberi rekaman pertandingan. Dengan kode program bot ini, `python docs/verify.py FILE` memeriksanya hanya dengan Python, dan `python -m bot verify FILE` juga memainkannya ulang; `docs/fair-deals.md` menjelaskan caranya.
over-deal = Sidik jari rahasia untuk main lagi: `{ $fingerprint }`
