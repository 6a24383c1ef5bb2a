# Satu-satunya halaman bantuan.

help-title = Last Card: Crazy Eights untuk server ini
help-body =
    ### Bermain dalam semenit
    `/{ command-table } { command-table-new }` membuka meja dan mendudukkanmu. Yang lain menekan **Gabung**; **Tambah komputer** mengisi kursi kosong. Tekan **Mulai**, dan setiap orang mendapat kartunya lewat pesan langsung.
    ### Kartumu
    Tekan sebuah kartu sekali untuk memainkannya; setelah angka 8 pilih jenisnya, dan bila beberapa kartu bernilai sama boleh bersama, pilih sesuai urutannya. **Kartuku** di bawah pesan meja selalu menunjukkan kartumu, hanya untukmu, juga bila kamu tidak menerima pesan langsung.
    ### Mengetik, bukan menekan
    `/{ command-hand }` `/{ command-deal }` `/{ command-play }` `/{ command-suit }` `/{ command-draw }` `/{ command-pass }` `/{ command-lastcard }` `/{ command-catch }` `/{ command-challenge }`
    ### Reaksi pada pesan meja
    🔔 berkata “kartu terakhir” · 🚨 menangkap yang lupa · ⚠️ memprotes kartu yang salah
    ### Meja
    `/{ command-table } { command-table-show }` menampilkannya lagi bagi yang duduk di situ · `/{ command-table } { command-table-leave }` melepas kursimu · `/{ command-table } { command-table-end }` menutupnya (tuan rumah) · `/{ command-table } { command-table-record }` memberi rekaman pertandingan, `/{ command-table } { command-table-verify }` memeriksa pembagiannya · `/{ command-replay }` menampilkan pertandingan yang selesai langkah demi langkah
    ### Memimpin meja
    Tuan rumah, atau pengelola server: `/{ command-table } { command-table-kick }` `/{ command-table } { command-table-host }` `/{ command-table } { command-table-pause }` `/{ command-table } { command-table-resume }` `/{ command-table } { command-table-move }` `/{ command-table } { command-table-undo }` `/{ command-table } { command-table-reserve }` `/{ command-table } { command-table-rated }`. Pada pertandingan berperingkat, mengakhiri dan mengeluarkan seseorang perlu persetujuan semua yang lain; tidak ada yang dibatalkan di sana.
    Pengelola server: `/{ command-table } { command-table-list }` `/{ command-table } { command-table-ban }` `/{ command-table } { command-table-unban }`. Hanya menonton? Tekan **Ikuti**.
    ### Cara bermainnya
    Di lobi, **Opsi** mengubah permainan, paket, jam, dan setiap opsi. `/{ command-table } { command-table-save }` menyimpannya sebagai paket server ini, `/{ command-table } { command-table-new } { parameter-preset }:` membuka meja dengannya.
    `/{ command-settings } { command-settings-server }` mengatur permainan, jam, saluran, dan reaksi server ini · `/{ command-settings } { command-settings-moderators }` mengizinkan sebuah peran memimpin meja mana pun · `/{ command-settings } { command-settings-zone }` mengatur zona waktu untuk tanggal · `/{ command-settings } { command-settings-me }` mengatur pemberitahuanmu dan nama jenis kartu
    ### Liga
    `/{ command-league } { command-league-join }` mendaftarkanmu ke piala atau musim, dan mejanya akan memanggilmu · `/{ command-league } { command-league-mine }` `/{ command-league } { command-league-table }` `/{ command-league } { command-league-leave }`
    Pengelola liga (peran di `/{ command-settings } { command-settings-server }`): `/{ command-league } { command-league-create }` dan perintah sesudahnya
    ### Yang sudah dimainkan
    `/{ command-stats }` menampilkan apa yang kamu, atau orang lain, mainkan di sini · `/{ command-leaderboard }` menampilkan siapa yang bermain paling baik
    ### Belum pernah bermain?
    `/{ command-rules }` menjelaskan aturan meja ini, `/{ command-rules } { parameter-variant }:` aturan permainan mana pun.
help-footer = Hanya kamu yang melihat ini.
