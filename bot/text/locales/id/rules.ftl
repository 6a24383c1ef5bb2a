# Aturan satu meja, disusun dari data aturannya.

variant-name =
    { $variant ->
        [gambian] Gambia
        [classic] Klasik
        [house] Rumahan
        [standard] Standar
        [five_rounds] Lima ronde
        [zimbabwean] Zimbabwe
       *[other] { $variant }
    }
variant-about =
    { $variant ->
        [classic] Untuk dua sampai empat pemain: ambil kartu sampai bisa bermain; pemenang mendapat poin semua yang lain.
        [house] Ambil sampai tiga kartu, dan letakkan beberapa kartu bernilai sama sekaligus.
        [standard] Satu kartu per giliran, ambil kartu sampai bisa bermain.
        [five_rounds] Jumlah ronde tetap, tiap ronde paling lama sampai tumpukan ambil habis; total terendah menang.
        [zimbabwean] Dua set kartu; angka 2, angka 7, dan joker mengancam dan bisa dijawab; total terendah menang.
        [gambian] Crazy Eights sistem gugur dari Gambia: satu pemain gugur setelah tiap ronde, sampai tinggal satu.
       *[other] Crazy Eights
    }

rules-title = Aturan meja ini: { $variant }
rules-title-usual = Aturan biasa permainan: { $variant }
rules-page = Halaman { $page } dari { $pages }

rules-aim-title = Tujuannya
rules-aim = Habiskan kartumu. Sebuah ronde selesai ketika seseorang memainkan kartu terakhir di tangannya{ $variant ->
        [gambian] {" "}(sebuah *penahanan*)
       *[other] {""}
    }.
rules-aim-partners = Pasangan menghabiskan kartunya bersama. Sebuah ronde selesai ketika **kedua anggota satu pasangan** sudah memainkan kartu terakhirnya.
rules-aim-knockout = Semua yang lain lalu menghitung kartunya, dan pemegang poin terbanyak **gugur dari pertandingan**. Yang lain bermain terus. Dua yang terakhir memainkan final: yang memainkan kartu terakhir di situ memenangkan pertandingan.
rules-aim-single = Satu ronde menentukan: { $partners ->
        [0] yang lebih dulu memainkan kartu terakhirnya menang
       *[other] pasangan itu menang
    }.
rules-aim-target = Ronde dimainkan sampai ada yang mencapai { $target } poin atau lebih di akhir ronde; lalu total { $low ->
        [0] **tertinggi**
       *[other] **terendah**
    } memenangkan pertandingan.
rules-aim-rounds = Setelah { $rounds } ronde, total { $low ->
        [0] **tertinggi**
       *[other] **terendah**
    } memenangkan pertandingan.

rules-partners-title = Pasangan
rules-partners = Dua pemain yang duduk berhadapan adalah pasangan; mereka tidak boleh saling memberi tahu kartunya. Yang kartunya habis keluar dari ronde dan dilewati, sedangkan pasangannya bermain terus. Bila ada yang pergi, pihak lawan menang.
rules-partners-naming = { CAPITAL($cards) } tetap meminta jenis walau itu kartu terakhirmu, selama pasanganmu masih bermain.

rules-deal-title = Pembagian kartu
rules-players = Untuk { $least }{ $most ->
        [0] {""}
       *[other] {" "}sampai { $most }
    } pemain.
rules-pack = Dipakai { $packs ->
        [1] satu set berisi 52 kartu
       *[other] { $packs } set berisi 52 kartu (jadi bisa ada dua kartu yang sama)
    }{ $jokers ->
        [0] {""}
       *[other] {" "}dan { $jokers } joker
    }.
rules-pack-usual = Dengan { $players } pemain biasanya dipakai { $packs } set.
rules-dealer = Pembagi pertama diundi.
rules-dealer-moves = Pembagi pertama diundi; pada ronde berikutnya pembagian pindah ke pemain sebelahnya.
rules-hand = Setiap pemain mendapat { $cards } kartu{ $packet ->
        [1] , dibagikan satu per satu
       *[other] , dibagikan { $packet } sekaligus, sisa ganjil dibagikan sendiri di akhir
    }.
rules-hand-few = Bila { $players } pemain bermain, masing-masing { $cards } kartu.
rules-hand-chosen = Sebelum setiap pembagian, pembaginya memilih berapa kartu per pemain; tanpa pilihan jumlahnya tetap.
rules-stock = Sisanya menjadi **tumpukan ambil**, tertutup; kartu teratasnya dibuka dan memulai **tumpukan buang**. Pemain setelah pembagi mulai, dan permainan berjalan { $direction ->
        [ccw] berlawanan arah jarum jam
       *[cw] searah jarum jam
    }.
