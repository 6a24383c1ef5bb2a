# Kata-kata pada gambar liga, dan tentangnya. Ruang di gambar sempit: satu baris memuat 40 huruf.

league-picture-cup = Piala · { $count } peserta
league-picture-season = Musim · hari { $day } dari { $of } · { $count } peserta
league-picture-final = Musim, final sistem gugur
league-picture-won = menang
league-picture-on = lanjut
league-picture-absent = tidak hadir
league-picture-open = sedang bermain
league-picture-bye = tanpa lawan
league-picture-points = Poin
league-picture-wins = M
league-picture-played = T
league-picture-heads = Poin · M menang · T pertandingan
league-picture-gone = Dicoret: sudah keluar dari musim
# Yang dikatakan gambar kepada yang tidak melihatnya.
league-picture-words = { $what ->
        [standings] Klasemen
       *[bracket] Bagan
    } { $league } sebagai gambar{ $pages ->
        [1] {""}
       *[other] , halaman { $page } dari { $pages }
    }. Semua isinya ada sebagai teks di bawah tombol { $what ->
        [standings] { LABEL("button-standings", $public) } dan { LABEL("button-stages", $public) }
       *[bracket] { LABEL("button-stages", $public) }
    }.
league-picture-page = **{ $league }** · halaman { $page } dari { $pages }
league-picture-alone = **{ $league }**
button-picture = Gambar
button-picture-light = Terang
button-picture-dark = Gelap
refused-no_picture = Gambarnya sedang tidak bisa dibuat. Isinya sama sebagai teks di bawah tombol { LABEL("button-standings", $public) } dan { LABEL("button-stages", $public) } dan di `/{ command-league } { command-league-table }`.
refused-may_not_attach = Aku tidak boleh melampirkan berkas di sini. Beri aku izin “Lampirkan File”, atau lihat teks di bawah tombol { LABEL("button-standings", $public) } dan { LABEL("button-stages", $public) } dan di `/{ command-league } { command-league-table }`.
