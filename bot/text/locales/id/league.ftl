# Liga: pesannya, layarnya, formulir liga baru, dan jawabannya.

league-headline =
    { $state ->
        [sign_up] Pendaftaran dibuka. Tekan **Daftar** untuk ikut; ditutup { $due }.
        [season_sign_up] Pendaftaran dibuka. Tekan **Daftar** untuk ikut; konfirmasi hadir pertama dimulai { $due }.
        [invited] Pengelola memilih siapa yang bermain. Undian pertama { $due }.
        [season_invited] Pengelola memilih siapa yang bermain; konfirmasi hadir pertama dimulai { $due }.
        [paused] Dijeda: tidak ada yang mulai sendiri sampai dilanjutkan.
        [won] 🏆 **{ $champion }** menang.
        [over] Selesai, dan tidak ada yang menang.
        [between] Pertandingan berikutnya dimulai { $due }.
       *[played] Sedang berlangsung.
    }
league-headline-checking = Siapa yang bermain? Tekan **Hadir**; meja diundi { $due }.
league-game = **Permainan:** { $game }
league-clock = { $time } per giliran
league-how = **Format:** { $words }
league-cup = Piala sistem gugur: meja sampai { $size } pemain, { $advance ->
        [1] yang terbaik lanjut
       *[other] { $advance } terbaik lanjut
    }; diundi { $seeding ->
        [rating] menurut rating
       *[lot] secara acak
    }.
league-season = Musim dengan { $days } hari pertandingan, setiap { $every }: meja sampai { $size } pemain, diundi { $seeding ->
        [rating] menurut rating
       *[lot] secara acak
    }, poin per peringkat { $points }.
league-check-in = Yang bermain mengonfirmasi hadir dalam { $time } sebelum tiap hari pertandingan.
league-final = Lalu { $count } terbaik memainkan sistem gugur, { $advance ->
        [1] yang terbaik dari tiap meja lanjut
       *[other] { $advance } terbaik dari tiap meja lanjut
    }.
league-ready-time = **Di meja:** tekan **Siap** dalam { $time }, kalau tidak kamu kalah WO.
league-who = **Yang boleh mendaftar:** { $role ->
        [everybody] semua orang
        [invited] tidak ada yang mendaftar sendiri: pengelola memasukkan orang lewat `/{ command-league } { command-league-add }`
       *[other] { $role }
    }
league-rated = **Berperingkat:** ya
league-unrated = **Berperingkat:** tidak
league-next-draw = **Undian:** { $at } ({ $due })
league-next-check-in = **Konfirmasi hadir:** { $at } ({ $due })
league-next-day = **Hari pertandingan { $number }:** { $at } ({ $due })
league-next-final = **Final:** { $at } ({ $due })
league-every =
    { $days ->
        [0] tidak
        [7] setiap minggu
        [14] setiap dua minggu
       *[28] setiap empat minggu
    }
league-repeats = **Berulang:** { $every }. { $how ->
        [made] Yang berikutnya sudah dibuka.
        [season] Yang berikutnya dibuka setelah yang ini selesai.
       *[cup] Yang berikutnya, sampai { $until }, dibuka setelah yang ini selesai, paling lambat { $latest }.
    }
league-entrants-title = Peserta: { $count } dari paling banyak { $most }
league-checked-in = Konfirmasi hadir: { $count } dari { $of }
league-nobody-yet = Belum ada siapa pun.
league-nobody-here = Tidak ada yang datang.
league-standings-title = Klasemen
league-places-title = Peringkat
league-day = Hari pertandingan { $number } dari { $of }
league-stage = Tahap { $number } ({ $tables } meja)
league-stage-final = Final
league-table-open = { $number } · { $seats }{ $where }
league-table-soon = {" "}(segera dibuka)
league-table-ended = { $number } · { $result }
league-place = { $place }. { $who }
league-walkover = { $places } ({ $how ->
        [walkover] WO
        [entered] diisi manual
       *[played] dimainkan
    }{ $count ->
        [0] {""}
       *[other] ; tidak hadir: { $absent }
    })
