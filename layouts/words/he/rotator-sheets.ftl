# מה שכתוב בדפים, בחידות ובכרטיס העזר של Rotator.

## העמוד הראשון

rotator-sheets-what = משחק ליחיד: קודחים למטה בעולם מסתובב.
rotator-sheets-needs = עיפרון, מחק, לוח אחד
rotator-sheets-goal = הגיעו לשורת היעד: שורה 10 הכחולה.
rotator-sheets-out = הפסד: המשבצת שלכם נאטמת.
rotator-sheets-win = מנצחים מיד בשורת היעד, לא משנה לאן פונה "למטה".
rotator-sheets-setup-take = חידה, או בחרו עשרה צמתים (נקודות), חמישה בכל חצי: לא בשוליים, ובלי טווחים חופפים.
    .title = קחו
rotator-sheets-setup-shade = את הטווחים, עד שני צעדים מצומת דרך הצלעות. משבצות מקווקוות אטומות, כל השאר פתוחות.
    .title = קווקוו
rotator-sheets-setup-start = במשבצת כלשהי בשורת ההתחלה. אם היא אטומה, פתחו אותה חינם. ציירו משולש.
    .title = התחילו
rotator-sheets-turn-fall = דרך משבצות פתוחות עד משבצת אטומה או עד השוליים. ציירו משולש, חודו למטה, בכל משבצת בלי סימן.
    .title = נפלו
rotator-sheets-turn-collapse = משבצת שנגעתם בה לפני שלושה תורות נאטמת. אם אתם בה, הפסדתם. לפני תור או שניים: הוסיפו קו.
    .title = קריסה
rotator-sheets-turn-drill = ‎0 עד 3 משבצות אטומות: מחקו, ציירו משולשים. בכל תור הראשונה חינם, כל משבצת נוספת עולה דחף: עשרה במשחק.
    .title = קדחו
rotator-sheets-turn-turn = את הדף רבע סיבוב בכיוון השעון. למטה הוא הצד שקרוב אליכם.
    .title = סובבו
rotator-sheets-note-old-marks = מתיישנים כרגיל, גם אם אתם נופלים דרכם.
    .title = סימנים ישנים
rotator-sheets-note-open-below = אחרי הקדיחה? נופלים הלאה; הקדיחה נגמרת.
    .title = פתוח למטה
rotator-sheets-note-drill = דרך השוליים.
    .title = לא קודחים
rotator-sheets-note-you-need = לקדוח.
    .title = לא חייבים
rotator-sheets-node =
    קדחו אל צומת כדי לכבוש אותו. המשבצות האטומות שלו נפתחות ומקבלות משולשים.

    הקדיחה נגמרת; נשארים שם. התחילו את התור הבא בכל משבצת בטווח שלו.
    .title = צומת

## העמוד השני

rotator-sheets-legend = כל תור מוביל מן הטבעת אל החץ; טבעת שנייה היא צומת שנכבש. משבצות מקווקוות אטומות אחרי התור; הכהות קרסו באותו תור. הלוחות מצוירים כפי שהיו מונחים בהתחלה; המשולש ליד התור מראה לאן היה למטה.
rotator-sheets-section-more-exactly = ביתר דיוק
rotator-sheets-rule-board = החצי הכחול קרוב אליכם, האדום מעליו והפוך. A1 האדומה נמצאת מעל J1 הכחולה.
    .title = לוח
rotator-sheets-rule-nodes = אף פעם לא בשורות ובעמודות החיצוניות; קו האמצע אינו שוליים. טווחים יכולים לחצות אותו. השוליים חותכים אותם.
    .title = צמתים
rotator-sheets-rule-collapse = כל משבצת שנגעתם בה לפני שלושה תורות נאטמת, גם אם הייתה פתוחה בהתחלה.
    .title = קריסה
rotator-sheets-rule-drill = מותר לקדוח 0 משבצות. החליטו מראש כמה, ולא יותר ממה שאפשר: השוליים, צומת ונפילה מסיימים את הקדיחה.
    .title = קדיחה
rotator-sheets-rule-node = נכבש רק בקדיחה. משבצות פתוחות בטווח שלו שומרות על גילן. אם המשבצת שלו קורסת, אפשר לכבוש אותו שוב.
    .title = צומת
rotator-sheets-rule-win = כשנופלים או קודחים אל שורת היעד, או מתחילים בה אחרי צומת. התור נגמר מיד.
    .title = ניצחון
rotator-sheets-section-puzzles = חידות
rotator-sheets-rule-notes = הקיפו בעיגול את המשבצת שבה אתם עומדים, ומחקו אותו כשאתם ממשיכים. רשמו מאין התחלתם, ולכל תור כמה משבצות קדחתם. אחרי כיבוש רשמו גם מאין התחלתם. העבירו קו על תיבה לכל דחף.
    .title = רישום
