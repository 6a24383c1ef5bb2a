# What is stored about people: /privacy.

privacy-title = What is stored about you
privacy-body =
    The bot keeps, on the computer it runs on:
    - your Discord id, and the last display name seen at each table and league;
    - where you sit, and what was played at tables: hands, moves, results, with the time;
    - your ratings and statistics, and the leagues you are in;
    - what you set in `/settings me`, the language Discord shows you, and the channel of your direct messages;
    - what you did by the right of a host or manager, and who keeps you out of tables, if anybody does.
    It reads no messages, and hands nothing to anybody but the players at your tables. `/settings me` hides your statistics.
    {""}**Export my data** gives you everything about you as a file; it holds no cards of a match that is being played.
    {""}**Delete my data** lets you leave tables and leagues and deletes everything with your id or name. Results of others stay; in them you become “a former player”. Whoever keeps you out of tables still does.
button-privacy-export = Export my data
privacy-exported = This is everything that is stored about you. Only you can see this.
button-privacy-delete = Delete my data
button-privacy-sure = Delete for good
privacy-sure = Delete everything about you, on every server? You leave all tables and leagues at once, and your ratings, statistics and settings are gone. It cannot be undone.
privacy-deleted = Everything about you is deleted. What was posted in Discord stays there, and backups are thinned out in time.
