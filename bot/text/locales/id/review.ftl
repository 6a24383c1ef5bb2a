# Yang akan dilakukan komputer kuat dalam pertandingan yang sudah selesai.

button-review = Apa pilihan komputer?
review-title = Yang akan dilakukan pemain komputer kuat
review-looking = Pemain komputer kuat sedang memeriksa permainanmu. Ini paling lama 20 detik.
review-body =
    { $count ->
        [1] Di sini ia akan memilih yang lain, dan hasilnya lebih baik. Ia melihat yang kamu lihat, sisanya ditebak.
       *[other] Di sini ia akan memilih yang lain, dan hasilnya lebih baik: { $count } perbedaan terbesar. Ia melihat yang kamu lihat, sisanya ditebak.
    }
review-none = Tidak ada pilihannya yang jelas lebih baik.{ $looked ->
        [1] {""}
       *[other] {" "}Permainanmu bagus!
    }
review-one = Di pertandingan ini hanya ada satu pilihan yang kamu buat sendiri, dan di situ tidak ada pilihan lain yang jelas lebih baik.
review-one-better = Di pertandingan ini hanya ada satu pilihan yang kamu buat sendiri.
review-looked = Ia sudah memeriksa { $looked } dari { $decisions } pilihanmu.
review-played-for = { $count } pilihan dibuat untukmu, karena waktumu habis atau kamu sedang tidak ada: itu tidak diperiksa.
review-all-played-for = Semua pilihan di kursimu dibuat untukmu, karena waktumu habis atau kamu sedang tidak ada. Tidak ada permainanmu sendiri untuk diperiksa.
review-no-choice = Di pertandingan ini tidak ada yang bisa kamu pilih: setiap kali hanya satu hal yang bisa dilakukan.
review-difference = { $number } · { $round }, langkah { $step }
review-again = Tombol di bawah menunjukkan lagi saat itu seperti yang kamu lihat; ketikannya: `/{ command-replay } { parameter-table }:{ $match } { parameter-seat }:{ $seat } { parameter-step }:` dan langkahnya.
review-hand = **Kartumu:** { $cards }
review-taken = **Kamu:** { $what }
review-better = **Komputer:** { $what }. Peluang menangmu bertambah sekitar { $percent } poin persen.
review-naming = { $cards }, meminta { $suit }
review-draw =
    { $count ->
        [0] mengambil kartu
       *[other] mengambil { $count } kartu
    }
review-pass = lewat
review-see = Lihat { $number }
refused-review_not_seated = Ini hanya untuk yang bermain di pertandingan ini, tentang permainannya sendiri.
refused-review_not_casual = Ini hanya untuk pertandingan santai: bukan liga, tutorial, atau pertandingan berperingkat.
refused-review_busy = Pemain komputer kuat sedang memeriksa pertandingan, mungkin juga pertandinganmu. Coba lagi dalam setengah menit.
refused-review_soon = Pemain komputer kuat baru saja memeriksa pertandingan untukmu. Coba lagi dalam { $seconds } detik.
refused-review_failed = Pemain komputer kuat tidak berhasil memeriksa pertandingannya. Coba lagi dalam semenit.
