# Pesan publik meja selama dan sesudah pertandingan.

table-headline-turn = Giliran { $who }. Di atas: { $top }.
table-headline-asked = { $who } ditanya apakah punya { $answers }. Di atas: { $top }.
table-headline-threatened = { $who } harus menjawab, atau mengambil { $count } kartu. Di atas: { $top }.
table-headline-skip-threatened = { $who } harus menjawab, atau dilewati. Di atas: { $top }.
table-headline-name-suit = { $who } menyebutkan jenis. Di atas: { $top }.
table-headline-arrest = Kartu terakhir sudah dimainkan: { $top }. Masih bisa diprotes.
table-headline-wait = Di atas: { $top }.
table-title = { $variant }, { $kind ->
        [private] ronde khusus
        [extra] ronde tambahan
       *[plain] ronde
    } { $number }{ $of ->
        [0] {""}
       *[other] {" "}dari { $of }
    }
table-top = **Kartu teratas:** { $top }
table-suit = **Jenis yang berlaku:** { $suit }
table-open = **Kartu apa pun cocok**
table-turn = **Giliran:** { $who }
table-turn-until = Waktu habis { $due }.
table-asked = { $variant ->
        [gambian] “Kamu kuat?”{" "}
       *[other] {""}
    }Bisa dijawab dengan { $answers }.
table-threat = **Ancaman:** ambil { $count } kartu. Bisa dijawab dengan { $answers }.
table-skip-threat = **Ancaman:** kehilangan giliran. Bisa dijawab dengan { $answers }.
table-arrest-until = Ronde selesai { $due } kecuali ada yang protes.
table-direction = **Arah:** { $direction ->
        [cw] ↻ searah jarum jam
       *[ccw] ↺ berlawanan arah jarum jam
    }
table-waiting = { $people } bergabung saat ronde berikutnya dibagikan.
table-stock = **Tumpukan ambil:** { $count } kartu
table-goal-target = **Pertandingan:** sampai ada yang mencapai { $target } poin; { $low ->
        [0] total tertinggi menang
       *[other] total terendah menang
    }
table-goal-rounds = **Pertandingan:** setelah ronde terakhir { $low ->
        [0] total tertinggi menang
       *[other] total terendah menang
    }
table-seats-title = Kursi
table-seat = { $turn ->
        [0] {""}
       *[other] ▶{" "}
    }{ $number } · { $who }: **{ $cards }** kartu
table-seat-watching = { $number } · { $who }: menonton ronde ini
table-seat-out = { $number } · { $who }: gugur
table-seat-left = { $number } · { $who }: sudah pergi
table-seat-went-out = { $number } · { $who }: kartu habis
table-seat-strength =
    { $strength ->
        [easy] mudah
        [strong] kuat
       *[normal] biasa
    }
table-seat-partner = pasangan { $number }
table-seat-owes = utang { $count }
table-seat-away = tidak ada
table-seat-total = { $total } poin
table-events-title = Yang terjadi
table-footer = Meja { $table }
table-footer-reactions = Meja { $table } · { $reactions }
reaction-call = 🔔 kartu terakhir
reaction-catch = 🚨 tangkap
reaction-challenge = ⚠️ protes
table-paused = **Dijeda.** Semua jam berhenti. Tuan rumah bisa melanjutkan dengan tombol **Lanjutkan**, begitu juga semua pemain bersama; pertandingan dihentikan { $due }.
table-motion-pause = { $by } meminta jeda. Yang belum setuju: { $missing }; permintaan berakhir { $due }.
table-motion-resume = { $by } meminta pertandingan dilanjutkan. Yang belum setuju: { $missing }; permintaan berakhir { $due }.
table-motion-undo = { $by } meminta tindakan terakhir dibatalkan. Yang belum setuju: { $missing }; permintaan berakhir { $due }.
table-league = **Liga:** { $league }{ $over ->
        [1] {" "}· `/{ command-league } { command-league-mine }` memberi tahu kelanjutannya bagimu
       *[0] {""}
    }