league-nobody-came = tidak ada yang hadir: { $absent }
league-record-code = { $line } · rekaman `{ $table }`
league-bye = Tanpa lawan: { $who }
league-place-line = { $place }. { $who }
league-standing = { $place }. { $who }: **{ $points }** · menang { $wins } · main { $played }{ $cards ->
        [none] {""}
       *[other] {" "}· kartu { $cards }
    }{ $dropped ->
        [0] {""}
       *[other] {" "}· sudah keluar
    }
league-more = … dan { $count } lagi
league-footer = Liga { $league }
league-state = { $state ->
        [checking] konfirmasi hadir ditutup { $due }
        [sign_up] pendaftaran ditutup { $due }
        [paused] dijeda
        [won] selesai
        [over] selesai
        [between] pertandingan berikutnya { $due }
       *[played] sedang berlangsung
    }

button-enter = Daftar
button-check-in = Hadir
button-standings = Klasemen
button-stages = Pertandingan
button-entrants = Peserta
button-log = Catatan
button-create = Buat
button-form = Kembali ke formulir
button-sure = Batalkan semua itu
button-end-one = Akhiri yang ini
button-end-all = Akhiri seterusnya

league-title-standings = { $league }: klasemen
league-title-stages = { $league }: pertandingan
league-records = /{ command-table } { command-table-record } dengan kode seperti itu memberi rekaman pertandingan.
league-title-entrants = { $league }: peserta
league-title-rules = { $league }: aturan
league-title-log = { $league }: catatan
league-title-result = { $league }: hasil meja { $table }
league-result-body = Tekan mereka yang hadir, mulai dari peringkat pertama. Yang tidak ditekan dianggap tidak hadir.
league-result-now = **Saat ini:** { $result }
league-result-so-far = **Sejauh ini:** { $places }
league-result-back = Mundur satu
league-result-nobody = Tidak ada yang hadir
league-result-enter = Isi hasil ini
league-nobody-choice = Tidak ada yang hadir
league-nothing = Belum ada apa-apa.
league-entrant = { $number }. { $who }{ $state ->
        [dropped] {" "}· sudah keluar
        [here] {" "}· hadir
       *[in] {""}
    }
league-mine-title = Ligamu di server ini
league-mine-none = Kamu belum ikut liga apa pun. `/{ command-league } { command-league-join }` mendaftarkanmu.
league-mine-line = [{ $league }]({ $link }): { $state }
league-choice = { $league }{ $live ->
        [0] {" "}(selesai)
       *[other] {""}
    }
league-match-choice = { $number } · { $seats }{ $ended ->
        [0] {""}
       *[other] {" "}(selesai)
    }
league-the-bot = bot
league-deed = { $at } · { $who } { $word ->
        [CreateLeague] membuat liga
        [EnterLeague] mendaftar
        [QuitLeague] keluar
        [CheckIn] konfirmasi hadir
        [StartLeague] memulai liga, atau hari pertandingan berikutnya
        [AddEntrants] memasukkan { $whom }
        [DropEntrant] mencoret { $whom }
        [MoveDeadline] memindahkan tenggat ke { $to }
        [SetResult] { $how ->
            [set] mengisi hasil meja { $table }{ $places ->
                [none] : tidak ada yang hadir
               *[other] : { $places }
            }
           *[reopened] membuka lagi meja { $table }
        }
        [PauseLeague] menjeda liga
        [ResumeLeague] melanjutkan liga
        [CloseSignUp] menutup pendaftaran
        [OpenSignUp] membuka lagi pendaftaran
        [CloseSeason] menutup musim
        [EndLeague] mengakhiri liga
        [gone] mencoret { $whom }, yang sudah tidak di server ini atau tidak boleh bermain di sini
        [RepeatLeague] mengatur apakah liga berulang
        [result] menerima hasil meja { $table }{ $places ->
            [none] : tidak ada yang hadir
           *[other] : { $places }
        }
        [due] melanjutkan menurut jam
       *[other] { $word }
    }

