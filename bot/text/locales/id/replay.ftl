# Pertandingan yang selesai, langkah demi langkah.

button-replay = Putar ulang
replay-title = Putar ulang: { $round }
replay-footer = Langkah { $step } dari { $steps } · pertandingan { $number } di meja { $table } · Hanya kamu yang melihat ini.
replay-pile = **Tumpukan buang:** { $count } kartu
replay-drew = Diambil { $who }: { $cards }
replay-nothing = Pemutaran ulang dimulai di sini.
replay-first = Awal
replay-previous = Mundur
replay-next = Lanjut
replay-last = Akhir
replay-round = Ronde berikutnya
replay-eyes = Kartu siapa yang tampak
replay-eyes-all = Kartu semua pemain
replay-eyes-seat = Seperti dilihat { $who }
replay-when = { $day }, { $time }
replay-choice = { $variant } · { $when } ({ $table }, pertandingan { $number })
refused-no_replay = Tidak ada pertandingan selesai seperti itu yang boleh kamu lihat. Yang boleh dilihat ada dalam daftar `/{ command-replay } { parameter-table }:`.
refused-replay_server_only = Pertandingan diputar ulang di server tempatnya dimainkan: ketik perintahnya di salah satu salurannya.
