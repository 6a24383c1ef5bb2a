# Tutorial: yang disampaikan kepada yang belajar, di atas kartunya.

lesson-thread = tutorial
lesson = 🎓 { $words }
lesson-table = { $over ->
        [0] **Tutorial:** satu ronde melawan dua komputer. Tidak ada yang dihitung di sini, kartunya sudah diatur lebih dulu, dan komputer sengaja berbuat salah.
       *[1] **Tutorial.** Tidak ada yang dihitung. `/{ command-table } { command-table-new }` membuka meja sungguhan, `/{ command-table } { command-table-tutorial }` memulai yang ini lagi.
    }
lesson-table-closed = Tanpa pesan langsung, **{ button-hand }** menunjukkan apa yang harus dilakukan: tekan lagi setiap kali komputer sudah bermain.

lesson-news-welcome = Selamat datang! Kamu bermain satu ronde melawan dua komputer. Yang pertama kehabisan kartu menang; tidak ada yang dihitung dan tidak ada batas waktu.
lesson-news-played = Kartumu sekarang berada paling atas.
lesson-news-named = Itu tadi angka 8-mu: kartu berikutnya harus dari jenis yang kamu minta.
lesson-news-drew = Kamu sudah mengambil satu kartu.
lesson-news-called = Kamu sudah mengatakan “kartu terakhir”: tidak ada yang bisa menangkapmu.
lesson-news-caught = Tertangkap! { $who } belum mengatakan “kartu terakhir” dan mengambil dua kartu lagi. (Di sini komputer sengaja lupa.)
lesson-news-challenged = Jeli sekali! { $who } harus mengambil kembali kartunya, ditambah dua lagi. (Itu sengaja salah, supaya kamu bisa melihatnya.)
lesson-news-found_out = { $who } melihat bahwa kartumu tidak cocok: kartu itu kembali kepadamu, ditambah dua lagi. Kalau tidak ada yang melihat, kartu itu tetap di sana.
lesson-news-was_caught = { $who } menangkapmu: kartumu tinggal satu dan kamu belum mengatakan “kartu terakhir”. Hukumannya dua kartu.
lesson-news-missed = { $who } lolos: tidak ada yang menekan **{ button-challenge }** pada waktunya, jadi kartu yang salah tetap di sana. (Itu sengaja, supaya kamu bisa melihatnya.)
lesson-news-others = { $who } lupa mengatakan “kartu terakhir”, dan komputer yang lain lebih cepat menangkapnya daripada kamu.

lesson-task-play = **Giliranmu:** kartu cocok menurut jenis atau nilainya. Tekan { $card }.
lesson-task-eight = **Giliranmu:** tidak ada yang cocok selain angka 8, yang selalu cocok. Tekan { $card }, lalu jenis untuk kartu berikutnya: yang paling banyak kamu pegang adalah { $suit }.
lesson-task-call_first = **Giliranmu:** sebentar lagi kartumu tinggal satu, dan itu harus dikatakan. Tekan **{ button-last-card }** dulu, lalu { $card }.
lesson-task-finish = **Giliranmu:** tekan { $card }, kartu terakhirmu, dan kamu menang.
lesson-task-answer = **Giliranmu:** kamu ditanya apakah punya as. Tekan { $card }.
lesson-task-take = **Giliranmu:** kamu masih berutang { $count ->
        [1] 1 kartu. Tekan **{ button-draw }**.
       *[other] { $count } kartu. Tekan **{ button-draw }** untuk tiap kartu.
    }
lesson-task-draw = **Giliranmu:** tidak ada yang cocok. Tekan **{ button-draw }**; mengambil kartu mengakhiri giliran.
lesson-task-pass = **Giliranmu:** tidak ada yang cocok dan tidak ada kartu untuk diambil. Tekan **{ button-pass }**.
lesson-task-call = **Tinggal satu kartu:** cepat tekan **{ button-last-card }**! Selama kamu belum mengatakannya, siapa pun boleh menangkapmu.
lesson-task-catch = **Lihat:** kartu { $who } tinggal satu dan ia belum mengatakan “kartu terakhir”. Tekan **{ LABEL("button-catch", $own, $public) }**, di sini atau di meja, atau ketik `/{ command-catch }`!
lesson-task-challenge = **Lihat:** { $who } memainkan { $card } di atas { $below }: jenis maupun nilainya tidak cocok. Di sini hanya kamu yang bisa mencegahnya: tekan **{ LABEL("button-challenge", $own, $public) }**, di sini atau di meja, atau ketik `/{ command-challenge }`!
lesson-task-wrong = { $card } di atas { $below }: jenis maupun nilainya tidak cocok, atau itu bukan giliranmu. Di sini tidak ada yang mencegahmu, tetapi yang lain bisa melihatnya: tunggu saja.
lesson-task-wait = Giliran { $who }.
lesson-task-last = Itu kartu terakhir. Sebentar lagi, kalau tidak ada yang memprotes, ronde selesai.
lesson-task-won = **Kamu menang!** Kartumu habis lebih dulu, dan itulah tujuannya.
lesson-task-lost = **{ $who } menang:** kartunya habis. Di meja sungguhan, lain kali giliranmu yang menang.
lesson-task-enough = **Cukup untuk pelajaran pertama**, jadi sampai di sini.
lesson-task-stopped = **Tutorial sudah berakhir.** `/{ command-table } { command-table-tutorial }` memulainya lagi.
lesson-skill = { $met ->
        [0] ▫️
       *[1] ✅
    } { $what ->
        [played] **Mainkan** menurut jenis atau nilai; kalau tidak ada yang cocok, ambil kartu.
        [named] **Angka 8** selalu cocok, dan yang memainkannya meminta jenis.
        [called] **Kartu terakhir:** katakan sebelum kartumu tinggal satu, atau segera sesudahnya.
        [caught] **Tangkap** siapa pun yang kartunya tinggal satu dan belum mengatakannya.
       *[challenged] **Protes** bila ada kartu yang tidak cocok. Di meja yang kartu salahnya ditolak bot, itu tidak perlu.
    }
lesson-go-on = **Main sungguhan:** `/{ command-table } { command-table-new }` membuka meja, yang lain menekan *{ LABEL("button-join", $public) }*, *{ LABEL("button-add-computer", $public) }* mengisi kursi, *{ LABEL("button-start", $public) }* membagikan kartu. Selebihnya ada di `/{ command-rules }`: angka 2, angka 10, jack, as, dan joker juga kartu khusus.

done-lesson = Tutorialmu siap di { $channel }. Kartumu dan petunjuknya datang lewat pesan langsung; *{ LABEL("button-hand", $public) }* di meja, atau `/{ command-hand }`, juga menampilkannya, hanya kepadamu.
refused-lesson_running = Kamu sudah berada di tutorial, di { $channel }. `/{ command-table } { command-table-leave }` mengakhirinya.
refused-lesson_dealt = Itu tutorial: kartunya sudah diatur lebih dulu, bukan dikocok, jadi tidak ada yang bisa diperiksa.
over-headline-taught = Tutorial sudah selesai.
