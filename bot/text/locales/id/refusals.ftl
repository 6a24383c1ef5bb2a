# Mengapa sesuatu ditolak: satu kalimat utuh untuk tiap alasan, hanya untuk yang mencoba.

# Aturan (RECORD §4).
refused-match_over = Pertandingan ini sudah selesai.
refused-round_over = Ronde ini sudah selesai. Yang berikutnya belum dimulai.
refused-too_late = Terlambat: sudah ada yang memainkan kartu terakhir. Kini hanya bisa protes.
refused-not_in_round = Kamu tidak bermain di ronde ini.
refused-wait = Tunggu sebentar: permainan terakhirmu masih bisa diprotes.
refused-not_your_turn = Belum giliranmu.
refused-not_in_hand = Kamu tidak memegang kartu itu.
refused-same_rank_only = { $several ->
        [0] Di sini kamu memainkan satu kartu setiap kali.
       *[other] Hanya kartu bernilai sama yang bisa dimainkan bersama.
    }
refused-one_card_only = { $several ->
        [0] Di sini kamu memainkan satu kartu setiap kali.
       *[other] Kartu itu di sini dimainkan satu per satu.
    }
refused-must_answer = { $phase ->
        [ANSWER_ACE] Kamu ditanya apakah punya { $asked }, dan harus menjawabnya dulu.
        [ANSWER_DRAW] Kamu terancam mengambil { $pending } kartu. Mainkan kartu yang menjawabnya, atau tekan **{ LABEL("button-draw", $own, $public) }**, atau ketik `/{ command-draw }`, dan ambillah.
        [ANSWER_SKIP] Kamu terancam kehilangan giliran. Mainkan kartu yang menjawabnya, atau tekan **{ LABEL("button-pass", $own, $public) }**, atau ketik `/{ command-pass }`, dan relakan.
        [NAME_SUIT] Sebutkan dulu jenis untuk kartu pertama.
       *[other] Kamu ditanya sesuatu dan harus menjawabnya dulu.
    }
refused-suit_not_allowed = Dengan kartu itu tidak bisa meminta jenis.
refused-does_not_fit = { $only ->
        [drawn] Setelah mengambil, kamu hanya boleh memainkan kartu yang terakhir diambil, dan hanya bila cocok.
        [last] Kartu itu tidak cocok, atau itu kartu khusus: di sini tidak boleh menjadi kartu terakhirmu.
       *[other] Kartu itu tidak cocok: harus sesuai jenis yang berlaku atau nilai kartu teratas.
    }
refused-suit_needed = Sebutkan jenis berikutnya saat memainkan kartu itu.
refused-stock_empty = Tidak ada kartu lagi untuk diambil.
refused-can_play = Kamu bisa memainkan kartu, jadi tidak boleh mengambil.
refused-draw_limit = Kamu sudah mengambil kartu sebanyak yang boleh dalam giliran ini.
refused-nothing_owed = Belum giliranmu dan kamu tidak berutang kartu.
refused-must_draw = Kamu harus mengambil kartu sebelum boleh lewat.
refused-cannot_pass = Kamu bisa memainkan kartu, jadi tidak boleh lewat.
refused-nothing_to_call = { $call ->
        [off] Di meja ini tidak ada yang perlu berkata “kartu terakhir”.
        [auto] Di meja ini “kartu terakhir” diucapkan untukmu.
       *[manual] Belum ada yang perlu diucapkan: katakan “kartu terakhir” saat memegang satu kartu, atau dua kartu sebelum memainkan satu.
    }
refused-nobody_to_catch = Tidak ada yang lupa berkata “kartu terakhir”.
refused-own_misplay = Itu permainanmu sendiri. Orang lain yang harus memprotesnya.
refused-nothing_to_challenge = Tidak ada yang bisa diprotes.

