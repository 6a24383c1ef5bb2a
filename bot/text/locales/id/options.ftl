# Opsi meja: label pendek, dan setiap nilainya dengan kata-kata.

option-packs = Set kartu
option-packs-value = { $value }
option-jokers-per-pack = Joker per set
option-jokers-per-pack-value = { $value }
option-hand-size = Kartu per pemain
option-hand-size-value = { $value }
option-dealer-chooses = Jumlah kartu dipilih pembagi
option-dealer-chooses-value =
    { $value ->
        [on] sebelum setiap pembagian
       *[off] tidak, menurut pengaturan meja
    }
option-hints = Kartu yang cocok
option-hints-value =
    { $value ->
        [on] ditandai bagi yang mendapat giliran
       *[off] tidak ditandai
    }
option-deal-packet = Kartu sekali bagi
option-deal-packet-value = { $value }
option-starter-eight = Angka 8 terbuka pertama
option-starter-eight-value =
    { $value ->
        [printed] jenisnya sendiri yang berlaku
        [bury] dikembalikan, kartu lain dibuka
        [dealer_names] pembagi menyebutkan jenis
       *[any] kartu apa pun boleh menyusul
    }
option-starter-power = Kartu khusus lain terbuka pertama
option-starter-power-value =
    { $value ->
        [inert] tidak berpengaruh
        [apply] berlaku seakan dimainkan pembagi
       *[redraw] dikembalikan, kartu lain dibuka
    }
option-draw-when = Mengambil kartu
option-draw-when-value =
    { $value ->
        [stuck] hanya bila tidak bisa bermain
       *[any] kapan saja
    }
option-draw-limit = Kartu diambil dalam satu giliran
option-draw-limit-value =
    { $value ->
        [none] tanpa batas
       *[other] sampai { $value }
    }
option-after-draw = Setelah mengambil
option-after-draw-value =
    { $value ->
        [end] giliran selesai
        [drawn_only] kartu yang diambil boleh dimainkan
       *[any] kartu mana pun boleh dimainkan
    }
option-pass-when-empty = Lewat saat tumpukan ambil habis
option-pass-when-empty-value =
    { $value ->
        [stuck] hanya bila tidak bisa bermain
       *[free] selalu
    }
option-refill = Saat tumpukan ambil habis
option-refill-value =
    { $value ->
        [shuffle] tumpukan buang dikocok
        [flip] tumpukan buang dibalik
       *[none] tidak ada yang baru
    }
option-stock-end = Ronde selesai bersama tumpukan ambil
option-stock-end-value =
    { $value ->
        [after_turn] setelah giliran pengambil kartu terakhirnya
        [at_once] seketika
        [on_failed_draw] saat ada yang harus mengambil kartu
       *[never] tidak pernah
    }
option-multi-play = Beberapa kartu bernilai sama sekaligus
option-multi-play-value =
    { $value ->
        [on] boleh dimainkan
       *[off] tidak boleh dimainkan
    }
option-multi-eights = Beberapa angka 8 sekaligus
option-multi-eights-value =
    { $value ->
        [on] boleh dimainkan
       *[off] tidak boleh dimainkan
    }
option-draw-stack = Ancaman ambil dijawab dengan ancaman
option-draw-stack-value =
    { $value ->
        [sum] dijumlahkan
        [replace] berlaku sendiri
       *[off] tidak mungkin
    }
option-two-on-joker = Angka 2 sebagai jawaban atas joker
option-two-on-joker-value =
    { $value ->
        [on] diterima
       *[off] tidak diterima
    }
option-eight-blocks = Angka 8 melawan ancaman ambil
option-eight-blocks-value =
    { $value ->
        [on] mengakhirinya
       *[off] tidak membantu
    }
option-ace-counters-skip = As melawan angka 7
option-ace-counters-skip-value =
    { $value ->
        [on] mengakhiri ancaman
       *[off] tidak membantu
    }
option-reverse-two = Balik arah bila berdua
option-reverse-two-value =
    { $value ->
        [plain] tidak mengubah apa-apa
       *[skip] melewati yang lain
    }
option-final-effect = Pengaruh kartu terakhir
option-final-effect-value =
    { $value ->
        [ignore] diabaikan
       *[apply] tetap terjadi
    }
option-finish-on-power = Kartu khusus sebagai kartu terakhir
option-finish-on-power-value =
    { $value ->
        [allow] boleh
       *[forbid] tidak boleh
    }
option-last-call = Mengucapkan “kartu terakhir”
option-last-call-value =
    { $value ->
        [manual] masing-masing sendiri, atau bisa ditangkap
        [auto] diucapkan untukmu
       *[off] tidak perlu
    }
option-misplay = Kartu yang salah
option-misplay-value =
    { $value ->
        [catch] tetap di meja sampai ada yang protes
       *[reject] ditolak
    }
option-challenge-window = Waktu untuk protes
option-challenge-window-value = { $value } detik
option-false-catch = Kartu untuk tuduhan palsu
option-false-catch-value = { $value }
option-scoring = Penghitungan
option-scoring-value =
    { $value ->
        [own_penalty] tiap orang menghitung kartunya, yang rendah menang
        [winner_collects] pemenang mengumpulkan sisa kartu yang lain
       *[knockout] hitungan tertinggi gugur
    }
option-match = Pertandingan
option-match-value =
    { $value ->
        [single] satu ronde
        [target] sampai ada yang mencapai total
        [rounds] jumlah ronde tetap
       *[knockout] sistem gugur
    }
option-target = Total yang mengakhiri pertandingan
option-target-value = { $value }
option-rounds = Ronde dalam pertandingan
option-rounds-value = { $value }
option-blocked-score = Bila semua lewat berturut-turut
option-blocked-score-value =
    { $value ->
        [count] semua menghitung kartunya
        [difference] hitungan terendah mengumpulkan kelebihan yang lain
       *[none] ronde tidak dihitung
    }
option-tie = Hasil seri
option-tie-value =
    { $value ->
        [extra_round] diputuskan di ronde berikutnya
       *[shared] dibagi bersama
    }
option-partnership = Pasangan
option-partnership-value =
    { $value ->
        [on] yang duduk berhadapan
       *[off] tidak ada
    }
option-max-actions = Ronde terpanjang, dalam tindakan
option-max-actions-value = { $value }

options-title = Opsi meja ini
options-body = Pilih dari menu; setiap pilihan langsung berlaku. Hanya tuan rumah yang bisa mengubahnya, dan hanya sebelum pertandingan dimulai.
options-settled = Pertandingan sudah dimulai, atau mejanya sudah ditutup: tidak ada yang bisa diubah di sini lagi.
options-page = Halaman { $page } dari { $pages }
options-back = Kembali
options-next = Lanjut
options-default = { $value } (biasanya)
option-case = { $value } untuk { $players } pemain
option-by-players = { $cases }, selain itu { $usual }
option-line = { $label }: { $value }
option-auto-forced = Bila hanya bisa mengambil atau lewat
option-auto-forced-value =
    { $value ->
        [on] dilakukan untukmu
       *[off] kamu lakukan sendiri
    }
option-call-grace = Waktu mengucapkan “kartu terakhir” setelah ditangkap
option-call-grace-value =
    { $value ->
        [0] tidak ada
       *[other] { $value } detik
    }
