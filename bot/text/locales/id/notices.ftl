# Hal yang disampaikan kepada orang dan bukan jawaban.

notice-refused_reaction = Reaksimu tidak mengubah apa-apa. { $reason }
notice-turn_reminder = { $people }, giliranmu.
notice-lobby_reminder = { $people }, mejamu segera menutup sendiri. Tekan **Mulai** atau ketik `/{ command-start }`, atau tunggu ada yang bergabung.
notice-break_reminder = { $people }, ronde berikutnya segera dibagikan. **Ronde berikutnya**, atau `/{ command-deal }`, membagikannya sekarang juga.
notice-deal_reminder = { $people }, kartu segera dibagikan. Sebelum itu pembagi bisa memilih berapa kartu untuk masing-masing: dari menu di bawah pesan meja, atau dengan `/{ command-deal } { parameter-cards }:`.
notice-rematch_reminder = { $people }, main lagi? Kalau mau: **Main lagi** di bawah pesan meja, atau `/{ command-start }`. Tawarannya segera berakhir.
notice-pause_reminder = { $people }, pertandinganmu masih dijeda, dan akan dihentikan bila tidak ada yang melanjutkannya. **Lanjutkan** di bawah pesan meja, atau `/{ command-table } { command-table-resume }`, melanjutkannya: tuan rumah sendiri, atau semua pemain bersama.
notice-motion_reminder = { $people }, kamu diminta menyetujui sesuatu di mejamu: **Setuju** atau **Menolak** di bawah pesan meja, atau `/{ command-agree }`.
notice-messages_closed = { $people }: aku tidak bisa mengirimimu pesan langsung. Tekan **Kartuku** di bawah pesan meja, atau ketik `/{ command-hand }`, untuk melihat kartumu; hanya kamu yang melihatnya. Agar kartumu datang lewat pesan langsung, izinkan pesan langsung dari server ini di pengaturan privasinya.
notice-kicked = { $by } mengeluarkan { $who } dari meja.
notice-you_were_kicked = { $by } mengeluarkanmu dari meja di { $channel }. Dalam pertandingan itu berlaku seterusnya: kartumu kembali ke tumpukan ambil.
notice-removed = { $who } terlalu lama tidak ada dan dikeluarkan dari pertandingan.
notice-you_were_removed = Kamu tidak ada selama dua giliran di meja di { $channel }, jadi kamu keluar dari pertandingannya. Kartumu kembali ke tumpukan ambil.
notice-rematch_without = Pertandingan berikutnya di meja di { $channel } dimulai tanpamu: kamu sudah duduk di meja sebanyak yang dibolehkan, atau tidak diizinkan di meja server ini.
notice-you_deal = Kamu yang membagi berikutnya di mejamu di { $channel }: pilih berapa kartu untuk tiap pemain, dari menu di bawah pesan meja atau lewat `/{ command-deal } { parameter-cards }:`. Tanpa pilihan jumlahnya { $count }.
notice-host = { $who } kini tuan rumah.
notice-moved = { $by } memindahkan meja ke sini dari { $channel }.
notice-undone = Tindakan terakhir dibatalkan: semua setuju.
notice-follow_round = Ronde { $number } selesai di meja yang kamu ikuti di { $channel }. { $winner ->
        [none] Tidak ada yang menghabiskan kartunya.
       *[other] { $winner } menghabiskan kartunya.
    }
notice-follow_over = Pertandingan yang kamu ikuti di { $channel } selesai. { $winners ->
        [none] Tidak ada yang menang.
       *[other] Dimenangkan oleh { $winners }.
    }
notice-paused = { $by } menjeda pertandingan. Semua jam berhenti.
notice-resumed = { $by } melanjutkan pertandingan.
notice-motion_refused = { $who } menolak: { $aim ->
        [undo] yang terjadi tetap berlaku.
        [kick] tidak ada yang dikeluarkan.
        [end] pertandingan berlanjut.
        [pause] pertandingan berlanjut.
       *[resume] pertandingan tetap dijeda.
    }
notice-motion_timed_out = Tidak semua setuju pada waktunya: { $aim ->
        [undo] yang terjadi tetap berlaku.
        [kick] tidak ada yang dikeluarkan.
        [end] pertandingan berlanjut.
        [pause] pertandingan berlanjut.
       *[resume] pertandingan tetap dijeda.
    }
notice-restored = Basis data bot rusak dan cadangannya dipulihkan: yang terjadi di meja ini setelah { $since } dibatalkan.
notice-cannot_post = Aku tidak boleh menulis di saluran mejamu. Permainannya disimpan; beri aku izin “{ permission-view_channel }”, “{ permission-send_messages }”, dan “{ permission-embed_links }” di sana.
notice-keeps_going = Pesan mejamu dihapus beberapa kali dalam satu jam, jadi akan kukirim lagi nanti. Permainan berlanjut lewat pesan langsung; `/{ command-table } { command-table-show }` menampilkannya sekarang juga.
notice-place_gone = Saluran mejamu sudah tidak ada. Permainan dan jamnya berhenti: `/{ command-table } { command-table-move }` di saluran lain di server ini memindahkan mejanya ke sana.
notice-league_place_gone = Utas meja ligamu sudah tidak ada. Permainan dan jamnya berhenti sampai pengelola liga memindahkan mejanya ke saluran lain di server ini dengan `/{ command-table } { command-table-move }`.
notice-turned_away = { $by } menyuruh pergi { $who }, yang sedang menunggu ronde berikutnya.
notice-you_were_turned_away = { $by } menyuruhmu pergi dari meja di { $channel }, tempat kamu menunggu ronde berikutnya.
notice-waited_in_vain = Pertandingan di { $channel } selesai, jadi ronde yang kamu tunggu tidak ada: kamu tidak punya tempat di sana.
notice-taken_back = Basis data bot rusak dan cadangannya dipulihkan. Mejamu di { $channel } dibuka setelah { $since }, jadi dibatalkan: tidak ada yang tersisa, dan tidak ada yang dihitung.
