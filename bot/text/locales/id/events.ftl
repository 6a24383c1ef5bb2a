# Apa yang terjadi di meja, satu kalimat per kejadian. $who, $by, dan $target adalah orang.

event-round-began = Ronde { $number } dimulai: { $dealer } membagikan { $cards } kartu kepada setiap pemain.
event-private-round-began = Ronde khusus { $number } dimulai: { $dealer } membagikan kartu kepada { $people }.
event-extra-round-began = Ronde tambahan { $number } dimulai: { $dealer } membagikan kartu kepada { $people }.
event-buried = { $card } dibuka lebih dulu dan kembali ke tumpukan ambil.
event-turned = Kartu pertama di tumpukan buang adalah { $card }.
event-named = { $who } meminta { $suit }.
event-played = { $who } memainkan { $card }.
event-played-naming = { $who } memainkan { $card } dan meminta { $suit }.
event-drew-turn = { $who } { $count ->
        [0] tidak mengambil apa-apa: kartunya sudah habis
       *[other] mengambil { $count } kartu
    }.
event-drew-threat = { $who } { $count ->
        [0] tidak mengambil apa-apa karena kartunya sudah habis,
       *[other] mengambil { $count } kartu
    } dan kehilangan giliran.
event-drew-weak = { $who } { $variant ->
        [gambian] tidak kuat
       *[other] tidak bisa menjawab
    }: { $count ->
        [0] tidak mengambil apa-apa karena kartunya sudah habis,
       *[other] mengambil { $count } kartu
    } dan kehilangan giliran.
event-drew-final = { $who } masih harus mengambil { $count } kartu.
event-drew-owed = { $who } mengambil { $count } kartu utangnya.
event-drew-extra = { $who } mengambil satu kartu terlalu banyak dan tetap memegangnya.
event-drew-caught = { $who } mengambil { $count } kartu karena lupa “kartu terakhir”.
event-drew-misplay = { $who } mengambil { $count } kartu karena salah main.
event-drew-false-catch = { $who } mengambil { $count } kartu karena tuduhan palsu.
event-passed = { $who } lewat.
event-called = { $who } berkata “kartu terakhir”!
event-caught = { $by } menangkap { $who } tanpa “kartu terakhir”.
event-taken-back = { $by } protes: permainan itu salah. { $who } mengambil kembali { $card }.
event-made-to-draw = { $by } menagih { $who } untuk mengambil kartu utangnya.
event-owed-threat = { $who } berutang { $count } kartu dan kehilangan giliran.
event-owed-weak = { $who } { $variant ->
        [gambian] tidak kuat
       *[other] tidak bisa menjawab
    }: berutang { $count } kartu dan kehilangan giliran.
event-forgiven = Tidak ada yang keberatan: { $who } tidak perlu mengambil { $count } kartu utangnya.
event-skipped = { $who } dilewati.
event-reversed = Arah permainan berbalik.
event-asked = { $who } ditanya{ $variant ->
        [gambian] : “Kamu kuat?”
       *[other] {" "}apakah punya { $asked }.
    }
event-answered = { $who } { $variant ->
        [gambian] kuat dan menjawab
       *[other] menjawab
    } dengan { $asked }.
event-draw-threatened = { $who } harus menjawab, atau mengambil { $count } kartu.
event-skip-threatened = { $who } harus menjawab, atau dilewati.
event-threat-ended = { $who } menjawab: { $count ->
        [0] tidak ada yang dilewati
       *[other] tidak ada yang mengambil kartu
    }.
event-played-again = { $who } main lagi.
event-scored = { $who }: { $points } poin, total { $total }.
event-refilled = Tumpukan buang menjadi tumpukan ambil yang baru: { $count } kartu.
event-settled = Tidak ada yang keberatan: kartunya tetap berlaku.
event-went-out = { $who } memainkan kartu terakhirnya{ $variant ->
        [gambian] : ditahan!
       *[other] !
    }
event-round-arrest = Ronde { $number } selesai: { $who } { $variant ->
        [gambian] melakukan penahanan
       *[other] memainkan kartu terakhirnya
    }.
event-round-blocked = Ronde { $number } selesai: semua lewat.
event-round-too-long = Ronde { $number } selesai: sudah berlangsung terlalu lama.
event-round-stock = Ronde { $number } selesai: tumpukan ambil sudah habis.
event-round-left = Ronde { $number } selesai.
event-knocked-out = { $who } gugur dari pertandingan.
event-private-round = Hitungan tertinggi sama: { $people } memainkan ronde khusus.
event-extra-round = Total sama: { $people } memainkan ronde tambahan.
event-joined = { $who } bergabung dengan { $total } poin.
event-left = { $who } meninggalkan pertandingan.
event-match-ended = { $people } { $match ->
        [knockout] menjadi juara
       *[other] memenangkan pertandingan
    }{ $count ->
        [1] {""}
       *[other] {" "}bersama
    }!
event-match-forfeit = { $people } menang{ $count ->
        [1] {""}
       *[other] {" "}bersama
    }: semua yang lain sudah pergi.
event-match-nobody = Pertandingan berakhir tanpa pemenang.