# Meja.
refused-moved_on = Meja sudah berlanjut sejak tombol itu muncul. Beginilah keadaannya sekarang.
refused-no_table = Meja seperti itu sudah tidak ada.
refused-not_seated = Kamu tidak punya kursi di meja ini.
refused-waits = Kamu bermain mulai ronde berikutnya.
refused-shown_just_now = Pesan meja baru dikirim kurang dari setengah menit lalu.
refused-seated_already = Kamu sudah duduk di sini.
refused-table_full = Semua kursi sudah terisi.
refused-lobby_closed = Pertandingan sudah dimulai, jadi tidak bisa bergabung atau mengubah apa pun lagi. Tontonlah, atau buka meja dengan /{ command-table } { command-table-new }.
refused-not_running = Saat ini tidak ada pertandingan di sini.
refused-not_over = Pertandingannya belum selesai.
refused-dealer_chooses = Pembagi menentukan berapa kartu per pemain, lalu membagikannya. Tanpa pilihan kartunya dibagikan sendiri.
refused-nothing_to_choose = Di meja ini pembagi tidak memilih apa-apa: jumlah kartu adalah opsi meja.
refused-no_break = Saat ini tidak ada ronde untuk dibagikan.
refused-table_over = Meja ini sudah ditutup. Buka yang baru dengan /{ command-table } { command-table-new }.
refused-host_only = Hanya tuan rumah meja ini yang boleh melakukannya.
refused-too_few = Perlu paling sedikit dua pemain. Tekan **{ LABEL("button-add-computer", $public) }** atau ketik `/{ command-computer }` bila tidak ada orang lain.
refused-bad_option =
    { $nearest ->
        [none] “{ $name }” tidak bisa bernilai “{ $value }”. Pilihannya: { $allowed }.
       *[other] “{ $name }” tidak bisa bernilai “{ $value }”. Maksudmu { $nearest }? Pilihannya: { $allowed }.
    }
refused-unknown_option =
    { $nearest ->
        [none] Permainan ini tidak punya opsi “{ $name }”. Yang ada: { $allowed }.
       *[other] Permainan ini tidak punya opsi “{ $name }”. Maksudmu { $nearest }? Yang ada: { $allowed }.
    }
refused-cannot_join = Tidak ada yang bisa bergabung ke pertandingan ini lagi.
refused-options_clash =
    { $needs ->
        [seats] “{ $option }” untuk { $allowed } pemain; di sini duduk { $found }.
       *[other] “{ $option }” hanya berlaku bersama “{ $needed }: { $allowed }”. Di sini: { $found }.
    }
