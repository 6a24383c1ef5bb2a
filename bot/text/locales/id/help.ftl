# Satu-satunya halaman bantuan: di mana seseorang berada, apa yang bisa ia lakukan sekarang, dan ke mana selanjutnya.

help-title = Last Card: di mana kamu, dan apa yang bisa kamu lakukan
help-footer = Hanya kamu yang melihat ini.
help-new-title = Belum pernah bermain di sini?
help-now-title = Yang bisa kamu lakukan sekarang
help-tables-title = Meja lain
help-leagues-title = Liga
help-more-title = Selebihnya

help-unknown = Saat ini aku tidak bisa melihat meja-mejanya. Tidak ada yang hilang; coba lagi sebentar.
help-direct = Kartumu datang lewat pesan-pesan ini. Meja ada di saluran server; apa yang dimainkan di sana bisa diketik juga di sini.
help-no-table = Tidak ada meja yang terbuka di saluran ini.
help-table = [{ $variant }]({ $link }) (meja `{ $table }`): { $state ->
        [lobby] terbuka, belum dimulai.
        [break] di antara dua ronde.
        [over] pertandingan selesai.
        [paused] dijeda.
        [frozen] terhenti karena gangguan.
       *[playing] pertandingan berlangsung.
    } { $role ->
        [host] Kamu duduk di situ, sebagai tuan rumah.
        [seated] Kamu duduk di situ.
        [waiting] Kamu mendapat kursi mulai ronde berikutnya.
        [past] {""}
        [kept] Sebuah kursi disimpan untukmu.
        [left] Kamu sudah meninggalkan meja itu.
       *[none] Kamu tidak duduk di situ.
    }

help-do-open = `/{ command-table } { command-table-new }` membuka meja di sini dan mendudukkanmu; siapa saja boleh. Yang lain menekan **{ LABEL("button-join", $public) }**, **{ LABEL("button-add-computer", $public) }** mengisi kursi kosong, **{ LABEL("button-start", $public) }** membagikan kartu.
help-do-join = **{ LABEL("button-join", $public) }** di bawah pesan meja, atau `/{ command-join }`, mendudukkanmu.
help-full = Semua kursinya sudah terisi.
help-do-ready = **{ LABEL("button-ready", $public) }** di bawah pesan meja, atau `/{ command-join }`, mendudukkanmu. Pertandingan dimulai bila semua siap, atau pada waktu yang ditetapkan.
help-not-drawn = Hanya yang diundi oleh liga yang bermain di situ.
help-do-fill = Masih perlu { $count } pemain: yang lain menekan **{ LABEL("button-join", $public) }**; **{ LABEL("button-add-computer", $public) }**, atau `/{ command-computer }`, mendudukkan pemain komputer.
help-do-start = **{ LABEL("button-start", $public) }**, atau `/{ command-start }`, membagikan ronde pertama. Sebelum itu yang lain masih bisa duduk.
help-do-wait-start = Tuan rumah yang memulai pertandingan.
help-do-prepare = **{ LABEL("button-options", $public) }**, atau `/{ command-options }`, mengubah permainan dan cara bermainnya; `/{ command-table } { command-table-save }` menyimpannya sebagai paket kalau kamu mengelola server ini, `/{ command-table } { command-table-reserve }` menyimpan kursi untuk seseorang, `/{ command-table } { command-table-rated }` menentukan apakah pertandingan dihitung.
help-do-leave-lobby = **{ LABEL("button-leave", $public) }**, atau `/{ command-table } { command-table-leave }`, melepas kursimu.
help-do-frozen = `/{ command-table } { command-table-end }` menutupnya: yang boleh melakukannya tuan rumah dan pengelola server.
help-do-resume = **{ LABEL("button-resume", $public) }**, atau `/{ command-table } { command-table-resume }`, melanjutkannya: tuan rumah sendiri, atau semua pemain bersama.
help-do-agree = Kamu dimintai persetujuan: **{ LABEL("button-agree", $public) }** atau **{ LABEL("button-object", $public) }** di bawah pesan meja, atau `/{ command-agree }`.
help-do-play = Tekan sebuah kartu di tanganmu, atau ketik `/{ command-play }`.{ $several ->
        [1] {" "}Beberapa kartu bernilai sama boleh dimainkan bersama: tekan sesuai urutannya.
       *[0] {""}
    }
help-do-draw = **{ $button }**, atau `/{ command-draw }`.
help-do-pass = **{ $button }**, atau `/{ command-pass }`.
help-do-name-suit = Tekan jenis untuk kartu berikutnya, atau ketik `/{ command-suit }`.
help-do-wait-turn = Bukan giliranmu: tunggu, dan perhatikan yang lain.
help-do-call = Bila kartumu tinggal satu, katakan: **{ LABEL("button-last-card", $own, $public) }**, `/{ command-lastcard }`{ $sign ->
        [none] .
       *[other] , atau { $sign } di bawah pesan meja.
    }
