# Rotator: איך עבר תור, ומה מסמנים על הנייר.

## מה אומרים

rotator-said-start = התחלה ב-{ $space }
rotator-said-turn = תור { $round }: קדיחה { $text }
rotator-said-turn-from = תור { $round }: מ-{ $space }, קדיחה { $text }

## איך עבר תור

rotator-opens = המשבצת נפתחת, והמגע בה נרשם בתור 1
rotator-starts = יציאה מ-{ $space }
rotator-falls = נפילה דרך { $spaces }
rotator-collapses = קריסה, שוב אטום: { $spaces }
rotator-drills = קדיחה של { $spaces }
rotator-drills-boosted = קדיחה של { $spaces }, { $count ->
        [one] דחף אחד נוצל
        [two] שני דחפים נוצלו
       *[other] { $count } דחפים נוצלו
    }, נותרו { $other_count }
rotator-captures = הצומת ב-{ $space } נכבש, והטווח שלו נפתח
rotator-stays = נשארים במקום
rotator-lost = הפסד: { $space } קרסה כשעמדתם בה
rotator-won = ניצחון: { $space } בשורת היעד

## מה מסמנים על הנייר

rotator-mark-triangle = משולש ב-{ $spaces }
rotator-mark-line = עוד קו ב-{ $spaces }
rotator-mark-shading = קווקוו ב-{ $spaces }

## מה שנדחה

rotator-refused-both-halves = '{ $space }' נמצאת בשני החצאים: { $either }
rotator-refused-no-turns = ב-'{ $text }' אין תורות: כתבו למשל D10: 3, from red:I5 2, 0
rotator-refused-from-where = '{ $text }': אמרו גם מאיפה, למשל: { $example }
rotator-refused-viewer = השם { $text } לא נמצא: { $title }
rotator-refused-no-board = עוד אין לוח
rotator-refused-not-won = המשחק לא הסתיים בניצחון
rotator-refused-nodes-late = 'nodes' חייב לבוא לפני 'start'
rotator-refused-nodes-named = הצמתים של { $form } כבר צוינו
rotator-refused-start-chosen = נקודת ההתחלה כבר נבחרה
rotator-refused-board-unfinished = אי אפשר להתחיל לפני שהלוח שלם: { $reason }
rotator-refused-incomplete = הלוח אינו שלם: { $reason }
rotator-refused-space = '{ $text }' אינו משבצת בלוח: red או blue, נקודתיים, משבצת, למשל red:D10
rotator-refused-nodes = ב-{ $form } יש { $count } צמתים, וצריך { $wanted }
rotator-refused-node-twice = { $space } ניתנה { $count } פעמים, וכל צומת ניתן פעם אחת
rotator-refused-rim = { $space } בשולי הלוח, וצומת חייב להיות בעמודות B עד I ובשורות 1 עד 9
rotator-refused-overlap = הטווחים של { $space } ושל { $origin } חופפים
rotator-refused-letters = ב-'{ $text }' יש { $count } תווים, ובקוד של לוח יש { $wanted }
rotator-refused-letter = ב-'{ $text }' יש '{ $symbol }', שאינו בקוד של שום לוח: אותיות בלי I ו-O, ספרות 2 עד 9
rotator-refused-identity = '{ $text }' אינו קוד של לוח: תו אחד שגוי, או ששניים הוחלפו
rotator-refused-in-turn = תור { $number }, '{ $text }': { $reason }
rotator-refused-line-goes-on = המשחק נגמר { $form ->
        [won] בניצחון
       *[lost] בהפסד
    } בתור { $round }, והשורה נמשכת
rotator-refused-how-far = '{ $text }' לא מובן: כמה לקדוח, 0 עד 3, או 'help'
rotator-refused-after = '{ $text }' לא מובן: המשחק נגמר, או 'help'
rotator-refused-level = אין רמה '{ $text }': { $options }
rotator-refused-too-hard = הלוח הזה קשה מכדי לראות קדימה מכאן; המשיכו, ושאלו שוב
rotator-refused-no-start = אין תור לפני שבוחרים התחלה: משבצת בשורת ההתחלה, שורה 10 האדומה
rotator-refused-turn = '{ $text }' אינו תור: מספר המשבצות לקדוח, למשל 1 או from red:C4 1
rotator-refused-start = אי אפשר להתחיל ב-{ $space }: מתחילים במשבצת בשורת ההתחלה, שורה 10 האדומה
rotator-refused-too-far = אי אפשר לקדוח { $count } משבצות: לכל היותר { $of } בתור
rotator-refused-over-since = המשחק נגמר { $form ->
        [won] בניצחון
       *[lost] בהפסד
    } בתור { $round }
