# Pesan publik meja sebelum mulai, dan keterangan tentang opsi serta aturan.

lobby-title = { $variant }: meja terbuka
lobby-headline = { $host } membuka meja Last Card. Tekan **Gabung** untuk duduk.
lobby-seats-title = Kursi ({ $taken } dari { $most })
lobby-seat = { $number } · { $who }{ $host ->
        [0] {""}
       *[other] {" "}(tuan rumah)
    }
computer-name = Komputer
lobby-seat-computer = { $number } · { $who } ({ table-seat-strength })
lobby-strengths = Tambah pemain komputer, pilih kekuatannya
lobby-strength =
    { $strength ->
        [easy] Tambah komputer yang mudah
        [strong] Tambah komputer yang kuat
       *[normal] Tambah komputer biasa
    }
lobby-strength-about =
    { $strength ->
        [easy] Main sewajarnya; sering lupa “kartu terakhir” dan sering lengah
        [strong] Menebak kartu pemain lain dan memikirkan seluruh pertandingan; jarang lengah
       *[normal] Pandai memainkan kartunya sendiri; sesekali lupa atau lengah
    }
lobby-partners = Pasangan: { $first } melawan { $second }.
lobby-headline-league = { $league }: { $people }, pertandingan kalian terbuka. Tekan **Siap**; mulai begitu semua sudah menekannya.
lobby-ready-title = Siap ({ $ready } dari { $drawn })
lobby-seat-ready = ✅ { $who } siap
lobby-seat-kept = ⏳ { $who }
lobby-begins = Mulai { $due } dengan yang sudah menekan **Siap** saat itu. Yang belum, kalah WO.
lobby-nobody = Belum ada siapa pun.
lobby-options-title = Cara bermainnya
lobby-deal-title = Pembagian yang adil
lobby-deal = Sidik jari dari rahasia yang dipakai untuk mengocok kartu: `{ $fingerprint }`
lobby-footer = Meja { $table }
lobby-closes = Menutup sendiri { $due } bila tidak terjadi apa-apa di sini.

button-join = Gabung
button-leave = Keluar
button-add-computer = Tambah komputer
button-remove-computer = Hapus komputer
button-options = Opsi
button-rules = Aturan
button-start = Mulai
button-ready = Siap
button-not-ready = Belum siap
