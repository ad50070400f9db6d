# מה שנאמר בשיפוט של כל המשחקים.
common-taken-back = בוטל
common-taken-back-because = בוטל: { $text }
common-took-back = בוטל: { $term }
    .sentence = { common-took-back }.
common-void = { $term } (בוטל)
common-explained = { $term } { $rulings }
common-mark = לסמן { $term }
common-take-back = לבטל { $term }
common-sentences = { $sentences }
common-computer = { $player } (מחשב)
## מה שנדחה

common-refused-computer-hides = המחשב משחק במקום { $player }, ואינו מראה דבר
common-refused-set-up-is-over = אין מה לבטל: המשחק כבר התחיל
common-refused-back = כדי לבטל מהלך, הקלידו: undo
common-refused-goes-on = אם כך, המשחק נמשך
common-refused-which-rule = איזו פסיקה? למשל: rule S7
common-refused-game = אין משחק '{ $text }': { $options }
common-refused-over = המשחק נגמר
common-refused-not-your-turn = התור של { $player }
common-refused-end = לסיום התור, הקלידו: end
common-refused-one-player = שם וסמל, אחד בכל פעם, למשל Ann A
common-refused-no-name = חסר שם, למשל Ann
common-refused-form = כתבו: { $form }
common-refused-version = כללים { $text } אינם מוכרים: התוכנית הזאת שופטת לפי כללים { $number }
common-refused-level-of-computer = '{ $text }' אינו רמה של המחשב: { $options }
common-refused-seed = '{ $text }' אינו זרע: בזרע 32 ספרות מ-0 עד f
common-refused-number = '{ $text }' אינו מספר: כתבו למשל 3
common-refused-symbol = '{ $text }' אינו סמל: בחרו 1 עד 3 תווים, למשל X, ולא # לבדו
common-refused-lines = כל משפט הוא שורה אחת
common-refused-keyword = שום שורה אינה מתחילה ב-'{ $text }'; אפשר להתחיל ב-{ $options }
common-refused-no-record = זה לא רישום של משחק: רישום מתחיל ב-'rules 1' וב-'game ...'
common-refused-no-file = רישום הוא קובץ, לא התקן או צינור
common-refused-has-to-answer = קודם על { $player } לענות על שאלה
common-refused-same-computer = המחשב כבר משחק במקום { $player } ({ $text })
common-refused-nothing-to-undo = אין מה לבטל
common-refused-person-plays = אדם כבר משחק במקום { $player }
common-refused-ruling = אין פסיקה '{ $text }'; קרובות לה: { $options }
common-refused-no-viewer = השם { $text } לא נמצא: עוד לא נקבע משחק
common-refused-not-text = השורה הזאת אינה טקסט UTF-8
common-refused-said-once = '{ $form }' נאמר פעם אחת, בתחילת הרישום
common-refused-rules-twice = 'rules' נאמר פעם אחת, בשורה הראשונה
common-refused-play-began = המשחק כבר התחיל: 'undo' מבטל מהלכים
common-refused-no-game = עוד לא נקבע משחק
common-refused-game-missing = ההכנה לא הסתיימה: לא נקבע משחק
common-refused-count = '{ $text }' אינו מספר; הקלידו למשל: { $example }
common-refused-computer-silent = המחשב לא מוצא מה לומר במקום { $player }: אמרו זאת בעצמכם
common-refused-no-computer = המחשב אינו משחק ב-{ $text }
common-refused-computer-disagrees = אין הסכמה של { $player } (מחשב)
common-refused-named-twice = השם { $player } מופיע פעמיים
common-refused-level = '{ $text }' אינו רמה: { $options }
common-refused-computer-form = הקלידו: computer NAME LEVEL, למשל computer Bob hard
common-refused-advice = עצות ניתנות למי שמשחק לבד מול המחשב: 'advice on' או 'advice off'
common-refused-no-phone = ל-{ $player } אין טלפון: המושב פנוי
common-refused-not-hidden = כאן אי אפשר להסתיר את מה שמוקלד; שחקו עם לוחות נסתרים
common-refused-not-shown = דבר לא הוצג ל-{ $text }
common-refused-phone-joined = טלפון הצטרף ומציג את התשובות: אי אפשר לבטל אף תשובה
common-refused-went-on = לא בוצע: המשחק נמשך בזמן ההקלדה; הסתכלו והקלידו שוב
common-refused-undo-alone = עוד לא היה אף מהלך: כדי לבטל את התשובה האחרונה, הקלידו undo לבדו
common-refused-names = '{ $text }' יכול להיות { $either }: הקלידו עוד מן השם
common-refused-names-alike = '{ $text }' יכול להיות { $either }: אותיות גדולות או סימני הטעמה מבדילים ביניהם
common-refused-no-player = השם { $text } לא נמצא: { $options }
common-refused-no-player-yet = השם { $text } לא נמצא: עוד לא נרשם אף שם
common-refused-name-of-island = '{ $text }' אינו שם למי שמשחק: איים נקראים I1, I2 וכן הלאה
common-refused-name-unprintable = '{ $text }' אינו שם למי שמשחק: יש בו תו שאי אפשר להדפיס
common-refused-name-colon = '{ $text }' אינו שם למי שמשחק: אסור להשתמש בנקודתיים
common-refused-locked = הרישום הזה פתוח בתוכנית אחרת: סגרו אותה
common-refused-unfinished = ההכנה לא הסתיימה: { $reason }
common-refused-before-game = אמרו קודם איזה משחק, למשל game reflector: '{ $form }' בא אחר כך
common-refused-words = '{ $text }' יכול להיות { $either }: הקלידו { $shortest }
common-refused-command = '{ $text }' אינו פקודה; האם הכוונה הייתה '{ $example }'?
common-refused-same-name = השם { $player } כבר קיים
common-refused-name-in-capitals = השם { $other } כבר קיים; { $player } שונה ממנו רק באותיות גדולות
common-refused-same-symbol = הסמל { $symbol } כבר תפוס
common-refused-symbol-in-capitals = הסמל { $text } כבר תפוס; { $symbol } שונה ממנו רק באותיות גדולות
common-refused-symbol-mark = הסמל { $symbol } נראה כמו { $term }: בחרו אחר, למשל { $either }
common-not-accepted = לא התקבל: { $text }
common-way = { $text }: { $term }
common-which-variant = איזו גרסה ({ $options })?
    .enter = איזו גרסה ({ $options }; { $parts })?
