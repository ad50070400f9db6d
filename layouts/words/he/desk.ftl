# מה שהשולחן אומר לטלפונים, ולמקלדת שלידם.

## מה שנדחה

desk-refused-no-seat = לטלפון הזה אין מושב כאן; הצטרפו קודם
desk-refused-wait = המתינו לאישור מן המארח.
desk-refused-record-is-hosts = עד סוף המשחק הרישום גלוי רק למארח
desk-refused-record-shows-all = הרישום מראה את כל הלוחות והקלפים. אם אתם בטוחים, בקשו שוב.
desk-refused-nobody-there = המושב הזה ריק
desk-refused-host-only = זה שמור למארח
desk-refused-stale = המשחק נמשך בינתיים; הסתכלו שוב
desk-refused-not-over = המשחק הזה עוד לא נגמר
desk-refused-no-file = הרישום הזה אינו בקובץ שאפשר לשנות
desk-refused-paused = המארח עצר את המשחק
desk-refused-file = { $text }: { $reason }
desk-refused-file-name = הקלידו שם פשוט, למשל game-2.txt.
desk-refused-no-answer = אין תשובה שאפשר לבטל
desk-refused-players-named = השמות כבר רשומים
desk-refused-seat-of-computer = כאן משחק המחשב. בחרו מושב אחר.
desk-refused-has-phone = ל-{ $player } יש טלפון; פנו קודם את המושב
desk-refused-computer-plays = המחשב משחק במקום { $player }
desk-refused-no-game = עוד לא נבחר משחק אצל המארח
desk-refused-empty-seats = יש עוד מושבים ריקים
desk-refused-other-record = הרישום התחיל אחרת
desk-refused-no-such-seat = אין מושב כזה
desk-refused-seated = לטלפון הזה כבר יש מושב
desk-refused-too-many = יותר מדי טלפונים מבקשים מושב כרגע. פנו אל המארח.
desk-refused-does-not-ask = טלפון { $number } לא ביקש מושב
desk-refused-seats = מספר המושבים: { $count }
desk-refused-nameless = הקלידו קודם את שמכם.
desk-refused-unprintable = יש כאן תו שאי אפשר להציג. הקלידו שוב בלעדיו.
desk-refused-name-long = השם ארוך מדי: לכל היותר { $count } אותיות.
desk-refused-of-other = זה שייך למישהו אחר
desk-refused-undo = ביטול שמור למארח, בבקשה נפרדת
desk-refused-not-host = זה שמור למי שמשחקים
desk-refused-no-alliances = אין כאן בריתות
desk-refused-offer-closed = ההצעה הזאת כבר סגורה
desk-refused-not-asked = ההסכמה צריכה לבוא מן הצד השני
desk-refused-not-said = את '{ $text }' לא אומרים כך
desk-refused-for-other = את זה צריך לומר מישהו אחר
desk-refused-not-your-turn = זה לא התור שלכם
desk-refused-only-computers-played = אין מה לבטל: רק המחשב שיחק
desk-refused-nobody-played = אין מה לבטל: עוד לא היה אף מהלך
desk-refused-plays-by-phone = { $player } בטלפון: הקלידו קודם free { $text }
desk-refused-new-game = משחק נוסף מתחיל ברישום חדש, במחשב שבו הרישום הזה.
desk-refused-players-unnamed = השמות עוד נרשמים אצל המארח
desk-refused-host-plays = ל-{ $player } יש טלפון; פנו את המושב כדי לשחק במקום { $player }
desk-refused-code = זה לא הקוד של השולחן הזה. הסתכלו במסך של המארח.
desk-refused-link = זה לא הקישור של המארח; השתמשו בקישור האחרון שהוצג ב-companion
desk-refused-seat-taken = המושב הזה כבר של { $player }: בחרו אחר, או בקשו מן המארח לפנות אותו
desk-refused-own-code = הקוד אינו מוכר, או שכבר השתמשו בו. בקשו קוד חדש.
desk-refused-looks-same = ל-{ $other } יש מושב, והשם { $player } נראה זהה.
desk-refused-layout = אין פריסה { $text } ל-{ $title } במספר הזה: { $count }

desk-audit-choices = { desk-audit-who }: { desk-audit-follow }
    .sealed = { desk-audit-who }: { desk-audit-board }; { desk-audit-follow }
desk-audit-version = { desk-audit-who }: { desk-audit-unknown }
    .sealed = { desk-audit-who }: { desk-audit-board }; { desk-audit-unknown }
desk-audit-who = { $player } (מחשב, { $text })
desk-audit-board = הלוח הוא זה שנחתם לפני המשחק
desk-audit-follow = { $count ->
        [one] בחירה אחת נובעת
        [two] שתי בחירות נובעות
       *[other] כל { $count } הבחירות נובעות
    } ממה שהיה גלוי ל-{ $player }
desk-audit-unknown = אי אפשר לחשב שוב את הבחירות: לתוכנית הזאת גרסה אחרת של המחשב המשחק, לא { $number }
desk-audit-chooses = שורה { $number }: הבחירה של { desk-audit-who } היא { $form }
desk-audit-says-nothing = שורה { $number }: אין בחירה של { desk-audit-who }
desk-audit-not-asked = שורה { $number }: אין בחירה של { desk-audit-who }: לא נשאל
desk-audit-other-board = { desk-audit-who }: הלוח אינו זה שהזרע שלו נותן
desk-audit-not-sealed = { desk-audit-who }: שום חותם מלפני המשחק אינו מתאים ללוח
desk-given-at-end = כל מה שנחשף בסוף
# הצורה היא איך התשובה נקראת ברישום, שנשאר באנגלית.
desk-answer = { $form }
desk-answer-of = { $form } של { $player }
desk-answer-beginning = תחילת המשחק
desk-named-nodes = הלוח
desk-named-row = שורת הקלפים