rules-starter-printed = Bila { $card } yang terbuka, jenisnya sendiri yang berlaku.
rules-starter-bury = Bila { $card } yang terbuka, kartu itu kembali ke tengah tumpukan ambil dan kartu lain dibuka.
rules-starter-dealer_names = Bila { $card } yang terbuka, pembagi melihat kartunya lalu menyebutkan jenis.
rules-starter-any = Bila { $card } yang terbuka, pemain pertama boleh memainkan kartu apa pun.
rules-starter-inert = Kartu khusus lain yang terbuka tidak berpengaruh.
rules-starter-inert-open = Kartu khusus lain yang terbuka tidak berpengaruh, kecuali bahwa di atas { $cards } kartu apa pun cocok.
rules-starter-apply = Kartu khusus lain yang terbuka berlaku seakan baru dimainkan pembagi.
rules-starter-redraw = Kartu khusus lain yang terbuka kembali ke tengah tumpukan ambil dan kartu lain dibuka.

rules-turn-title = Giliranmu
rules-turn-play = Mainkan satu kartu yang **cocok**: jenisnya sama dengan jenis yang berlaku (jenis kartu teratas, kecuali jenis lain diminta) atau nilainya sama dengan kartu teratas. Di atas ratu hati, setiap kartu hati dan setiap ratu cocok.
rules-turn-free = { CAPITAL($cards) } cocok di atas apa pun.
rules-turn-free-asked = { CAPITAL($cards) } cocok di atas apa pun, kecuali kamu sedang ditanya apakah punya { $asked }.
rules-turn-free-threatened = { CAPITAL($cards) } cocok di atas apa pun, kecuali kamu sedang terancam (lihat { $asked } di bawah).
rules-turn-open = Di atas { $cards } kartu apa pun cocok.
rules-several = **Beberapa sekaligus**: kamu boleh memainkan dua kartu atau lebih yang bernilai sama bersama, dalam urutan apa pun, bila yang pertama cocok. Yang terakhir berada paling atas, dan jenisnya berlaku.
rules-several-naming = Dengan beberapa { $cards } hanya satu jenis yang diminta.
rules-several-naming-not = { CAPITAL($cards) } dimainkan satu per satu.
rules-several-drawn = Kartu yang baru diambil dimainkan sendiri.
rules-draw-stuck = Bila bisa bermain, kamu harus bermain{ $free ->
        [0] {""}
       *[other] , atau lewat bila dibolehkan (di bawah)
    }; kamu tidak boleh mengambil kartu sebagai gantinya. Bila tidak bisa, kamu harus mengambil.
rules-draw-any = Kamu boleh mengambil kartu walau bisa bermain. Bila tidak bisa bermain, kamu harus mengambil.
rules-draw-end = Kamu mengambil **satu kartu**, dan giliranmu selesai, walau kartu itu cocok.
rules-draw-one = Kamu mengambil **satu kartu** dalam satu giliran.
rules-draw-some-until = Kamu mengambil kartu satu demi satu sampai ada yang cocok, tetapi **paling banyak { $limit }** dalam satu giliran.
rules-draw-all-until = Kamu mengambil kartu satu demi satu **sampai ada yang cocok** atau kartunya habis.
rules-draw-some = Kamu boleh mengambil sampai { $limit } kartu dalam satu giliran, satu demi satu.
rules-draw-all = Kamu boleh mengambil sebanyak apa pun dalam satu giliran, satu demi satu.
rules-drawn-only = Setelah mengambil, kamu hanya boleh memainkan **kartu yang terakhir diambil**, bila cocok.
rules-drawn-must = Bila saat itu bisa bermain, kamu harus bermain.
rules-drawn-any = Setelah itu kamu boleh memainkan kartu cocok mana pun, baru diambil atau tidak.
rules-pass-stuck = Kamu boleh **lewat** hanya bila tidak bisa bermain dan tidak bisa mengambil lagi.
rules-pass-more = Kamu boleh **lewat** hanya bila tidak bisa bermain dan tidak bisa mengambil lagi atau, walau bisa bermain, { $when }.
rules-pass-failed = Tumpukan ambil yang habis bukan alasan untuk lewat: yang saat itu harus mengambil mengakhiri ronde.
rules-pass-empty = bila tumpukan ambil habis
rules-pass-drawn = setelah mengambil kartu dalam giliran ini