refused-no_such_seat = Tidak ada yang duduk di kursi itu.
refused-not_a_person = Hanya orang yang bisa menjadi tuan rumah.
refused-kicked = Kamu dikeluarkan dari meja ini, jadi tidak bisa duduk lagi di sini.
refused-put_away = Meja itu tidak bisa dibaca lagi. Sekarang sudah ditutup.
refused-server_full = Sudah ada { $most } meja di server ini. Bergabunglah ke salah satunya.
refused-undo_nothing = Tidak ada yang bisa dibatalkan.
refused-undo_showed = Itu tidak bisa dibatalkan: seseorang sudah melihat kartu, dan itu tidak bisa dilupakan. Yang sudah diambil, dibagikan, atau dibuka tetap berlaku.
refused-undo_seats = Itu tidak bisa dibatalkan: sejak itu ada yang pergi atau duduk.
refused-about_you = Ini tentang kamu, jadi yang lain yang memutuskan.
refused-rated_kick = Pertandingannya berperingkat, dan tidak ada pemain lain untuk menyetujui. Pengelola server ini bisa melakukannya.
refused-rated_undo = Pertandingannya berperingkat: yang terjadi tetap berlaku.
refused-following = Kamu sudah mengikuti meja ini. /{ command-table } { command-table-follow } dengan opsi “{ parameter-stop }” menghentikannya.
refused-not_following = Kamu tidak mengikuti meja ini.
refused-too_many_followers = Sudah { $most } orang mengikuti meja ini, dan lebih dari itu tidak bisa diberi tahu.
refused-banned = Pengelola server ini tidak mengizinkanmu di meja-mejanya.
refused-not_banned = Orang itu tidak dilarang di meja server ini.
refused-not_a_member = Sejauh yang bot tahu, kamu sudah tidak ada di server ini. Kalau sebenarnya masih ada, coba lagi sebentar.
refused-seats_reserved = Kursi yang tersisa disimpan untuk orang lain.
refused-other_server = Meja tetap berada di servernya.
refused-here_already = Mejanya sudah ada di saluran itu. Opsi “{ parameter-channel }” menentukan ke mana ia pindah.
refused-paused = Pertandingan dijeda. Tuan rumah bisa melanjutkannya dengan **{ LABEL("button-resume", $public) }** atau `/{ command-table } { command-table-resume }`, begitu juga semua pemain bersama.
refused-not_paused = Pertandingan tidak dijeda.
refused-motion_open = Para pemain sedang ditanya hal lain. Tunggu sampai itu terjawab.
refused-no_motion = Tidak ada yang meminta apa-apa di sini, atau sudah diputuskan.
refused-no_computer = Tidak ada komputer yang duduk di sini.
refused-channel_taken =
    { $most ->
        [1] Sudah ada meja di saluran ini. Bergabunglah, atau buka mejamu di saluran lain.
       *[other] Sudah ada { $most } meja di saluran ini. Bergabunglah ke salah satunya, atau buka mejamu di saluran lain.
    }
refused-channel_not_allowed = Di server ini meja hanya dibuka di { $channels }.
refused-reactions_off = Reaksi tidak berpengaruh di meja ini. Pakai tombol, atau perintah.
refused-too_many_seated = Permainan itu untuk paling banyak { $most } pemain, dan di sini duduk { $taken }.
refused-too_many_tables = Kamu sudah duduk di terlalu banyak meja. Tinggalkan salah satunya dulu.
refused-left_match = Kamu sudah meninggalkan pertandingan ini, dan tidak bisa kembali.
refused-called_first = “Kartu terakhir” lebih dulu diucapkan, jadi tidak ada yang tertangkap.
refused-restarting = Bot sedang dimulai ulang, jadi itu tidak terjadi. Tunggu sebentar, lalu tekan lagi.
refused-not_saved = Itu tidak bisa disimpan, jadi tidak terjadi. Coba lagi.
refused-frozen = Terjadi gangguan di pihakku, jadi meja ini berhenti. Tidak ada yang bisa dimainkan lagi di sini; /{ command-table } { command-table-end } menutupnya.
refused-still_running = Pertandingannya masih berlangsung. Rekamannya bisa diminta setelah selesai.
refused-no_record = Belum ada pertandingan yang selesai di meja ini.
refused-no_proof = Pertandingan ini tidak menyebutkan dengan apa pembagiannya bisa diperiksa: dimulai sebelum bot menyimpannya.

# Pengaturan dan paket.
refused-managers_only = Hanya yang boleh mengelola server ini (izin “Kelola Server”) yang bisa melakukannya.
refused-moderators_only = Hanya yang boleh mengelola server ini (izin “Kelola Server”), atau punya peran untuk mejanya, yang bisa melakukannya.
refused-bad_setting =
    { $kind ->
        [setting] { $nearest ->
            [none] Tidak ada pengaturan “{ $value }”. Pilihannya: { $allowed }.
           *[other] Tidak ada pengaturan “{ $value }”. Maksudmu { $nearest }? Pilihannya: { $allowed }.
        }
        [channels] “{ $value }” bukan kanal di server ini. Sebutkan kanal di server ini, misalnya #general, atau “-” untuk semua kanal.
        [moderator_role] “{ $value }” bukan peran di server ini. Sebutkan satu peran di server ini, atau “-” jika tidak ada.
        [league_managers] “{ $value }” bukan peran di server ini. Sebutkan peran di server ini, atau “-” jika tidak ada.
       *[value] { $nearest ->
            [none] “{ $name }” tidak bisa bernilai “{ $value }”. Pilihannya: { $allowed }.
           *[other] “{ $name }” tidak bisa bernilai “{ $value }”. Maksudmu { $nearest }? Pilihannya: { $allowed }.
        }
    }