rotator-refused-say-where = אמרו מאיפה מתחילים: { $space } נכבשה, וכל משבצת בטווח שלה מתאימה
rotator-refused-only-here = אי אפשר להתחיל מ-{ $origin }: בתור הקודם לא נכבש צומת, ולכן התור מתחיל במקום הנוכחי, ב-{ $space }
rotator-refused-off-range = אי אפשר להתחיל מ-{ $origin }: היא לא בטווח של { $space } ({ $options })
rotator-refused-drill = אי אפשר לקדוח { $count ->
        [one] משבצת אחת
        [two] שתי משבצות
       *[other] { $count } משבצות
    }
rotator-refused-cut-short = { rotator-refused-drill }: { $reason }, אפשר לקדוח { $of }
rotator-refused-boosts = { rotator-refused-drill }: צריך דחף ל{ $wanted ->
        [one] משבצת אחת
        [two] שתי משבצות
       *[other] -{ $wanted } משבצות
    }, ובמאגר יש { $of }
rotator-refused-ground = השוליים הם קרקע
rotator-refused-node-ends = { $space } היא צומת ועוצרת את הקדיחה
rotator-refused-falls = { $space } פתוחה, ולכן נופלים
rotator-lacks = אין שורה '{ $form } ...'

## מה ששואלים

rotator-boards-random = ‏random: לוח חדש; 'random hard' לפי רמה.
rotator-boards-type = ‏type: אתם מקלידים את הצמתים. או הקלידו את שבעת התווים של לוח.
rotator-where-to-start = איפה להתחיל: עמודה בשורה 10 האדומה,‏ A עד J?
    .enter = איפה להתחיל: עמודה בשורה 10 האדומה,‏ A עד J ({ $parts })?
rotator-which-board = איזה לוח ({ $options }, או שבעה תווים)?
    .enter = איזה לוח ({ $options }, או שבעה תווים; { $parts })?
rotator-which-nodes = חמשת הצמתים של רשת { $form }, למשל B3 H4 E6 C9 I9?
rotator-board-is = הלוח הוא { $text }.
rotator-finding = מציאת לוח והוכחת התקן שלו נמשכות רגע.
rotator-level-and-par = רמה { $text }, התקן: { $count ->
        [one] דחף אחד
        [two] שני דחפים
       *[other] { $count } דחפים
    } ב{ $round ->
        [one] תור אחד
        [two] שני תורות
       *[other] -{ $round } תורות
    }.
rotator-ask = תור { $round }, { $count ->
        [one] נותר דחף אחד
        [two] נותרו שני דחפים
       *[other] נותרו { $count } דחפים
    }: כמה לקדוח?
rotator-ask-from = תור { $round }, { $count ->
        [one] נותר דחף אחד
        [two] נותרו שני דחפים
       *[other] נותרו { $count } דחפים
    }: מאיפה, וכמה לקדוח?

## רמזים, מן הקל אל החזק

rotator-hint-boosts = אפשר לנצח עם { $count ->
        [one] דחף אחד
        [two] שני דחפים
       *[other] { $count } דחפים
    }.
rotator-hint-left = התחילו בחצי השמאלי.
rotator-hint-right = התחילו בחצי הימני.
rotator-hint-start = התחילו ב-{ $space }.
rotator-hint-hopeless = בלוח הזה אי אפשר לנצח.
rotator-hint-from-here = מכאן אפשר לנצח, עם { $count ->
        [one] דחף אחד
        [two] שני דחפים
       *[other] { $count } דחפים
    }.
rotator-hint-spaces = { $count ->
        [0] אל תקדחו
        [one] קדחו משבצת אחת
        [two] קדחו שתי משבצות
       *[other] קדחו { $count } משבצות
    }.
rotator-hint-drill = קדחו { $count }.
rotator-hint-start-and-drill = התחילו מ-{ $space }. קדחו { $count }.
rotator-hint-lost = מכאן אי אפשר לנצח. בטלו תורות.

## מרוץ נגד רוח רפאים

rotator-race = רוח הרפאים מנצחת בתור { $wanted }: { $text }
    .alone = רוח הרפאים מנצחת בתור { $wanted }.