rotator-sheets-rule-stars = אחד לכל ניצחון, שניים לניצחון עם דחף אחד מעל התקן, שלושה לתקן. התקן הוא מספר הדחפים הקטן ביותר שמספיק לניצחון.
    .title = כוכבים
rotator-sheets-rule-medals = אחת לכל ניצחון שאין בו יותר תורות ודחפים מן הכתוב לידה. בלוחות קטנים ‎2/13 פירושו 2 דחפים ו-13 תורות.
    .title = מדליות
rotator-sheets-rule-ten-nodes = בכמה חידות יש עוד כוכב אחד, לניצחון אחרי שכבשתם את כל עשרת הצמתים.
    .title = עשרה צמתים
rotator-sheets-rule-level = ככל שיש יותר מעוינים שחורים, צריך להיזהר יותר כדי להגיע לתקן: שלושה כוכבים. ניצחון בלבד יכול להיות קל בכל רמה.
    .title = רמה
rotator-sheets-rule-letters = שבעת התווים הם שם הלוח. קוד ה-QR מכיל אותם, או פותח את הלוח בטלפון. התוכנית cardgen מדפיסה אותו שוב.
    .title = קוד הלוח:

## הרישום

rotator-sheets-record-note = אחרי כל תור: כמה משבצות נקדחו, 0 עד 3. בתור שאחרי כיבוש של צומת גם מאיזו משבצת, כגון red:C4; בכל השאר מחקו את from. המשולש מראה לאן למטה בדף כפי שהיה מונח בהתחלה.
rotator-sheets-record-foot = תור: מאין מתחילים אחרי כיבוש, וכמה משבצות קודחים.

## חידות

rotator-sheets-puzzles-tag = נפלו, קדחו, וסובבו את הדף
rotator-sheets-puzzles-under = הגיעו לשורת היעד לפני שהמשבצת שלכם נאטמת.
rotator-sheets-hints-explained = שלושה רמזים לכל חידה, בדרך לתקן. קראו את הרשימה הראשונה אם אינכם יודעים איפה להתחיל, את השנייה אם זה לא עוזר, ואת השלישית אם שום דבר אחר לא עוזר.
    .title = רמזים
rotator-sheets-solutions-explained = הכוכב מסמן דרך לתקן, וכל מדליה דרך לאותה מדליה. חיפוש מלא הוכיח שהן הטובות ביותר: אין דרך עם פחות דחפים, ועם אותם דחפים אין דרך עם פחות תורות. שחקו איתן בעיפרון. לכל תור המספר שלו, הצד שלמטה, מה עושים, והמשבצת שבה מסיימים. בתורות מודגשים יש בחירה; באחרים מפסידים מיד אם קודחים מספר אחר של משבצות. הציור מראה את הלוח אחרי התורות שלידו, ואת הדרכים של האחרונים בהם: ממספר אל הבא, או אל חץ. משבצות מקווקוות אטומות; הכהות קרסו בתורות המצוירים. טבעת סביב חץ היא צומת שנכבש. המספרים מתחת ללוח אומרים כמה הוא קשה: עם 10 ביטים, מי שמשחק בזהירות ובלי תוכנית שומר על התקן במשחק אחד מאלף; פיצולים הם תורות עם בחירה שמאבדת את התקן.
    .title = פתרונות
rotator-sheets-solutions-in-short = הדרכים למדליות נתונות בקיצור: איפה להתחיל, ואז כמה משבצות לקדוח בכל תור.
rotator-sheets-solutions-nodes = לא הוכח שהדרך דרך כל עשרת הצמתים היא הטובה ביותר.

## כרטיס העזר

rotator-sheets-aid-about = התור שלכם · לבד
rotator-sheets-aid-boxes = כל משבצת שנגעתם בה
rotator-sheets-aid-look-up = הלוח המסתובב, סימנים, צמתים
rotator-sheets-aid-fall = עד משבצת אטומה או שוליים. משולש היכן שאין סימן.
    .title = נפלו
rotator-sheets-aid-collapse = סימן ישן מקבל קו. כבר יש בו שניים? אטמו.
    .title = קריסה
rotator-sheets-aid-drill = ‎0 עד 3 משבצות אטומות. כל אחת נוספת: דחף.
    .title = קדחו
rotator-sheets-aid-turn = את הדף רבע סיבוב בכיוון השעון.
    .title = סובבו
rotator-sheets-aid-list-node =
    קדחו אליו: הטווח שלו נפתח

    לא נופלים

    התור הבא מתחיל בכל משבצת בטווח
    .title = צומת