quoted = “{ $words }”
refused-too_many_channels = Itu terlalu banyak: paling banyak { $most } saluran bisa dipilih.
refused-bad_preset_name = Nama paket terdiri dari 1 sampai { $most } huruf.
refused-preset_taken = Sudah ada paket bernama “{ $preset }”. Pilih nama lain, atau hapus yang itu di /{ command-settings } { command-settings-server }.
refused-no_preset =
    { $nearest ->
        [none] Tidak ada paket bernama “{ $preset }” di server ini.
       *[other] Tidak ada paket bernama “{ $preset }” di server ini. Maksudmu “{ $nearest }”?
    }
refused-settings_of_server = Pengaturan server diubah di server itu.
refused-setting_and_value = Sebutkan apa yang diatur dan nilainya: `{ parameter-setting }` dulu, lalu `{ parameter-value }`.
refused-preset_or_variant = Sebutkan permainan atau paketnya saja, jangan keduanya: paket sudah menyebut permainannya.
refused-too_many_presets = Server ini sudah punya { $most } paket. Hapus salah satunya dulu di /{ command-settings } { command-settings-server }.

# Pintu: tekanan tombol dan perintah yang tidak sampai ke meja.
refused-unknown_control = Aku tidak mengenal tombol ini. Pakai /{ command-hand } atau /{ command-table } { command-table-show } untuk mendapat yang baru.
refused-slow_down = Pelan-pelan: kamu terlalu sering menekan tombol. Tidak ada yang hilang; tunggu sebentar, lalu coba lagi.
refused-failed = Ada yang salah di pihakku (galat { $error }). Lihat mejanya untuk tahu apakah langkahmu dihitung.
refused-no_hand_yet = Belum ada kartu yang dibagikan kepadamu di sini.
refused-no_option = “{ $word }” bukan opsi dengan nilainya. Tulis seperti refill=flip, dengan spasi di antaranya.
refused-no_such_card = Aku tidak mengenal kartu bernama “{ $card }”. Tulis seperti 8H, 10S, atau joker.
refused-no_such_player = Tidak ada yang bernama “{ $player }” di meja ini.
refused-which_table = Beberapa meja mungkin dimaksud: { $tables }. Sebutkan yang mana dengan opsi “{ parameter-table }”.
refused-no_table_here = Tidak ada meja di saluran ini, dan kamu tidak duduk di meja mana pun. Buka satu dengan /{ command-table } { command-table-new }.
refused-server_only = Meja dibuka di saluran sebuah server.
refused-cannot_post = Aku tidak boleh menulis di sini. Aku perlu { $missing } di saluran ini.
refused-cannot_post_there = Aku tidak boleh menulis di { $channel }. Aku perlu { $missing } di sana.
refused-cannot_write_there = Kamu sendiri tidak boleh menulis di { $channel }, jadi mejanya tidak pindah ke sana.
refused-no_zone =
    { $nearest ->
        [none] Tidak ada zona waktu “{ $value }”. Pilih dari daftar.
       *[other] Tidak ada zona waktu “{ $value }”. Maksudmu { $nearest }? Pilih dari daftar.
    }
refused-too_many_commands = Tidak terjadi apa-apa: itu lebih dari { $most } perintah dalam setengah menit. Tunggu { $seconds } detik, lalu ketik lagi; sementara itu tombol di bawah pesan meja tetap berfungsi.