league-form-body = Pilih dari menu di { $pages } halaman lalu tekan **Buat**. Yang tidak kamu pilih tetap seperti di sini. Formulir ini disimpan dua hari.
league-options-body = Pilih dari menu; setiap pilihan langsung berlaku. Lalu **Kembali ke formulir**.
    Permainannya sejauh ini: { $game }
league-field-format = Format
league-field-game = Permainan
league-field-size = Kursi per meja
league-field-advance = Berapa yang lanjut
league-field-day = Pendaftaran sampai
league-field-time = Jam, waktu { $zone }
league-field-ready = Waktu untuk siap
league-field-clock = Waktu per giliran
league-field-days = Hari pertandingan
league-field-every = Satu hari pertandingan setiap
league-field-check_in = Konfirmasi hadir
league-field-final = Final sistem gugur
league-field-entry = Yang boleh mendaftar
league-field-role = Peran
league-field-points = Poin per peringkat
league-field-rated = Berperingkat
league-field-repeat = Berulang
league-field-seeding = Meja diundi
league-value-format =
    { $value ->
        [season] musim dengan hari pertandingan
       *[cup] piala sistem gugur
    }
league-value-rated =
    { $value ->
        [on] ya
       *[off] tidak
    }
league-value-seeding =
    { $value ->
        [rating] menurut rating
       *[lot] secara acak
    }
league-value-entry =
    { $value ->
        [role] yang punya peran
        [list] hanya yang dimasukkan pengelola
       *[everybody] semua orang
    }
league-points-about = { $places ->
        [1] untuk peringkat pertama
       *[other] untuk { $places } peringkat pertama
    }{ $rest ->
        [1] , yang lain tidak dapat
       *[0] {""}
    }
league-points-own = Poin sendiri …
league-points-typed = Kamu ketik di formulir
league-points-title = Poin per peringkat
league-points-label = Poin, mulai dari peringkat pertama
league-points-how = Satu sampai delapan bilangan bulat, tidak lebih tinggi dari sebelumnya, seperti 5-3-2-1. Sisanya tidak dapat.
league-number = { $field ->
        [size] sampai { $count }
        [advance] { $count ->
            [1] yang terbaik dari tiap meja
           *[other] { $count } terbaik dari tiap meja
        }
        [final] { $count ->
            [0] tidak ada
           *[other] { $count } terbaik
        }
       *[days] { $count }
    }
league-clock-usual = menurut pengaturan server atau bot
league-role-menu = Peran yang boleh mendaftar
league-role-unset = belum dipilih
league-no-game = paket yang sudah tidak ada

date-day = { $weekday ->
        [1] Sen
        [2] Sel
        [3] Rab
        [4] Kam
        [5] Jum
        [6] Sab
       *[7] Min
    } { $day } { $month ->
        [1] Januari
        [2] Februari
        [3] Maret
        [4] April
        [5] Mei
        [6] Juni
        [7] Juli
        [8] Agustus
        [9] September
        [10] Oktober
        [11] November
       *[12] Desember
    }
date-hour = { $hour }:00 { $zone }
date-moment = { $day }, { $hour }:00 { $zone }
date-in-minutes = { $count } menit lagi
date-in-hours = { $count } jam lagi

