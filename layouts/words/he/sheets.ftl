# מה שכתוב בדפים של כל המשחקים.

## סימנים וסמלים

sheets-symbols-title = סימנים וסמלים
sheets-symbols-tag = מה מציירים בעיפרון,
sheets-symbols-under = ומה זה אומר
sheets-symbols-players = סמלים למשתתפים
sheets-symbols-advice = בחרו סמל לכל אחד. כתבו אותו באותה צורה בכל רשת וברישום, שבו יש לו תו אחד עד שלושה. לא נקודה, לוכסן, פלוס או משולש: אלה סימנים.
sheets-symbols-on-private-grids = ברשתות סמויות
sheets-sign-node = חמישה בכל רשת; הטווח שלו הוא כל המשבצות עד שני צעדים ממנו.
    .title = { sheets-mark-node }
sheets-sign-deflector = 20 בכל רשת, אף אחד ב-Reflector. פועל פעם אחת: אז מחקו אותו.
    .title = { sheets-mark-slash }
sheets-sign-link = ב-Defector: הצומת שמחבר שניים או שלושה בני ברית.
    .title = { sheets-mark-link }
sheets-sign-master = ב-Defector: הצומת שמחבר ארבעה בני ברית או יותר.
    .title = { sheets-mark-master }
sheets-symbols-on-public-grids = ברשתות גלויות
sheets-sign-claimed = משבצת שהייתה ריקה, עם הסמל של מי שתפס אותה.
    .title = תפוסה
sheets-sign-claimed-owned = בטווח של צומת: קווקוו, ואז הסמל.
    .title = תפוסה, קרוב
sheets-sign-retained = בטווח שנכבש, וגם בטווח של צומת אחר.
    .title = שמורה
sheets-sign-node-shown = צומת שעומד על משבצת שמורה.
    .title = צומת שנחשף
sheets-symbols-in-rotator = ב-Rotator
sheets-sign-solid = טווח של צומת, או משבצת שקרסה.
    .title = { sheets-mark-solid }
sheets-sign-this-turn = עברתם בה בתור הזה.
    .title = { sheets-mark-fresh }
sheets-sign-1-turn-ago = קו אחד לרוחב.
    .title = { sheets-mark-older }
sheets-sign-2-turns-ago = שני קווים לרוחב: בתור הבא היא שוב אטומה.
    .title = { sheets-mark-oldest }

## סימני עיפרון במקרא של רשתות ולוחות

sheets-mark-node = צומת
sheets-mark-slash = מסיט
sheets-mark-link = קשר
sheets-mark-master = קשר ראשי
sheets-mark-territory = שטח
sheets-mark-solid = אטום
sheets-mark-solid-again = שוב אטום
sheets-mark-fresh = התור הזה
sheets-mark-older = לפני תור
sheets-mark-oldest = לפני 2 תורות

## דפי כללים ורישומים

sheets-goal = המטרה
sheets-set-up = הכנה
sheets-turn = התור שלכם ב{ $count ->
        [4] ארבעה
        [5] חמישה
       *[other] -{ $count }
    } צעדים
sheets-record-title = רישום
sheets-record-example = דוגמה
sheets-record-typed-in = אם מקלידים אותו, כל משפט בשורה משלו, הוא קובץ לתוכנית המלווה
sheets-record-such-as = כך

## ספר הכללים, ומה שמוביל אליו

sheets-rulebook-title = הכללים
sheets-rulebook-under = כל פסיקה של שישה משחקים, לפי מספרה
sheets-rulebook-contents = תוכן
sheets-rulebook-about = דף הכללים והתוכנית המלווה מציינים מספרי פסיקות: M4 פירושו "לפי פסיקה M4". כדי לשחק די בדף הכללים. כדי להכריע בשאלה, חפשו כאן.
sheets-rulebook-cited = קודים כגון { $text } מפנים לפסיקות: ספר הכללים, מעמוד { $page }.
sheets-rulebook-question = שאלה? ספר הכללים, מעמוד { $page }.

## גב של קלף בלי Connector

sheets-back-inside = ארבעה משחקים בפנים
sheets-back-to-play = ארבעה משחקים לשחק
sheets-back-pencil = הביאו עיפרון
sheets-back-rotator = קדחו מקצה הלוח אל קצהו בזמן שהוא מסתובב מתחתיכם.
sheets-back-reflector = כבשו חמישה צמתים נסתרים. { territory-variant-reflection }
sheets-back-deflector = עשרים מסיטים בכל לוח שולחים יריות הלאה אל השכנים.
sheets-back-defector = בריתות נכרתות ונשברות. בסוף נשאר רק אחד.

## משתתפים, כרטיסי שם, רשתות

sheets-players = { $count ->
        [one] משתתף אחד
        [two] שני משתתפים
       *[other] { $count } משתתפים
    }
sheets-players-or-more = { $count } משתתפים או יותר
sheets-players-from-to = { $lowest } עד { $highest } משתתפים
sheets-tent-name = שם
sheets-tent-symbol = סמל
sheets-tent-next = הבא
sheets-tent-next-name = הבא:{ " " }
sheets-link-join = סרקו כדי להצטרף
sheets-link-play = סרקו כדי לשחק
sheets-grids-ruler = ‏50 מ״מ: הדפיסו ב-100%
# A day, such as Friday 1 May 2026; a week begins on Monday.
sheets-day = יום { $weekday ->
        [1] שני
        [2] שלישי
        [3] רביעי
        [4] חמישי
        [5] שישי
        [6] שבת
       *[7] ראשון
    } { $day } ב{ $month ->
        [1] ינואר
        [2] פברואר
        [3] מרץ
        [4] אפריל
        [5] מאי
        [6] יוני
        [7] יולי
        [8] אוגוסט
        [9] ספטמבר
        [10] אוקטובר
        [11] נובמבר
       *[12] דצמבר
    } { $year }

# הם עומדים ברשימה של מה שיש בקובץ; ‎.finish אומר מה לעשות בהם אחרי ההדפסה.
sheets-part-rules = כללים
sheets-part-aid = כרטיסי עזר
    .finish = גזרו את כרטיסי העזר, קפלו אותם אחורה והדביקו.
sheets-part-record = דף לרישום המשחק
sheets-part-symbols = סימני עיפרון ומה הם אומרים, וסמלים לכל אחד
sheets-part-tents = שלטים עם שמות וסמלים
    .finish = קפלו את השלטים והעמידו אותם בסדר התורות.
sheets-table = שולחן { $number }