rules-powers-title = Kartu khusus
rules-power-names = **{ CAPITAL($cards) }**: yang memainkannya meminta jenis. Kartu berikutnya harus berjenis itu, atau cocok di atas apa pun. Dengan kartu yang mengakhiri ronde tidak ada jenis yang diminta.
rules-power-skips = **{ CAPITAL($cards) }**: pemain berikutnya dilewati.{ $two ->
        [0] {""}
       *[other] {" "}Bila berdua, kamu main lagi.
    }
rules-power-reverses = **{ CAPITAL($cards) }**: arah permainan berbalik.{ $two ->
        [none] {""}
        [skip] {" "}Bila berdua, yang lain dilewati, jadi kamu main lagi.
       *[plain] {" "}Bila berdua, ini tidak mengubah apa-apa.
    }
rules-power-draws = **{ CAPITAL($cards) }**: pemain berikutnya mengambil { $count } kartu dan kehilangan giliran. Tidak ada kartu yang mencegahnya.
rules-power-draws-several = **{ CAPITAL($cards) }**: { $count } pemain berikutnya mengambil berturut-turut { $shares } kartu dan kehilangan giliran; pemain sesudahnya yang bermain. Tidak ada kartu yang mencegahnya.
rules-power-draws-few = Dengan { $players } pemain: { $shares }.
rules-power-asks = **{ CAPITAL($cards) }**{ $variant ->
        [gambian] {" "}(“Kamu kuat?”)
       *[other] {""}
    }: pemain berikutnya ditanya apakah punya { $one }, dan yang punya harus memainkannya, jenis apa pun. Yang tidak punya mengambil { $count } kartu dan kehilangan giliran. Setelah itu urusannya selesai: jawabannya tidak menanyai siapa pun, dan pemain berikutnya bermain seperti biasa.
rules-power-threatens-draw = **{ CAPITAL($cards) }**: pemain berikutnya terancam mengambil { $count } kartu. Ancaman itu hanya bisa dijawab dengan { $answers }. Yang tidak menjawab, entah bisa atau tidak, mengambil semua kartu itu dengan **{ LABEL("button-draw", $own, $public) }** atau `/{ command-draw }` dan kehilangan giliran; pemain berikutnya bermain seperti biasa.
rules-power-threatens-draw-helpless = **{ CAPITAL($cards) }**: pemain berikutnya mengambil { $count } kartu dan kehilangan giliran. Tidak ada kartu yang mencegahnya.
rules-answer-on = { $card } (meneruskan ancaman ke pemain berikutnya)
rules-answer-ends = { $card } (mengakhiri ancaman)
rules-answers = { $on } atau { $ends }
rules-stack-sum = Ancaman mengambil kartu **dijumlahkan**: kartu yang meneruskannya menambahkan angkanya.
rules-stack-replace = Ancaman mengambil kartu tidak dijumlahkan: kartu yang meneruskannya hanya mengancam dengan angkanya sendiri.
rules-power-threatens-skip = **{ CAPITAL($cards) }**: pemain berikutnya terancam kehilangan giliran. Ancaman itu hanya bisa dijawab dengan { $answers }. Yang tidak menjawab, entah bisa atau tidak, kehilangan satu giliran dengan **{ LABEL("button-pass", $own, $public) }** atau `/{ command-pass }`; ancaman ini tidak dijumlahkan.{ $two ->
        [0] {""}
       *[other] {" "}Bila berdua, kamu lalu main lagi.
    }
rules-power-blocks = **{ CAPITAL($cards) }**: sebagai jawaban atas { $threats ->
        [draw] ancaman mengambil kartu,
       *[both] sebuah ancaman,
    } { $one } mengakhirinya bagi semua, dan pemain berikutnya bermain seperti biasa. Selain itu tidak ada pengaruhnya.
rules-power-plays-again = **{ CAPITAL($cards) }**: kamu mendapat satu giliran utuh lagi, dan kartu yang baru kamu mainkan harus disusul seperti kartu lain.
rules-final-ignore = Kartu yang mengakhiri ronde tidak berpengaruh.
rules-final-apply = Kartu yang mengakhiri ronde tetap membuat yang lain mengambil kartu, sebelum dihitung; tidak ada yang bisa menjawabnya.
rules-finish-forbid = Tidak satu pun kartu khusus ({ $cards }) boleh menjadi kartu terakhirmu, juga tidak sebagai jawaban: dengan kartu itu saja kamu tidak bisa bermain.