rotator-sheets-aid-list-drill =
    עשרה דחפים במשחק

    אף פעם לא דרך השוליים

    פתוח למטה: נופלים הלאה
    .title = קדיחה
rotator-sheets-aid-list-you-win = מיד, בשורה 10 הכחולה (הצלע העבה)
    .title = ניצחון

## מה שעוד כתוב בעמוד הראשון ועל לוחות

rotator-sheets-turning = הלוח מסתובב
rotator-sheets-remember = זכרו
rotator-sheets-foot = עמוד 2: משחק שלם, כללים מדויקים
# היכן ראש הלוח והיכן תחתיתו, כל אחד בשתי שורות.
rotator-sheets-top =
    התחלה:

    אדום 10
rotator-sheets-bottom =
    יעד:

    כחול 10
rotator-sheets-turn-number = תור { $number }
rotator-sheets-turn-numbers = תור { $number }, { $second } …
rotator-sheets-down = למטה בתורות { $number }, { $second }, { $third } …
rotator-sheets-boosts = דחפים
rotator-sheets-start = התחלה
rotator-sheets-name-or-puzzle = שם או חידה
rotator-sheets-grids = לוח אחד משתי הרשתות
rotator-sheets-grids-to-cut = לוח אחד משתי הרשתות; גזרו לאורך הקווים המקוטעים

## משחק או פתרון, תור אחר תור

rotator-sheets-example = דוגמה: { $count ->
        [one] תור אחד
        [two] שני תורות
       *[other] { $count } תורות
    } עם { $other_count ->
        [one] דחף אחד
        [two] שני דחפים
       *[other] { $other_count } דחפים
    }
rotator-sheets-board = לוח { $text }
rotator-sheets-play-start = { rotator-hint-start }
rotator-sheets-play-from = מ-{ $space }.
# הצורות שבסופן because אומרות למה, למי שקורא בפעם הראשונה.
rotator-sheets-play-from-because = התחילו ב-{ $space }, באותו טווח.
rotator-sheets-play-fall = נפילה{ "\u00A0" }{ $count }.
rotator-sheets-play-fall-to = נפילה{ "\u00A0" }{ $count } אל{ "\u00A0" }{ $space }.
rotator-sheets-play-fall-because = פתוח למטה: נפילה{ "\u00A0" }{ $count }.
rotator-sheets-play-drill = קדיחה{ "\u00A0" }{ $count }.
rotator-sheets-play-drill-to = קדיחה{ "\u00A0" }{ $count } אל{ "\u00A0" }{ $space }.
rotator-sheets-play-boost = קדיחה{ "\u00A0" }{ $count }, { $other_count ->
        [one] דחף{ "\u00A0" }אחד
        [two] שני{ "\u00A0" }דחפים
       *[other] { $other_count }{ "\u00A0" }דחפים
    }.
rotator-sheets-play-boost-to = קדיחה{ "\u00A0" }{ $count }, { $other_count ->
        [one] דחף{ "\u00A0" }אחד
        [two] שני{ "\u00A0" }דחפים
       *[other] { $other_count }{ "\u00A0" }דחפים
    }, אל{ "\u00A0" }{ $space }.
rotator-sheets-play-stay = נשארים.
rotator-sheets-play-stay-because = אטום למטה: נשארים.
rotator-sheets-play-node = צומת!
rotator-sheets-play-node-because = צומת! הטווח שלו נפתח.
rotator-sheets-play-won = ניצחון!
# דרך בקיצור: ההתחלה, ואז כמה משבצות לקדוח בכל תור.
rotator-sheets-line = התחלה { $space }: { $text }
rotator-sheets-line-from = מ-{ $space } { $count }

## דפי חידות

# הכותרת של חידה ליום, כגון יום שישי 1 במאי 2026, וצורתה הקצרה; שבוע מתחיל ביום שני.
rotator-sheets-short-day = { $day } ב{ $month ->
        [1] ינו׳
        [2] פבר׳
        [3] מרץ
        [4] אפר׳
        [5] מאי
        [6] יוני
        [7] יולי
        [8] אוג׳
        [9] ספט׳
        [10] אוק׳
        [11] נוב׳
       *[12] דצמ׳
    }
rotator-sheets-level-easy = קל
rotator-sheets-level-medium = בינוני
rotator-sheets-level-hard = קשה
rotator-sheets-level-expert = מומחים
rotator-sheets-levels = מרמה { $easiest } עד { $hardest }
rotator-sheets-puzzles = { $count ->
        [one] חידה אחת
        [two] שתי חידות
       *[other] { $count } חידות
    }
