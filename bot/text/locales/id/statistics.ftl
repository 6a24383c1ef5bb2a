# Apa yang dimainkan setiap orang: statistik dan papan peringkat. Tempat di gambar sempit: satu baris memuat 40 huruf.

stats-title = Statistik
stats-title-game = Statistik: { $game }
stats-who = { $name } ({ $mention })
stats-former = mantan pemain { $number }
stats-none = { $who } belum menyelesaikan pertandingan di sini.
stats-none-game = { $who } belum menyelesaikan pertandingan { $game } di sini.
stats-matches-title = Pertandingan
stats-matches = **{ $matches }** pertandingan, { $wins ->
        [0] belum pernah menang
       *[other] **{ $wins }** menang ({ $share }%)
    }
stats-with-people =
    dengan orang lain: { $matches } pertandingan, { $wins ->
        [0] belum pernah menang
       *[other] { $wins } menang
    }
stats-places-title = Peringkat
stats-place = **{ $place }.** { $times } ×
stats-points-title = Poin yang tersisa di tangan
stats-points = **{ $points }** dalam { $rounds } ronde, { $whole },{ $tenth } per ronde
stats-catches-title = Menangkap
stats-catches = menangkap orang lain: { $catches } × · tertangkap: { $caught } × · salah main yang luput: { $unnoticed }
stats-card-title = Kartu favorit
stats-card = { $card }, dimainkan { $times } ×
stats-ratings-title = Rating
stats-hidden-note = Hanya kamu yang bisa melihat ini: `/{ command-settings } { command-settings-me }` menyembunyikannya dari semua orang lain.
refused-stats_hidden = { $who } tidak membagikan statistiknya.
refused-stats_server_only = Statistik adalah milik sebuah server: tanyakan di salah satu salurannya.
refused-no_writing_here = Kamu tidak boleh menulis di saluran ini, jadi ini tidak ditampilkan di sini.
button-show-here = Tampilkan di saluran

board-title = Papan peringkat
board-game =
    { $game ->
        [all] Semua permainan
       *[other] { $game }
    }
board-period =
    { $period ->
        [week] 7 hari terakhir
        [month] 30 hari terakhir
        [year] 365 hari terakhir
       *[always] sejak awal
    }
board-about-league = { $league } · { $period }
board-about = { $game } · { $period }
board-by-rating = Menurut rating. Tanpa nomor: sementara, pertandingannya masih terlalu sedikit.
board-by-wins = Menurut kemenangan, dari pertandingan dengan orang lain.
board-line-rating = { $rank ->
        [0] –
       *[other] **{ $rank }.**
    } { $who }: **{ $rating }** ± { $margin } · { $matches } pertandingan
board-line-wins = **{ $rank }.** { $who }: **{ $wins }** dari { $matches }
board-none = Belum ada siapa pun di sini: perlu pertandingan dengan orang lain yang dimainkan sampai selesai.
board-none-rated = Belum ada siapa pun di sini: perlu pertandingan berperingkat.
board-hidden-note = Kamu tidak ada di sini: `/{ command-settings } { command-settings-me }` menyembunyikanmu.

stats-picture-about = { $game } · { $matches } pertandingan berperingkat
stats-picture-line = Garis tebal: rating
stats-picture-margin = Garis tipis: kemungkinan selisihnya
# Yang dikatakan gambar kepada orang yang tidak melihatnya.
stats-picture-words-one = Rating { $name } di permainan { $game } setelah satu pertandingan, { $first }: { $rating } ± { $margin }.
stats-picture-words = Rating { $name } di permainan { $game } dari { $first } sampai { $last }, pertandingan demi pertandingan: sekarang { $rating } ± { $margin }, terendah { $lowest }, tertinggi { $highest }.