rules-call-title = “Kartu terakhir”
rules-call-manual = Saat tinggal **satu kartu**, katakan “kartu terakhir”: tekan **{ LABEL("button-last-card", $own, $public) }**, pakai `/{ command-lastcard }`, atau beri reaksi 🔔 di tempat pesan meja menunjukkannya. Kamu boleh mengatakannya dengan dua kartu, tepat sebelum memainkan salah satunya. Selama belum kamu katakan, pemain lain mana pun boleh **menangkapmu** (tombol **{ LABEL("button-catch", $own, $public) }**, `/{ command-catch }`, atau 🚨), dan kamu mengambil dua kartu. Bila kamu mengambil kartu lalu tinggal satu kartu lagi, katakan sekali lagi.
rules-call-auto = “Kartu terakhir” diucapkan untukmu.
rules-call-off = Di sini tidak ada yang perlu berkata “kartu terakhir”.

rules-misplay-catch-title = Meja yang mengawasi dirinya sendiri
rules-misplay-reject-title = Kartu yang salah
rules-misplay-catch = Bot **tidak** mencegahmu memainkan kartu yang tidak cocok, atau bermain di luar giliran. Kartunya tampak seperti yang lain dan tetap berpengaruh, di luar giliran terhadap yang sedang mendapat giliran. Namun pemain lain mana pun boleh **protes** (tombol **{ LABEL("button-challenge", $own, $public) }**, `/{ command-challenge }`, atau ⚠️): lalu kartunya kembali, pemainnya mengambil dua kartu, dan bila itu gilirannya, gilirannya selesai. Bila tidak ada yang keberatan sebelum orang lain bermain, mengambil, atau lewat{ $seconds ->
        [0] , atau sepersepuluh waktu giliran berlalu
       *[other] , atau { $seconds } detik (di meja lambat sepersepuluh waktu giliran) berlalu
    }, kartunya tetap berlaku. Sampai saat itu pemainnya tidak boleh bermain, mengambil, atau lewat.
rules-misplay-asked = Yang tadi ditanya apakah punya { $one } tetap ditanya.
rules-misplay-owed = Kartu yang harus kamu ambil karena { $cards } **tidak** diambilkan untukmu. Ambil dengan tombol **{ LABEL("button-draw", $own, $public) }** atau `/{ command-draw }`, satu kartu sekali tekan, kapan saja. Kartu itu didahulukan dari kartu lain yang kamu ambil. Yang lain bisa protes sampai kamu mengambilnya; lalu kamu mendapat sisanya. Bila kamu bermain terus tanpa mengambilnya dan tidak ada yang protes sebelum orang lain bergerak, kamu lolos. Bila kamu mengambil terlalu banyak, kartunya tetap milikmu.
rules-misplay-hidden = Yang hanya bisa kamu lihat diawasi bot: { $draws ->
        [0] {""}
       *[other] kamu tidak bisa mengambil kartu selagi bisa bermain
    }{ $both ->
        [0] {""}
       *[other] , dan{" "}
    }{ $asked ->
        [none] {""}
       *[other] kamu tidak bisa menyembunyikan { $asked } saat ditanya
    }.
rules-misplay-arrest = Kartu terakhir pun masih bisa diprotes sesaat sebelum ronde selesai.
rules-misplay-reject = Kartu yang tidak cocok ditolak, dan tidak terjadi apa-apa.
rules-misplay-drawn = Kartu yang harus kamu ambil karena { $cards } diambilkan untukmu.
rules-accusing = Tuduhan palsu { $count ->
        [0] tidak berakibat apa-apa
       *[other] dihukum { $count } kartu
    }.