league-created = Pendaftaran dibuka. Pesan liga di saluran ini selalu diperbarui. `/{ command-league } { command-league-start }` memulainya lebih awal, `/{ command-league } { command-league-add }` memasukkan orang, `/{ command-league } { command-league-close }` menutup pendaftaran.
league-entered = Kamu ikut { $league }.
league-left = Kamu keluar dari { $league }.
league-checked = Kehadiranmu untuk hari pertandingan berikutnya di { $league } sudah tercatat.
league-shown = Pesan { $league } dikirim ulang.
league-started = { $league }: meja sudah diundi, dan dibuka satu demi satu.
league-sign-up-closed = Tidak ada yang bisa mendaftar sendiri ke { $league } lagi. `/{ command-league } { command-league-add }` masih memasukkan orang, `/{ command-league } { command-league-open }` membuka lagi pendaftaran.
league-sign-up-open = Pendaftaran { $league } dibuka lagi.
league-closed = { $league } tidak punya hari pertandingan lagi.
league-dropped = { $who } keluar dari { $league }.
league-moved = { $league } kini menunggu sampai { $at }.
league-result-set = Hasilnya diisi, dan yang bergantung padanya diulang.
league-reopened = Pertandingannya dimainkan lagi.
league-paused = { $league } dijeda. Pertandingan yang sedang berlangsung berjalan terus.
league-resumed = { $league } berlanjut.
league-ended = { $league } selesai.
league-ended-one = { $league } selesai. Yang berikutnya dibuka di saluran ini.
league-end-repeating = { $league } berulang. Akhiri yang ini saja, sehingga yang berikutnya dibuka sekarang, atau untuk seterusnya?
league-repeats-set = { $days ->
        [0] { $league } tidak berulang lagi.
        [7] { $league } berulang setiap minggu.
        [14] { $league } berulang setiap dua minggu.
       *[28] { $league } berulang setiap empat minggu.
    }
league-exported = Liganya sebagai berkas:
league-add-title = { $league }: peserta yang kamu masukkan
league-added = ✅ Dimasukkan ({ $count }): { $who }
league-add-unfit = ❌ { $who } (`{ $id }`): { $why ->
        [bot] itu bot.
        [stranger] bukan anggota server ini.
        [nobody] tidak ada orang di Discord dengan id itu.
       *[unasked] Discord tidak memberi tahu siapa itu. Coba lagi.
    }
league-add-refused = ❌ { $who }: { $reason }
league-add-strange = ❌ “{ $word }” bukan sebutan dan bukan id.

