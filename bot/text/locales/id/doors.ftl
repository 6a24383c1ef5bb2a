# Jawaban atas perintah dan tombol yang bukan penolakan.

done = Selesai.
done-opened = Mejamu sudah dibuka di saluran ini. Yang lain duduk dengan **{ LABEL("button-join", $public) }** atau `/{ command-join }`; tekan **{ LABEL("button-start", $public) }** atau ketik `/{ command-start }` bila semua sudah ada.
done-opened-thread = Mejamu sudah dibuka di utasnya sendiri, di bawah saluran ini. Yang lain duduk di sana dengan **{ LABEL("button-join", $public) }** atau `/{ command-join }`; tekan **{ LABEL("button-start", $public) }** atau ketik `/{ command-start }` bila semua sudah ada.
done-opened-computers =
    Masih kurang pemain? **{ LABEL("button-add-computer", $public) }** mendudukkan pemain komputer, { $usual ->
        [easy] yang mudah
        [strong] yang kuat
       *[normal] yang biasa
    } bila kamu tidak memilih. Menu di bawahnya, atau `/{ command-computer } { parameter-strength }:`, mendudukkan yang sekuat pilihanmu:
done-opened-strength = - **{ table-seat-strength }**: { lobby-strength-about }
thread-name = Last Card: { $variant }
done-left = Kamu telah meninggalkan meja.
done-joined = Kamu kini duduk di meja.
done-ready = Kamu siap. Pertandingan dimulai bila semua siap, atau pada waktu yang ditetapkan.
done-waits = Kamu ikut mulai ronde berikutnya.
done-began = Pertandingan dimulai.
done-rematch = Kamu main lagi, bila cukup banyak yang lain ikut.
done-computer =
    { $who } kini duduk di meja, di kursi { $seat }: { $strength ->
        [easy] komputer yang mudah
        [strong] komputer yang kuat
       *[normal] komputer biasa
    }.
done-no-computer = Pemain komputer itu tidak lagi di meja.
done-agreed = Kamu setuju.
done-objected = Kamu menolak, jadi itu tidak dilakukan.
done-kicked = Selesai: pemain itu tidak lagi di meja.
done-host = Selesai: pemain itu kini tuan rumah.
done-moved = Mejanya kini di saluran ini.
done-moved-there = Mejanya kini di saluran itu.
done-undo = Tindakan terakhir dibatalkan.
done-reserved = Selesai: satu kursi disimpan untuk orang itu.
done-released = Selesai: tidak ada lagi kursi yang disimpan untuk orang itu.
done-banned = Selesai: orang itu tidak bisa duduk di meja mana pun di server ini lagi, dan sudah keluar dari meja yang sedang bermain. /{ command-table } { command-table-unban } mengizinkannya kembali.
done-unbanned = Selesai: orang itu boleh duduk lagi di meja server ini.
done-asked = Yang lain diminta setuju. Pesan meja menunjukkan perkembangannya.
done-asked-end = Yang lain diminta setuju. Pesan meja menunjukkan perkembangannya; untuk mengakhiri pertandingan tanpa menunggu, ketik perintahnya sekali lagi: maka kamu menyerah.
done-rated = Selesai: pertandingan yang hanya diikuti orang dihitung untuk rating.
done-casual = Selesai: pertandingan ini tidak dihitung untuk rating.
done-follow = Kamu mengikuti meja ini: kamu mendapat pesan di akhir setiap ronde. /{ command-table } { command-table-follow } dengan opsi “{ parameter-stop }” menghentikannya.
done-unfollow = Kamu tidak lagi mengikuti meja ini.
done-paused = Pertandingan dijeda.
done-resumed = Pertandingan berlanjut.
done-ended = Meja ditutup.
done-shown = Pesan meja dikirim ulang.
done-record = Rekaman pertandingan ini:
table-choice = { $variant } ({ $table })

permission-view_channel = Lihat Saluran
permission-send_messages = Kirim Pesan
permission-send_messages_in_threads = Kirim Pesan di Utas
permission-embed_links = Sematkan Tautan
permission-read_message_history = Baca Riwayat Pesan
permission-create_public_threads = Buat Utas Publik
permission-attach_files = Lampirkan File
permission-add_reactions = Tambahkan Reaksi
permission-create_events = Buat Acara

list-title = Meja di server ini: { $count }
list-line = `{ $table }` · { $variant } · { $stage } · { $channel } · { $people }
list-unread = `{ $table }` · tidak dapat dibaca; `/{ command-table } { command-table-end }` dengan meja ini menutupnya
list-stage-lobby = terbuka
list-stage-playing = sedang bermain
list-stage-break = di antara ronde
list-stage-over = selesai
list-stage-paused = dijeda
list-stage-frozen = berhenti karena gangguan
list-more = … dan { $count } lagi
list-none = Tidak ada meja.
list-footer = Setiap perintah /{ command-table } menerima salah satunya lewat opsi “{ parameter-table }”.
done-turned-away = Selesai: orang itu tidak lagi menunggu ronde berikutnya.
player-waits = { $name } (menunggu ronde berikutnya)
