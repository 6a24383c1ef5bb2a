# How long a match is likely to take: the range in which half of all matches lie, rounded outwards.

length-short = A match of { $players } usually takes up to { $most } minutes.
length-minutes = A match of { $players } usually takes { $least }–{ $most } minutes.
length-hours = A match of { $players } usually takes { $least }–{ $most } hours.