# Mengapa sesuatu tentang liga ditolak.
refused-no_league = Tidak ada liga seperti itu di server ini.
refused-no_league_here = Tidak ada liga di server ini. Pengelola liga membuatnya dengan /{ command-league } { command-league-create }.
refused-which_league = Beberapa liga mungkin dimaksud: { $leagues }. Sebutkan yang mana dengan opsi “{ parameter-league }”.
refused-league_managers_only = Hanya pengelola liga server ini yang boleh: yang boleh mengelola server, dan peran di /{ command-settings } { command-settings-server }.
refused-too_many_leagues = Sudah ada { $most } liga di server ini. Akhiri salah satunya dulu.
refused-league_partners = Permainan itu dimainkan berpasangan, sedangkan di liga setiap orang bermain sendiri.
refused-league_role = Hanya { $role } yang boleh mendaftar ke liga ini.
refused-league_form_over = Formulir itu sudah selesai: liganya sudah dibuat, atau sudah lewat dua hari. `/{ command-league } { command-league-create }` membuka yang baru.
refused-league_no_role = Pilih peran yang boleh mendaftar, atau izinkan semua orang.
refused-league_seats = Permainan itu untuk paling banyak { $most } pemain, dan meja berisi { $seats } bisa diundi. Pilih kursi lebih sedikit, atau permainan lain.
refused-league_points_count = Satu sampai delapan angka membentuk susunan, seperti 5-3-2-1. Poinnya tetap.
refused-league_points_number = “{ $what }” bukan bilangan bulat. Ketik poin seperti 5-3-2-1. Poinnya tetap.
refused-league_points_most = “{ $what }” terlalu banyak: satu peringkat bernilai paling banyak 100 poin. Poinnya tetap.
refused-league_points_rise = Sebuah peringkat tidak bisa bernilai lebih dari yang sebelumnya ({ $what }). Poinnya tetap.
refused-league_points_nothing = Peringkat pertama harus bernilai sesuatu. Poinnya tetap.
refused-league_bad_time = Waktu itu sudah lewat, atau lebih dari setahun lagi.
refused-league_no_time = Pilih waktu dari daftar.
refused-league_no_deadline = Liga kini menunggu mejanya, bukan sebuah waktu.
refused-league_would_lose = Itu membatalkan { $count } pertandingan yang sudah dimainkan: { $matches }. Kamu yakin?
refused-league_moved_on = Liga sudah berlanjut sejak tombol itu muncul. Ketik perintahnya sekali lagi.
refused-league_over = Liga ini sudah selesai.
refused-league_entered = Sudah ikut liga ini.
refused-league_full = Liga ini sudah penuh.
refused-league_too_late = Sudah dimulai, jadi tidak ada yang bisa ikut lagi.
refused-league_not_entered = Kamu tidak ikut liga ini.
refused-league_sign_up_closed = Pendaftaran sudah ditutup.
refused-league_sign_up_open = Pendaftaran sudah dibuka.
refused-league_not_in_it = { $who } tidak ikut liga ini, atau sudah tidak lagi.
refused-league_taken_out = Seorang pengelola mengeluarkanmu dari liga ini, dan hanya pengelola yang bisa memasukkanmu lagi.
refused-league_invited = Liga ini untuk daftar orang tertentu: hanya pengelolanya yang memasukkan peserta.
refused-league_kept_out = Yang dilarang di meja server ini tidak bisa ikut liganya.
refused-league_stage_open = Masih ada meja yang belum selesai.
refused-league_too_few = Perlu paling sedikit dua peserta.
refused-league_nobody_asked = Konfirmasi hadir belum dimulai.
refused-league_no_such_table = Tidak ada meja seperti itu di liga ini. Pilih dari daftar.
refused-league_other_people = Orang-orang itu tidak diundi ke meja itu.
refused-league_points_missing = Setiap peringkat perlu poinnya.
refused-league_has_ended = Meja itu sudah selesai, dan yang sesudahnya bergantung padanya.
refused-league_not_ended = Meja itu belum selesai.
refused-league_no_more_days = Liga ini tidak punya hari pertandingan lagi.
refused-league_no_check_in = Saat ini tidak ada konfirmasi hadir.
refused-league_checked_in = Kehadiranmu sudah tercatat.
refused-league_began = Sudah dimulai.
refused-league_paused = Liganya dijeda. /{ command-league } { command-league-resume } melanjutkannya.
refused-league_not_paused = Liganya tidak dijeda.
refused-league_repeated = Yang berikutnya sudah dibuka. Pilih yang itu.
refused-league_no_series = Liga ini tidak berulang.
refused-league_shown_just_now = Pesan liga baru dikirim kurang dari setengah menit lalu.
refused-league_no_game = Permainan atau paket itu sudah tidak ada. Pilih yang lain.
refused-league_no_entrant = Tidak ada yang bernama “{ $player }” di liga ini, atau lebih dari satu. Pilih dari daftar.
refused-league_not_at_table = “{ $player }” tidak diundi ke meja itu. Pilih dari daftar.
refused-league_twice = Ada yang tercantum dua kali.
refused-league_too_many_added = Itu terlalu banyak sekaligus: paling banyak { $most }.
refused-not_drawn = Hanya yang diundi ke meja ini yang bermain di sini.
refused-of_league = Ini meja liga: liga menentukan siapa bermain dan apa yang dimainkan, dan tidak ada yang dibatalkan.
refused-too_many_roles = Itu terlalu banyak: paling banyak { $most } peran bisa dipilih.