help-do-catch = Ada yang kartunya tinggal satu dan tidak mengatakannya? **{ LABEL("button-catch", $own, $public) }**, `/{ command-catch }`{ $sign ->
        [none] .
       *[other] , atau { $sign }.
    }
help-do-challenge = Ada yang memainkan kartu yang salah, atau berutang kartu? **{ LABEL("button-challenge", $own, $public) }**, `/{ command-challenge }`{ $sign ->
        [none] .
       *[other] , atau { $sign }.
    }
help-do-hand = **{ LABEL("button-hand", $public) }**, atau `/{ command-hand }`, menunjukkan kartumu hanya kepadamu.
help-do-table = `/{ command-table } { command-table-show }` menampilkan pesan meja lagi; `/{ command-table } { command-table-leave }` melepas kursimu untuk seterusnya.
help-do-host = Sebagai tuan rumah: `/{ command-table } { command-table-kick }` `/{ command-table } { command-table-host }` `/{ command-table } { command-table-pause }` { $rated ->
        [1] {""}
       *[0] `/{ command-table } { command-table-undo }`{" "}
    }`/{ command-table } { command-table-move }` `/{ command-table } { command-table-end }`.
help-do-join-match = **{ LABEL("button-join", $public) }** di bawah pesan meja, atau `/{ command-join }`, memberimu kursi mulai ronde berikutnya.
help-do-watch = **{ LABEL("button-follow", $public) }**, atau `/{ command-table } { command-table-follow }`, memberitahumu akhir setiap ronde.
help-do-wait-out = Kamu tidak memainkan kartu sekarang; pesan meja menunjukkan kelanjutannya.
help-do-next = **{ LABEL("button-next", $public) }**, atau `/{ command-deal }`, langsung membagikan kartu.
help-do-deal = Kamu yang membagi: pilih berapa kartu untuk masing-masing dari menu di bawah pesan meja, atau dengan `/{ command-deal }`.
help-do-dealer = { $who } memilih berapa kartu yang dibagikan berikutnya.
help-do-rematch = **{ LABEL("button-rematch", $public) }**, atau `/{ command-start }`, bermain lagi: orang yang sama, opsi yang sama.
help-do-review = **{ LABEL("button-review", $public) }**, atau `/{ command-table } { command-table-review }`, menunjukkan hanya kepadamu di mana komputer kuat akan bermain lebih baik darimu.
help-do-look-back = `/{ command-replay }` menampilkan pertandingan lagi, `/{ command-table } { command-table-record }` memberikannya sebagai berkas, `/{ command-table } { command-table-verify }` memeriksa pembagiannya.

help-other = [{ $variant }]({ $link }) (`{ $table }`): { $state ->
        [turn] **giliranmu**
        [lobby] terbuka, belum dimulai
        [break] di antara dua ronde
        [over] selesai
        [paused] dijeda
        [frozen] terhenti karena gangguan
       *[playing] berlangsung
    }{ $seated ->
        [1] {" "}· kamu duduk di situ
       *[0] {""}
    }
help-several = Bila tidak jelas meja mana yang dimaksud sebuah perintah, sebutkan dengan opsi `{ parameter-table }`.
help-called = **{ $league } menunggumu** di { $channel }: tekan **{ LABEL("button-ready", $public) }** atau ketik `/{ command-join }` di sana tepat waktu, kalau tidak kamu kalah WO.
help-leagues = `/{ command-league } { command-league-join }` mendaftarkanmu: { $leagues }.
help-new = `/{ command-table } { command-table-tutorial }` adalah pertandingan pendek melawan dua komputer, dengan penjelasan langkah demi langkah. `/{ command-rules }` menjelaskan cara bermainnya.

help-more-rules = `/{ command-rules }` menjelaskan meja ini, atau permainan mana pun. Semua yang ada di tombol bisa diketik.
help-more-played = `/{ command-stats }` `/{ command-leaderboard }` `/{ command-replay }` menampilkan apa yang sudah dimainkan, `/{ command-league } { command-league-mine }` ligamu.
help-more-own = `/{ command-settings } { command-settings-me }` mengatur bahasamu, pemberitahuan, dan tampilan kartu; `/{ command-privacy }` menunjukkan apa yang disimpan tentangmu, dan menghapusnya.
help-more-runs = Kamu boleh memimpin meja mana pun di sini, seperti tuan rumahnya.
help-more-manages = Kamu mengelola server ini: `/{ command-settings } { command-settings-server }` mengatur bahasa, permainan, jam, saluran, dan reaksi, `/{ command-settings } { command-settings-moderators }` siapa yang memimpin meja, `/{ command-settings } { command-settings-zone }` zona waktu; `/{ command-table } { command-table-list }` `/{ command-table } { command-table-ban }` `/{ command-league } { command-league-create }`.