rotator-race-won = ניצחתם בתור { $number }. רוח הרפאים הייתה מנצחת בתור { $wanted }.
rotator-race-even = אתם ורוח הרפאים ניצחתם בתור { $number }.
rotator-refused-ghost = אין רוח רפאים: בלוח הזה אי אפשר לנצח, או שהוא קשה מדי לפתרון
rotator-race-lost = רוח הרפאים ניצחה בתור { $wanted }.

rotator-boosts = { $count ->
        [one] דחף אחד
        [two] שני דחפים
       *[other] { $count } דחפים
    }
rotator-turns = { $round ->
        [one] תור אחד
        [two] שני תורות
       *[other] { $round } תורות
    }
rotator-played = עד כה { rotator-turns }, ב-{ $space }, נותרו { rotator-boosts }.
rotator-from-one = התור הבא מתחיל באחת מ-{ $spaces }
rotator-over-won = המשחק נגמר: ניצחון ב-{ $space } אחרי { rotator-turns }, נותרו { rotator-boosts }
rotator-over-lost = המשחק נגמר: הפסד ב-{ $space } אחרי { rotator-turns }, נותרו { rotator-boosts }
# שורה של הרישום, איזה תור זה היה, ומה למטה כפי שרואים את הלוח.
rotator-line = { common-line } (תור { $round }, למטה { $term })
rotator-down-0 = שורת היעד, שורה 10 הכחולה
rotator-down-1 = עמודה J הכחולה ועמודה A האדומה
rotator-down-2 = שורת ההתחלה, שורה 10 האדומה
rotator-down-3 = עמודה A הכחולה ועמודה J האדומה
rotator-may-be = תור { $round } יכול להיות:
rotator-type-such = הקלידו למשל: { $example }
# הטקסט הוא תור, כגון: from red:C4 1
rotator-leads = { $text }: { rotator-boosts }, אל { $space }
    .won = { rotator-leads }, ניצחון
    .lost = { rotator-leads }, הפסד
# מה שהסימנים על הלוח אומרים.
rotator-legend-player = ▼ אתם   ▽ נגעתם   -▽ לפני תור   =▽ לפני 2 תורות
rotator-legend-spaces = ▒▒ אטום   ▒• צומת   ◦ צומת, פתוח   · אוויר
# מעל שני חצאי הלוח זה ליד זה: המילה הראשונה מתחילה בעמודה 9, השנייה בעמודה 40.
rotator-halves = { "        " }חצי עליון{ "                      " }חצי תחתון
rotator-stars = ניצלתם { rotator-boosts }; התקן הוא { $wanted }: { $number ->
        [one] כוכב אחד
        [two] שני כוכבים
       *[other] { $number } כוכבים
    } מתוך 3.
rotator-medal = מדליה: { rotator-turns } עם { rotator-boosts }.
rotator-all-nodes = כל עשרת הצמתים: הכוכב הנוסף.
rotator-claim-won = ניצחון בתור { $round }.
rotator-claim-lost = לא ניצחון: הפסד בתור { $round }.
rotator-claim-goes-on = לא ניצחון: אחרי תור { $round } המשחק נמשך.
rotator-par-unknown = התקן אינו ידוע: החיפוש הופסק.
rotator-board = לוח { $text }: { $title }
# מה שבא אחר כך מתחיל באותה עמודה.
rotator-par = תקן: { rotator-boosts }, { rotator-turns }
rotator-best = שיא: { rotator-boosts }, { rotator-turns }
rotator-or = או:  { rotator-boosts }, { rotator-turns }
rotator-proven = הוכח בחיפוש מלא: בפחות אי אפשר.
    .hopeless = בלוח הזה אי אפשר לנצח: הוכח בחיפוש מלא.
rotator-not-proven = לא הוכח: החיפוש הופסק לפני סופו; אולי די בפחות דחפים או תורות.
    .hopeless = עד שהחיפוש הופסק לא נמצא ניצחון; אולי יש.
rotator-help-drill = לקדוח שתי משבצות, מ-0 עד 3
rotator-help-from = אחרי כיבוש: מאיפה, ואז כמה
rotator-help-board = לצייר את הלוח
rotator-help-moves = לרשום את התורות המותרים
rotator-help-hint = אם אפשר לנצח; שוב: כמה לקדוח; עוד פעם: התור הבא
rotator-help-race = מרוץ נגד רוח רפאים (easy, medium, hard, off)
