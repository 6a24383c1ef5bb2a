# Yang akan dilakukan komputer kuat dalam pertandingan yang sudah selesai.

button-review = Apa pilihan komputer?
review-title = Yang akan dilakukan pemain komputer kuat
review-looking = Pemain komputer kuat melihat permainanmu. Ini paling lama 20 detik.
review-body = Di sini ia akan memilih lain, dan itu lebih baik: { $count } perbedaan terbesar. Ia melihat yang kamu lihat, sisanya ditebak.
review-none = Tidak ada pilihannya yang jelas lebih baik. Permainan bagus!
review-looked = Ia melihat { $looked } dari { $decisions } pilihanmu.
review-difference = { $number } · { $round }
review-hand = **Kartumu:** { $cards }
review-taken = **Kamu:** { $what }
review-better = **Komputer:** { $what }. Peluang menangmu bertambah sekitar { $percent } %.
review-naming = { $cards }, menyebut { $suit }
review-draw =
    { $count ->
        [0] mengambil kartu
       *[other] mengambil { $count } kartu
    }
review-pass = lewat
review-see = Lihat { $number }
refused-review_not_seated = Hanya yang ikut pertandingan ini yang diberi tahu, tentang permainannya sendiri.
refused-review_not_casual = Ini hanya untuk pertandingan santai: bukan liga, tutorial, atau pertandingan yang masuk rating.
refused-review_busy = Pemain komputer kuat sedang melihat pertandingan lain. Coba lagi setengah menit lagi.
refused-review_soon = Ia baru saja melihat pertandingan untukmu. Tanyakan lagi dalam { $seconds } detik.
refused-review_failed = Pemain komputer kuat tidak sampai selesai. Coba lagi semenit lagi.
