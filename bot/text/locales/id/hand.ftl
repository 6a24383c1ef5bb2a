# Kartu milik pemain sendiri, tidak dilihat orang lain.

hand-title = Kartumu
hand-title-page = Kartumu, halaman { $page } dari { $pages }
hand-where = Di [meja ini]({ $link }), ronde { $number }; kursimu nomor { $seat }.
hand-count = { $count ->
        [0] Kamu tidak memegang kartu.
       *[other] Kamu memegang { $count } kartu:
    }
hand-partner = Kamu bermain bersama { $who }.
hand-fits = Yang cocok: { $cards }.
hand-several = Beberapa kartu bernilai sama bisa dimainkan bersama: tekan yang hendak diletakkan pertama.
hand-may-also = { $can ->
        [draw] Kamu juga boleh mengambil kartu.
        [pass] Kamu juga boleh lewat.
       *[both] Kamu juga boleh mengambil kartu atau lewat.
    }
hand-drew = Kamu baru saja mengambil { $card }.
hand-answers = Kamu bisa menjawab dengan: { $cards }.
hand-no-answer = Kamu tidak punya jawaban: tekan **{ $count ->
        [0] Biar dilewati
       *[other] Ambil { $count } kartu
    }**.
hand-your-turn = **Giliranmu.** Di atas: { $top }.
hand-your-turn-until = **Giliranmu**; waktu habis { $due }. Di atas: { $top }.
hand-asked = **{ $variant ->
        [gambian] Kamu kuat?
       *[other] Giliranmu: kamu ditanya.
    }** Jawab dengan { $answers }. Di atas: { $top }.
hand-asked-until = **{ $variant ->
        [gambian] Kamu kuat?
       *[other] Giliranmu: kamu ditanya.
    }** Jawab dengan { $answers }; waktu habis { $due }. Di atas: { $top }.
hand-threatened = **Giliranmu: jawab, atau ambil { $count } kartu.** Di atas: { $top }.
hand-threatened-until = **Giliranmu: jawab, atau ambil { $count } kartu**; waktu habis { $due }. Di atas: { $top }.
hand-skip-threatened = **Giliranmu: jawab, atau dilewati.** Di atas: { $top }.
hand-skip-threatened-until = **Giliranmu: jawab, atau dilewati**; waktu habis { $due }. Di atas: { $top }.
hand-name-suit = **Giliranmu: sebutkan jenis** untuk kartu pertama, { $top }.
hand-name-suit-until = **Giliranmu: sebutkan jenis** untuk kartu pertama, { $top }; waktu habis { $due }.
hand-not-your-turn = Belum giliranmu.
hand-rests = Belum giliranmu. Tombolnya muncul pada giliranmu berikutnya; sampai saat itu, tombolnya ada di *{ LABEL("button-hand", $public) }* di meja, atau di `/{ command-hand }`.
hand-other-turn = Giliran { $who }. Di atas: { $top }.
hand-top = Di atas: { $top }.
hand-suit = Jenis yang berlaku: { $suit }.
hand-open = Kartu apa pun cocok.
hand-owes = Kamu berutang { $count ->
        [1] 1 kartu: tekan Ambil.
       *[other] { $count } kartu: tekan Ambil, sekali untuk tiap kartu.
    }
hand-others = Yang lain: { $counts }.
hand-other = { $who } { $cards }
hand-may-play-none = { $can ->
        [draw] Tidak ada yang cocok: tekan Ambil.
        [pass] Tidak ada yang cocok: tekan Lewat.
       *[both] Tidak ada yang cocok: tekan Ambil, atau lewat.
    }
hand-round-over = Ronde sudah selesai.
hand-match-over = Pertandingan sudah selesai.
hand-out = Kamu sudah tidak bermain di pertandingan ini. Meja menunjukkan kelanjutannya.
hand-went-out = Kartumu sudah habis; { $who } bermain terus untuk kalian berdua.
hand-watching = Kamu tidak bermain di ronde ini.
hand-paused = Pertandingan dijeda: tidak ada yang bisa dimainkan sampai ada yang melanjutkannya.
hand-away = Kamu sedang tidak ada, jadi giliranmu dijalankan untukmu. Tekan tombol apa pun untuk kembali bermain.
hand-turn = **Giliranmu.**
hand-turn-until = **Giliranmu**; waktu habis { $due }.
hand-choose-suit = Jenis apa yang kamu minta? Kamu akan memainkan { $card }.
hand-picked = **Dipilih, dengan urutan ini:** { $cards }.
hand-pick-more = { $more ->
        [0] Tidak ada lagi yang bisa ditambahkan.
       *[other] Tambahkan satu lagi, atau mainkan { $count ->
            [1] yang ini saja
           *[other] seperti itu
        }.
    }
hand-pick-top = Yang terakhir akan berada paling atas.
hand-pick-suit = Jenis apa yang kamu minta? Tekan untuk memainkan { $count ->
        [1] kartu ini
       *[other] semua kartu ini
    }.

button-play-these = { $count ->
        [1] Mainkan yang ini
       *[other] Mainkan { $count } kartu ini
    }
button-start-over = Ulangi
button-take = Ambil { $count } kartu
button-accept-skip = Biar dilewati
button-draw-left = Ambil ({ $count } lagi)
button-page-back = Kartu sebelumnya
button-page-next = Kartu berikutnya
button-suit-back = Kembali ke kartu
button-suit = { CAPITAL($suit) }

hand-notice = ⚠ { $notice }
hand-where-out = Di [meja ini]({ $link }); kursimu nomor { $seat }.
