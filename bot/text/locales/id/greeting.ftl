# Pesan pertama di sebuah server, untuk semua orang di situ.

greeting =
    Halo! Aku membagikan **Crazy Eights** di sini: kartu dikirim pribadi, tumpukan buang ada di saluran, dan aku menjaga jam serta poinnya.
    - `/{ command-table } { command-table-new }` membuka meja di saluran tempat itu diketik. Yang lain menekan **{ button-join }**, **{ button-add-computer }** mengisi kursi kosong, **{ button-start }** membagikan kartu.
    - `/{ command-table } { command-table-tutorial }` mengajarkan permainannya: pertandingan pendek melawan dua komputer, dengan penjelasan langkah demi langkah.
    - `/{ command-help }` memberi tahu di mana kamu dan apa yang bisa kamu lakukan, hanya kepadamu.
    - `/{ command-rules }` menjelaskan setiap permainan, `/{ command-settings } { command-settings-me }` mengatur bahasamu.
    - Pengelola server mengatur bahasa, permainan, jam, dan saluran untuk meja dengan `/{ command-settings } { command-settings-server }`.
greeting-lacking = Tidak semua izin yang kuperlukan diberikan: { $missing }. Pengelola peran di sini masih bisa mengizinkannya.