rules-stock-title = Tumpukan ambil, dan cara lain ronde selesai
rules-refill-shuffle = Bila tumpukan ambil habis, tumpukan buang kecuali kartu teratasnya dikocok menjadi tumpukan ambil baru.
rules-refill-flip = Bila tumpukan ambil habis, tumpukan buang kecuali kartu teratasnya dibalik menjadi tumpukan ambil baru: kartu yang dimainkan lebih dulu diambil lebih dulu.
rules-refill-none = Tumpukan ambil tidak diisi lagi dari tumpukan buang.
rules-short = Yang harus mengambil lebih banyak kartu daripada yang ada mengambil seadanya.
rules-stock-after_turn = Ronde juga selesai ketika **tumpukan ambil habis**: yang mengambil kartu terakhirnya menyelesaikan giliran (bermain, atau lewat), lalu selesai. { $result }
rules-stock-at_once = Ronde juga selesai seketika ketika **kartu terakhir tumpukan ambil** diambil. { $result }
rules-stock-on_failed_draw = Ronde juga selesai ketika seseorang harus mengambil dan **tumpukan ambil habis**. { $result }
rules-blocked = Bila semua lewat berturut-turut, ronde selesai. { $result }
rules-result-count = Lalu semua menghitung kartunya.
rules-result-knockout = Lalu semua menghitung kartunya, dan hitungan tertinggi gugur.
rules-result-knockout-nobody = Lalu tidak ada yang gugur, dan pemain yang sama memainkan ronde lagi.
rules-result-single = Lalu yang hitungannya terendah menang; bila beberapa sama rendah, mereka menang bersama.
rules-result-single-nobody = Lalu tidak ada yang menang.
rules-result-difference = Lalu yang hitungannya terendah mendapat dari setiap pemain lain selisih kedua hitungan; bila beberapa sama rendah, mereka membaginya, dibulatkan ke bawah.
rules-result-difference-single = Lalu yang hitungannya terendah menang, dan mendapat dari setiap pemain lain selisih kedua hitungan; bila beberapa sama rendah, mereka menang bersama dan membaginya, dibulatkan ke bawah.
rules-result-difference-partners = Lalu pihak dengan hitungan lebih rendah mendapat selisih kedua pihak; bila tidak ada selisih, tidak ada yang mendapat apa-apa.
rules-result-difference-partners-single = Lalu pihak dengan hitungan lebih rendah menang; bila sama, kedua pihak menang bersama.
rules-result-nobody = Lalu tidak ada yang mendapat poin.
rules-too-long = Ronde dengan { $actions } tindakan dihentikan dengan cara yang sama.
rules-too-long-alone = Ronde dengan { $actions } tindakan dihentikan. { $result }

rules-points-title = Penghitungan
rules-points = { CAPITAL($cards) }: { $points } poin
rules-points-pips = Yang lain: angka pada kartu
rules-points-own_penalty = Yang memainkan kartu terakhir tidak menghitung apa-apa. Yang lain menambahkan poin kartu yang dipegang ke totalnya sendiri: makin sedikit poin, makin baik.
rules-points-winner_collects = Yang memainkan kartu terakhir mendapat poin semua kartu yang masih dipegang yang lain.
rules-points-partners = Pihak yang kartunya habis mendapat poin semua kartu yang masih dipegang dua pemain lain, dan keduanya mendapat poin itu.
rules-points-single = Dengan satu ronde saja, poin hanya menentukan ronde yang tidak dimenangkan siapa pun.
rules-points-knockout = Semua kecuali yang memainkan kartu terakhir menghitung kartunya; hitungan tertinggi gugur dari pertandingan.
rules-tie-private = Bila beberapa pemain sama-sama tertinggi, mereka saja memainkan ronde khusus, dan hitungan tertinggi di antara mereka gugur.
rules-tie-extra_round = Bila di akhir beberapa pemain sama-sama terbaik, mereka saja memainkan ronde lagi, sampai diputuskan.
rules-tie-extra_round-partners = Bila di akhir total kedua pihak sama, satu ronde lagi dimainkan.
rules-tie-shared = Bila di akhir beberapa pemain sama-sama terbaik, mereka menang bersama.
rules-leaving = Yang meninggalkan pertandingan tidak bisa kembali; kartunya masuk ke bawah tumpukan ambil.
rules-joining = Pemain baru boleh bergabung di antara ronde, dengan total terburuk sejauh ini{ $target ->
        [0] {""}
       *[other] {" "}(tetapi di bawah { $target } poin yang mengakhiri pertandingan)
    }.

rules-changed-title = Yang diubah meja ini
rules-changed-nothing = Tidak ada: semua seperti biasa di { $variant }.

# Nilai secara umum, dan satu kartu bernilai itu, untuk aturan.
rank-plural =
    { $rank ->
        [J] jack
        [Q] ratu
        [K] raja
        [A] as
        [joker] joker
       *[other] angka { $rank }
    }
rank-plural-other = { rank-plural } lainnya
rank-one =
    { $rank ->
        [J] jack
        [Q] ratu
        [K] raja
        [A] as
        [joker] joker
       *[other] angka { $rank }
    }
card-the = { card-name }
