# Yang bisa diatur server dan orang, serta paket.

settings-server-title = Pengaturan server ini
settings-server-body = Setiap pilihan dari menu langsung disimpan. Yang menyangkut permainan berlaku untuk meja yang dibuka mulai sekarang.
settings-own-title = Pengaturanmu
settings-own-body = Berlaku untukmu di setiap meja, di setiap server.
settings-line = **{ $label }:** { $value }
settings-choice = { $label }: { $value }

setting-language = Bahasa yang dilihat semua orang
setting-language-value =
    { $value ->
        [en] English
        [pl] polski
        [id] Bahasa Indonesia
       *[usual] sesuai bahasa server ini di Discord
    }
setting-own-language = Bahasa untuk yang hanya kamu lihat
setting-own-language-value =
    { $value ->
        [en] English
        [pl] polski
        [id] Bahasa Indonesia
       *[usual] seperti di Discord-mu
    }
setting-variant = Permainan, bila tidak disebutkan
setting-turn-clock = Waktu per giliran
setting-turn-clock-value =
    { $value ->
        [usual] menurut pengaturan bot: { $time }
       *[other] { $value }
    }
setting-channels = Tempat meja boleh dibuka
setting-channels-value =
    { $value ->
        [everywhere] di setiap saluran
       *[other] { $value }
    }
setting-channels-menu = Tempat meja boleh dibuka (kosongkan untuk setiap saluran)
setting-threads = Utas untuk setiap meja
setting-threads-value =
    { $value ->
        [on] setiap meja dibuka di utasnya sendiri
       *[off] meja berada di saluran
    }
setting-moderator-role = Yang boleh memimpin meja mana pun
setting-moderator-role-value =
    { $value ->
        [none] pengelola server; `/{ command-settings } { command-settings-moderators }` memberi hak itu juga kepada sebuah peran
       *[other] pengelola server, dan { $value }
    }
setting-several-tables = Meja dalam satu saluran
setting-several-tables-value =
    { $value ->
        [on] beberapa sekaligus
       *[off] satu saja
    }
setting-reactions = Reaksi pada pesan meja
setting-reactions-value =
    { $value ->
        [on] mengucapkan “kartu terakhir”, menangkap, dan protes
       *[off] tidak berpengaruh: hanya tombol dan perintah
    }
setting-table-pictures = Gambar meja
setting-table-pictures-value =
    { $value ->
        [on] di bawah tulisan pesan meja, dan kartu semua pemain saat dihitung
       *[off] tidak ada: semuanya berupa tulisan
    }
setting-absent = Yang tidak ada setelah dua giliran terlewat
setting-absent-value =
    { $value ->
        [take_over] digantikan komputer sampai kembali
        [skip] gilirannya dijalankan seminimal mungkin sampai kembali
       *[remove] dikeluarkan dari pertandingan
    }
setting-computers = Komputer yang kekuatannya tidak dipilih, dan pengganti yang tidak ada
setting-computers-value =
    { $value ->
        [easy] mudah: main sewajarnya, sering lupa dan lengah
        [strong] kuat: menebak kartu pemain lain, jarang lengah
       *[normal] biasa: main bagus, sesekali lengah
    }
setting-idle-time = Pertandingan yang tidak disentuh dihentikan setelah
setting-idle-time-value =
    { $value ->
        [usual] waktu menurut pengaturan bot: { $time }
       *[other] { $value }
    }
setting-league-managers = Yang mengelola liga
setting-league-managers-value =
    { $value ->
        [nobody] pengelola server ini
       *[other] pengelola server ini, dan { $value }
    }
setting-league-managers-menu = Peran yang mengelola liga (kosongkan bila tidak perlu)
setting-turn-notices = Saat giliranmu
setting-turn-notices-value =
    { $value ->
        [on] pesan baru, dan sebutan bila waktu hampir habis
       *[off] tanpa sebutan bila waktu hampir habis, tanpa pesan baru
    }
setting-suit-names = Nama jenis kartu
setting-suit-names-value =
    { $value ->
        [on] nama Gambia di meja Gambia: tanda cinta, biskuit, kartu hitam, tánkipitá
       *[off] hati, wajik, sekop, dan keriting
    }
setting-own-cards = Tampilan kartu bagimu
setting-own-cards-value = { setting-cards-value }
setting-hide-me = Statistikmu
setting-hide-me-value =
    { $value ->
        [on] hanya untukmu: tidak ada di papan peringkat, dan tidak dilihat orang lain
       *[off] untuk semua orang di server yang sama
    }

setting-time =
    { $value ->
        [off] tanpa batas
       *[usual] sesuai setelan bot
    }
clock-off = tanpa batas
duration-seconds = { $count } detik
duration-minutes = { $count } menit
duration-hours = { $count } jam
duration-days = { $count } hari

presets-title = Cara bermain di meja ini
presets-body = Pilih permainan atau paket; semua opsi akan mengikutinya. Setiap pilihan langsung berlaku. Hanya tuan rumah yang bisa mengubahnya, dan hanya sebelum pertandingan dimulai.
presets-game = Permainan
presets-own = Paket server ini
presets-clock = Waktu per giliran
button-all-options = Semua opsi

presets-none = Server ini belum punya paket. `/{ command-table } { command-table-save }` membuatnya dari opsi sebuah meja.
preset-line = **{ $preset }:** { $words }
preset-description = { $variant }{ $options ->
        [none] {""}
       *[other] ; { $options }
    }
presets-delete = Hapus paket
done-role = Selesai: peran itu boleh memimpin meja mana pun di server ini, seperti tuan rumahnya.
done-no-role = Selesai: tidak ada peran yang memimpin meja server ini lagi, hanya pengelola servernya.
done-saved = Disimpan sebagai “{ $preset }”. `/{ command-table } { command-table-new }` membuka meja dengannya, begitu juga **{ LABEL("button-options", $public) }** di lobi.
setting-retention = Kartu dan catatan pertandingan yang selesai disimpan
setting-retention-value =
    { $value ->
        [for_ever] selamanya
       *[other] selama { $value } hari
    }
setting-cards = Tampilan kartu bagi semua orang
setting-cards-value =
    { $value ->
        [four] gambar, setiap jenis dengan warnanya sendiri
        [two] gambar, hitam dan merah
        [words] hanya dengan kata, juga di tombol
       *[text] huruf dan tanda, tanpa gambar
    }
setting-time-zone = Zona waktu untuk tanggal
setting-time-zone-value = { $zone }; `/{ command-settings } { command-settings-zone }` menggantinya
zone-name =
    { $zone ->
        [UTC] UTC
       *[other] waktu { $zone }
    }
zone-choice = { $zone } · kini { $now }
done-zone = Selesai: tanggal kini dipilih menurut { $zone }. Di sana sekarang { $now }.