common-drawn-dot = נקודה, הסימן של צומת
common-drawn-slash = לוכסן, הסימן של מסיט
common-drawn-plus = פלוס, הסימן של קשר
common-drawn-triangle = משולש, הסימן של קשר ראשי
common-refused-word = '{ $text }' { $reason }: { $options }
common-refused-example = { $reason }, למשל: { $example }
common-refused-not-understood = '{ $text }' לא מובן: הקלידו 'help'
common-refused-space = '{ $text }' אינו משבצת: A עד J, ואז 1 עד 10, למשל F3
common-parts = { $parts }
common-terms = { $terms }

common-evening = ניצחונות הערב: { $tally }.
common-sentence = { $term }.

common-over = המשחק נגמר.
common-wins = { $count ->
        [one] ניצחון ל-{ $all }
        [two] ניצחון משותף ל-{ $all }
       *[other] ניצחון משותף ל-{ $all }
    }
common-over-won = המשחק נגמר: { common-wins }
common-over-drawn = המשחק נגמר: תיקו
common-unfinished = ההכנה לא הסתיימה: { $reason }.
common-no-game = לא נקבע משחק
# שורה של הרישום, שנשאר באנגלית.
common-line = שורה { $number }: { $text }
common-nothing-to-audit = שום לוח לא נחשף: אין מה לבדוק.
