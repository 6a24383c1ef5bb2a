# Ile zwykle trwa mecz: przedział, w którym mieści się połowa meczów, zaokrąglony na zewnątrz.

length-short = Mecz { $players } osób trwa zwykle do { $most } minut.
length-minutes = Mecz { $players } osób trwa zwykle { $least }–{ $most } minut.
length-hours = Mecz { $players } osób trwa zwykle { $least }–{ $most } godz.
