# Kata-kata dalam gambar meja, dan bagi yang tidak melihatnya. Di samping tumpukan satu baris muat 30 huruf.

table-picture-top = Kartu teratas
table-picture-last = Kartu terakhir
table-picture-turn = Giliran: { $who }
table-picture-wait = Tidak ada yang mendapat giliran
table-picture-arrest = Kartu terakhir masih bisa diprotes
table-picture-paused = Dijeda
table-picture-open = Kartu apa pun cocok
table-picture-suit = Jenis: { $suit }
table-picture-asked = Ditanya: { $answers }
table-picture-threat = Ancaman: ambil { $count } kartu
table-picture-skip = Ancaman: kehilangan giliran
table-picture-direction = { $direction ->
        [cw] Searah jarum jam
       *[ccw] Melawan jarum jam
    }: { $down ->
        [1] ke bawah
       *[0] ke atas
    }
table-picture-stock = Tumpukan ambil: { $cards }
table-picture-out = gugur
table-picture-left = sudah pergi
table-picture-watching = menonton ronde ini
table-picture-went-out = kartu habis
table-picture-match-over = Pertandingan selesai
table-picture-round-over = Ronde selesai
table-picture-won = { $count ->
        [1] menang
       *[other] menang bersama
    }
table-picture-total = { $total } poin (+{ $points })
table-picture-words = Gambar meja. Kartu teratas: { $top }. { $facts }. Kursi: { $seats }.
table-picture-sheet-words = Gambar di akhir { $over ->
        [1] pertandingan
       *[0] ronde
    }: { $title }. { $top ->
        [none] {""}
       *[other] Kartu terakhir: { $top }.{" "}
    }{ $lines }.
