# Apa yang disimpan tentang orang: perintah privasi.

privacy-title = Apa yang disimpan tentang kamu
privacy-body =
    Di komputer tempat bot ini berjalan, yang disimpan adalah:
    - id Discord-mu, dan nama terakhirmu yang terlihat di tiap meja dan liga;
    - di mana kamu duduk, dan apa yang dimainkan di meja: kartu di tangan, langkah, hasil, beserta waktunya;
    - rating dan statistikmu, dan liga yang kamu ikuti;
    - apa yang kamu atur di `/{ command-settings } { command-settings-me }`, bahasa Discord-mu, dan saluran pesan langsungmu;
    - apa yang kamu lakukan sebagai tuan rumah atau pengelola, dan siapa yang melarangmu masuk ke meja, kalau ada.
    Bot ini tidak membaca pesan, dan tidak memberikan apa pun kepada siapa pun selain pemain di mejamu. `/{ command-settings } { command-settings-me }` menyembunyikan statistikmu.
    {""}**Ekspor dataku** memberimu semua data tentang kamu sebagai berkas; di dalamnya tidak ada kartu dari pertandingan yang masih berjalan.
    {""}**Hapus dataku** membuatmu keluar dari meja dan liga, dan menghapus semua yang memuat id atau namamu. Hasil orang lain tetap ada; di dalamnya kamu menjadi “mantan pemain”. Larangan masuk ke meja, kalau ada, tetap berlaku.
button-privacy-export = Ekspor dataku
privacy-exported = Inilah semua yang disimpan tentang kamu. Hanya kamu yang bisa melihat ini.
button-privacy-delete = Hapus dataku
button-privacy-sure = Hapus selamanya
privacy-sure = Hapus semua data tentang kamu, di setiap server? Kamu langsung keluar dari semua meja dan liga, dan rating, statistik, serta pengaturanmu hilang. Ini tidak bisa dibatalkan.
privacy-deleted = Semua data tentang kamu sudah dihapus. Yang sudah dikirim di Discord tetap di sana, dan cadangan hilang seiring waktu.