notice-league_no_threads = Meja liga { $league } dibuka langsung di { $channel }: aku tidak bisa membuat utas di sana. Perlu izin “Buat Utas Publik”, dan saluran teks.
notice-league_not_shown = Aku tidak bisa menampilkan pesan liga { $league } di { $channel }. Liganya berlanjut. Beri aku izin “{ permission-view_channel }”, “{ permission-send_messages }”, dan “{ permission-embed_links }” di sana.
notice-league_check_in = { $people } · **{ $league }**, hari pertandingan { $day }: yang bermain menekan **Hadir** di bawah pesan liga, atau mengetik `/{ command-league } { command-league-checkin }`. Meja diundi { $at }.
notice-league_check_in_ends = { $people } · **{ $league }**: kalian belum mengonfirmasi hadir. Tekan **Hadir** di bawah pesan liga, atau ketik `/{ command-league } { command-league-checkin }`. Meja hari pertandingan { $day } diundi { $at }, tanpa yang belum.
notice-league_dropped = { $by } mengeluarkanmu dari liga { $league }.
notice-league_bye = Di tahap liga { $league } ini kamu tanpa lawan dan langsung lanjut.
notice-league_bye_day = Di hari pertandingan liga { $league } ini kamu tanpa lawan: itu dihitung seperti peringkat pertama.
notice-league_repeats_no_more = Liga { $league } tidak berulang lagi: { $count } kali berturut-turut tidak ada yang mau bermain. /{ command-league } { command-league-create } membuat yang lain.
notice-fixture_reminder = { $people }, pertandinganmu segera dimulai. Tekan **Siap** di bawah pesan meja, atau ketik `/{ command-join }`, kalau tidak kamu kalah WO.
league-mine-ratings = Ratingmu di server ini
league-mine-rating = { $game }: **{ $rating }** ± { $margin }{ $provisional ->
        [0] {""}
       *[other] , sementara
    } · { $count } pertandingan
league-created-no-events = Dengan izin “Buat Acara” liga ini juga akan masuk ke acara server ini.
button-leave-league = Keluar dari liga
button-end-league = Akhiri
league-mine-so = { $so ->
        [table] {" "}· mejamu: { $channel }
        [soon] {" "}· mejamu segera dibuka
        [bye] {" "}· tanpa lawan di tahap ini, kamu lanjut
        [on] {" "}· kamu lanjut, dan menunggu yang lain
        [out] {" "}· kamu gugur
        [left] {" "}· kamu sudah keluar
        [checked_in] {" "}· kehadiranmu tercatat
        [to_check_in] {" "}· belum konfirmasi hadir: `/{ command-league } { command-league-checkin }`
        [won] {" "}· kamu menang
       *[nothing] {""}
    }
league-check-in-open = { $league }: konfirmasi hadir dibuka, dan para peserta dipanggil. `/{ command-league } { command-league-start }` sekali lagi langsung mengundi meja.
league-leave-sure =
    { $began ->
        [cup] { $league } sudah dimulai: yang keluar tidak bisa kembali, dan kalah dalam pertandingannya. Kamu yakin?
       *[season] Yang keluar dari { $league } kalah dalam pertandingan yang sedang dimainkannya, dan turun ke urutan terakhir; ia boleh kembali selama masih ada hari pertandingan. Kamu yakin?
    }
league-end-sure = Itu mengakhiri { $league } tanpa pemenang, beserta semua mejanya yang terbuka. Itu tidak bisa dibatalkan. Kamu yakin?
refused-league_too_few_here =
    { $count ->
        [0] Belum ada yang konfirmasi hadir, padahal perlu dua.
       *[other] Baru satu yang konfirmasi hadir, padahal perlu dua.
    } `/{ command-league } { command-league-deadline }` memindahkan hari pertandingan.
notice-league_begins = { $people } · **{ $league }** diundi { $at }, lalu mejamu memanggilmu. Yang tidak bisa bermain mengetik `/{ command-league } { command-league-leave }`.