table-reserved = Kursi disimpan untuk { $people }.
table-motion-kick = { $by } meminta { $who } dikeluarkan dari pertandingan. Yang belum setuju: { $missing }; permintaan berakhir { $due }.
table-motion-end = { $by } meminta pertandingan diakhiri tanpa hasil. Yang belum setuju: { $missing }; permintaan berakhir { $due }.
table-rated = Berperingkat: pertandingan ini dihitung. Tidak ada yang dibatalkan, dan hanya berakhir lebih awal bila semua setuju.
table-casual = Tidak berperingkat: yang dihitung hanya pertandingan antarorang dengan jam, kecuali tuan rumah mematikannya.
button-follow = Ikuti
button-resume = Lanjutkan
button-agree = Setuju
button-object = Menolak
table-restarting = **Bot sedang dimulai ulang.** Semua jam berhenti, dan tombol tidak berfungsi sampai bot kembali sebentar lagi.
table-asleep = **Semua sedang tidak ada.** Pertandingan menunggu salah satu dari kalian: tekan tombol apa pun untuk melanjutkannya.
table-frozen = Terjadi gangguan di pihakku, jadi meja ini berhenti. /{ command-table } { command-table-end } menutupnya.

button-hand = Kartuku
button-draw = Ambil
button-pass = Lewat
button-last-card = Kartu terakhir
button-catch = Tangkap
button-challenge = Protes
button-next = Ronde berikutnya
button-rematch = Main lagi
button-record = Rekaman

deal-title = { $variant }: pembagian pertama
break-title = { $variant }: { $kind ->
        [private] ronde khusus
        [extra] ronde tambahan
       *[plain] ronde
    } { $number }{ $of ->
        [0] {""}
       *[other] {" "}dari { $of }
    } selesai
break-headline = Ronde { $number } selesai.
break-counts-title = Hitungan
break-count = { $who }: **{ $points }** poin · { $cards }
break-count-none = { $who }: kartu habis
break-totals-title = Total setelah ronde { $number }
break-total = { $who }: **{ $total }** poin (ronde ini: { $points })
break-dealer-chooses = { $who } membagi: berapa kartu per pemain? Tanpa pilihan jumlahnya { $count }.
break-deal-menu = Kartu per pemain (dipilih pembagi)
break-deal-choice = { $count } kartu per pemain
button-deal = Bagikan { $count } kartu
break-deal-until = Kartu dibagikan paling lambat { $due }.
break-next-until = Ronde berikutnya dimulai { $due }.

over-title = { $variant }: pertandingan selesai
closed-title = { $variant }: meja ditutup
over-headline-champion = 🏆 { $winners } { $count ->
        [1] menjadi juara
       *[other] menang bersama
    }!
over-headline-won = 🏆 { $winners } { $count ->
        [1] memenangkan pertandingan
       *[other] memenangkan pertandingan bersama
    }!
over-headline-nobody = Pertandingan selesai, dan tidak ada yang memenangkannya.
over-headline-forfeit = { $winners } { $count ->
        [1] menang
       *[other] menang bersama
    }, karena semua yang lain sudah pergi.
over-headline-ended = Pertandingan diakhiri.
over-headline-no_humans = Pertandingan berhenti: tidak ada orang lagi di meja.
over-headline-abandoned = Pertandingan dihentikan: terlalu lama tidak ada yang menyentuhnya.
over-headline-league_closed = Tidak ada pertandingan di sini. Pesan liga menunjukkan bagaimana itu dihitung.
over-headline-lobby_closed = Meja ini ditutup sebelum pertandingan dimulai.
over-last-card = **Kartu terakhir:** { $card }
over-places-title = Peringkat
over-places-drawn = *Urutan di antara yang seri diputuskan undian dari benih pertandingan.*
over-place = **{ $place }.** { $who }
over-place-total = **{ $place }.** { $who }: { $total } poin
over-rematch-until = Tawaran main lagi berakhir { $due }.

message-old = Pesan ini sudah usang. Yang bermain di meja ini menemukan semuanya di pesan yang terbaru.
message-moved = Meja ini sudah pindah: berlanjut di { $channel }.
over-ratings-title = Rating
over-rating = { $who }: { $before } → **{ $after }** ± { $margin }{ $provisional ->
        [0] {""}
       *[other] , sementara
    }
over-unrated = Pertandingan ini tidak dihitung untuk rating: { $why ->
        [forfeit] belum semua mendapat dua giliran.
        [abandoned] belum semua mendapat dua giliran.
       *[other] tidak dimainkan sampai selesai.
    }