rotator-sheets-boxes = תיבות: כמה משבצות קודחים בכל תור
rotator-sheets-drilled = כמה משבצות קודחים בכל תור
rotator-sheets-solution = פתרון: { $text }
rotator-sheets-long-solution = פתרון: ארוך מכדי לעמוד כאן
rotator-sheets-cost = { $count ->
        [one] תור אחד
        [two] שני תורות
       *[other] { $count } תורות
    }, { $other_count ->
        [one] דחף אחד
        [two] שני דחפים
       *[other] { $other_count } דחפים
    }
rotator-sheets-par = תקן { $other_count ->
        [one] דחף אחד
        [two] שני דחפים
       *[other] { $other_count } דחפים
    }, { $count ->
        [one] תור אחד
        [two] שני תורות
       *[other] { $count } תורות
    }
rotator-sheets-goal-win = ניצחון
    .short = ניצחון
rotator-sheets-goal-boosts = עם { $count ->
        [one] דחף אחד
        [two] שני דחפים
       *[other] { $count } דחפים
    }
    .short = { rotator-boosts }
rotator-sheets-goal-nodes = כל עשרת הצמתים
    .short = ‎10 צמתים
# מה שעומד לפני מספרים כגון 2/13.
rotator-sheets-pairs = דחפים/תורות
rotator-sheets-more-turns = עוד תורות
rotator-sheets-note-turns = רשמו את התורות בעמוד "{ rotator-sheets-more-turns }".
rotator-sheets-note-turns-from = מתור { $number } רשמו את התורות בעמוד "{ rotator-sheets-more-turns }".

## רמזים ופתרונות

rotator-sheets-hints-first = ‏1. איפה להתחיל
    .short = ‏1. התחלה
rotator-sheets-hints-second = ‏2. הצומת הראשון לכיבוש
    .short = ‏2. צומת ראשון
rotator-sheets-hints-third = ‏3. התור שבו רוב הבחירות שגויות
    .short = ‏3. התור הקשה
rotator-sheets-hints-node = { $space } בתור { $number }
rotator-sheets-hints-no-node = לא צריך שום צומת
rotator-sheets-hints-turn = תור { $number }: קדיחה { $count }
rotator-sheets-hints-turn-from = תור { $number }: מ-{ $space }, קדיחה { $count }
rotator-sheets-solutions-figures = { $bits } ביטים, פיצולים { $forks }
rotator-sheets-solutions-skipped = { $count ->
        [1] תור 1
       *[other] תורות 1 עד { $count }
    }: כמו עם { $other_count ->
        [one] דחף אחד
        [two] שני דחפים
       *[other] { $other_count } דחפים
    }.
rotator-sheets-solutions-continued = { $title }, המשך
rotator-sheets-solutions-par = תקן: { rotator-sheets-cost }
rotator-sheets-solutions-all-nodes = כל עשרת הצמתים: { rotator-sheets-cost }

## מצב

rotator-sheets-position-title = מצב
rotator-sheets-position-not-started = עוד לא התחיל: בחרו משבצת בשורת ההתחלה.
rotator-sheets-position-played = { $count ->
        [one] תור אחד עבר
        [two] שני תורות עברו
       *[other] { $count } תורות עברו
    }.
rotator-sheets-position-over-won = המשחק נגמר: ניצחון.
rotator-sheets-position-over-lost = המשחק נגמר: הפסד.
rotator-sheets-position-down-bottom = תור { $number }, מ-{ $space }: שורת היעד למטה.
rotator-sheets-position-down-bottom-around = תור { $number }: שורת היעד למטה; התחילו בכל משבצת סביב { $space }.
rotator-sheets-position-down-right = תור { $number }, מ-{ $space }: הצד הימני למטה.
rotator-sheets-position-down-right-around = תור { $number }: הצד הימני למטה; התחילו בכל משבצת סביב { $space }.
rotator-sheets-position-down-top = תור { $number }, מ-{ $space }: שורת ההתחלה למטה.
rotator-sheets-position-down-top-around = תור { $number }: שורת ההתחלה למטה; התחילו בכל משבצת סביב { $space }.
rotator-sheets-position-down-left = תור { $number }, מ-{ $space }: הצד השמאלי למטה.
rotator-sheets-position-down-left-around = תור { $number }: הצד השמאלי למטה; התחילו בכל משבצת סביב { $space }.
rotator-sheets-position-down-now = למטה בתור { $number }
rotator-sheets-record-where = בשורה 10 האדומה
rotator-sheets-record-boosts = דחפים שנותרו

rotator-sheets-part-grids = לוח משתי הרשתות, גדול מזה שבכרטיס
