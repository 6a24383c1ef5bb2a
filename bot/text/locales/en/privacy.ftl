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
    **Export my data** gives you everything about you as a file; it holds no cards of a match that is being played.
button-privacy-export = Export my data
privacy-exported = This is everything that is stored about you. Only you can see this.
