# Reflector, Deflector ו-Defector: מה קוראים בקול, מה מסמנים על הנייר, ומה מסבירים.

## מה אומרים

territory-said-move = { $shooter }: ירייה אל { $grid } { $space }
    .sentence = { territory-said-move }.
territory-said-pass = { $who }: דילוג
    .sentence = { territory-said-pass }.
territory-said-ally = ברית בין { $all }
territory-said-leave = { $who }: יציאה מן הברית

## מה לוחות עונים

territory-answer-null = ריק
    .typed = { territory-answer-null }
    .about = לא בטווח של צומת
territory-answer-owned = קרוב
    .typed = { territory-answer-owned }
    .about = בטווח של צומת
territory-answer-node = צומת
    .typed = { territory-answer-node }
    .about = יש שם צומת
territory-answer-deflector = מסיט
    .typed = { territory-answer-deflector }
    .about = מסיט שעוד לא נוצל
territory-answer-clear = פנוי
    .typed = { territory-answer-clear }
    .about = הירייה לא פוגשת דבר ברשת הזאת
territory-answered-on = { $answer } ב-{ $space }
territory-says = { $grid }: { $answer }.
territory-says-row = השורה של { $grid }: { $answer }.
territory-says-next = הלאה אל { $grid }: { $answer }.
territory-says-waiting = הירייה מ-{ $place } ממשיכה אל { $grid }: { $answer }.
territory-gives-back-own = החזרה של { $grid }, { $space }: { $answer }.
territory-gives-back = החזרה של { $shooter }, { $space } ברשת של { $grid }: { $answer }.
territory-other-nodes = { $count ->
        [one] ב-{ $nodes } יש עוד צומת
        [two] ב-{ $nodes } יש עוד צמתים
       *[other] ב-{ $nodes } יש עוד צמתים
    }.
territory-revealed-retained = בטווח של צמתים אחרים: { $spaces }
territory-revealed-nodes = צמתים שם: { $spaces }
territory-revealed-deflectors = מסיטים: { $spaces }

## מה קרה

territory-fact-answered =
    .step = { $place }: { $parts }
territory-fact-deflected =
    .step = { $place }: מסיט, ועכשיו הוא מנוצל; הירייה של { $who } ממשיכה
territory-fact-removed =
    .step = { $place }: מסיט שלא נוצל נמחק
territory-fact-reversed = { territory-fact-reversed.step }.
    .step = זה לא המסיט הראשון ברשת הזאת: הירייה חוזרת לאחור
territory-fact-came-round = { territory-fact-came-round.step }.
    .step = הירייה לא פגשה דבר סביב כל השולחן וחוזרת אל { $place }
territory-fact-claimed = המשבצת נתפסה בידי { $who }.
    .step = { $place }: תפיסה של { $who }
territory-fact-node =
    .step = { $place }: צומת, נכבש בידי { $who }
territory-fact-conceded = { $space } עוברת אל { $who }.
    .step = { $place }: הוחזרה אל { $who }
territory-fact-spent = המשבצת כבר מוחזקת או מכוסה בידי { $who }: הירייה אבודה.
    .step = { $place }: כבר מוחזקת או מכוסה בידי { $who }, הירייה אבודה
territory-fact-spent-by-nobody = אף אחד לא יכול לתפוס אותה: הירייה אבודה.
    .step = { $place }: אף אחד לא יכול לתפוס אותה, הירייה אבודה
territory-fact-not-given-back = אין החזרה אל { $who }: { $place } כבר מוחזקת או מכוסה בידי { $who }.
    .step = { $place }: אין מה להחזיר, היא מוחזקת או מכוסה בידי { $who }
territory-fact-turned = הרשת של { $grid } מסתובבת.
    .step = { $place }: הרשת מסתובבת רבע סיבוב בכיוון השעון
territory-fact-lost-home = { territory-fact-lost-home.step }.
    .step = { $who }: אבד בסיס, הרשת של { $grid }
territory-fact-regained-home = { territory-fact-regained-home.step }.
    .step = { $who }: נוסף בסיס, הרשת של { $grid }
territory-fact-eliminated = { territory-fact-eliminated.step }.
    .step = { $who } מחוץ למשחק
territory-fact-allied = { territory-fact-allied.step }.
    .step = מעכשיו ברית בין { $all }
territory-fact-left = { territory-fact-left.step }.
    .step = { $all }: יציאה מן הברית עם { $others }
territory-fact-link-broken = { territory-fact-link-broken.step }.
    .step = הקשר של { $all } נשבר
territory-fact-master-broken = { territory-fact-master-broken.step }.
    .step = הקשר הראשי של { $all } נשבר
territory-fact-disbanded = { territory-fact-disbanded.step }.
    .step = הברית של { $all } נגמרה: { $parts }
territory-fact-won = { common-over-won }.
    .step = { common-wins }
territory-fact-drawn = המשחק נגמר: { territory-fact-drawn.step }.
    .step = תיקו בין { $all }

territory-stay-allied = הברית בין { $players } נמשכת
territory-alone = { $players } לבד

territory-because = { $term }: { $reason }
territory-tie-tally = ניקוד שווה; { territory-tie-held }
    .sentence = { territory-tie-tally }.
territory-tie-nodes = מספר צמתים שווה; { territory-tie-held }
    .sentence = { territory-tie-nodes }.
territory-tie-lost = לשני הצדדים לא נשארו צמתים; { territory-tie-held }
    .sentence = { territory-tie-lost }.
territory-tie-held = ל-{ $who } יש { $count ->
        [one] משבצת אחת
        [two] שתי משבצות
       *[other] { $count } משבצות
    }, { $tally }
territory-target = { $term }: במשחק הזה מספיקים { $wanted } צמתים

## צמתים שנכבשו

territory-takes-range = הצומת נכבש בידי { $who }, וכל הטווח שלו נתפס.
territory-takes-range-but = הצומת נכבש בידי { $who }, והטווח שלו נתפס חוץ מ-{ $spaces }.
territory-takes-some = הצומת נכבש בידי { $who }, ואיתו { $spaces }.
territory-takes-node = רק הצומת עצמו נכבש בידי { $who }.
territory-deflectors-shoot = { $count ->
        [one] המסיט ב-{ $spaces } משגר ירייה.
        [two] המסיטים ב-{ $spaces } משגרים ירייה כל אחד.
       *[other] המסיטים ב-{ $spaces } משגרים ירייה כל אחד.
    }
territory-deflectors-removed = { $count ->
        [one] המסיט ב-{ $spaces } נמחק.
        [two] המסיטים ב-{ $spaces } נמחקים.
       *[other] המסיטים ב-{ $spaces } נמחקים.
    }

## מה מסמנים על הנייר

territory-marks = { $place }: { $marks }
territory-mark-shade = קווקוו
territory-mark-shade-range = קווקוו בכל הטווח
territory-mark-dot = נקודה
territory-mark-slash = לוכסן
territory-mark-symbol = { $symbol }
territory-mark-symbol-range = { $symbol } בכל הטווח
territory-mark-symbol-range-but = { $symbol } בכל הטווח חוץ מ-{ $spaces }
territory-mark-turn = רבע סיבוב בכיוון השעון
territory-quarter-turns = { $grid }: { $count ->
        [one] רבע סיבוב
        [two] שני רבעי סיבוב
       *[other] { $count } רבעי סיבוב
    }

## איך ממשיכים

territory-turn = התור של { $who }.
    .again = עכשיו התור של { $who }.
territory-has-nodes = ל-{ $who } יש { $count } מתוך { $wanted } הצמתים הדרושים.
territory-lost-nodes = ל-{ $who } נשארו רק { $count }.
territory-reflector-count = ל-{ $who } { $count ->
        [0] אין אף אחד
        [one] יש אחד
        [two] יש 2
       *[other] יש { $count }
    } מחמשת הצמתים של { $other }, ל-{ $other } { $other_count ->
        [0] אין אף אחד
        [one] יש אחד
        [two] יש 2
       *[other] יש { $other_count }
    } משל { $who }.
territory-round = סבב { $round } מתוך { $of }.
territory-round-last = סבב { $round } מתוך { $of }, האחרון. ניקוד: { $tally }.
territory-rounds-over = כל { $of } הסבבים נגמרו. ניקוד: { $tally }.
## מה מילה שהוקלדה איננה

territory-no-answer = אינו תשובה
territory-no-part = אינו חלק מתשובה
territory-no-layout = אינו פריסה של המשחק הזה

## מה שנדחה

territory-refused-no-alliances = בריתות יש רק ב-Defector
territory-refused-ally-alone = לברית צריך שניים
territory-refused-allied = כבר יש ביניהם ברית
territory-refused-out = { $player } מחוץ למשחק
territory-refused-divided = { $player } ו-{ $other } נפרדו, ולא יכרתו עוד ברית
territory-refused-node-named = { $text } כבר קשר או קשר ראשי: ציינו צומת אחר
territory-refused-in-no-alliance = { $player } בלי ברית
territory-refused-turn-of-stranger = התור של { $player }, ואין ברית עם { $other }
territory-refused-not-asked-about = על { $space } לא נשאלה שאלה: השמיטו את המשבצת
territory-refused-not-meant = { $spaces } לא באות בחשבון: בחרו מתוך { $among }
territory-refused-list = '{ $text }' לא מובן כאן: { $options }, ואחרי כל אחד משבצות
territory-board-twice = מופיע פעמיים בשורה הזאת
territory-board-nothing-there = אי אפשר לבטל, אין שם כלום
territory-board-there = כבר שם; בטלו עם - לפניו
territory-board-has-deflector = יש שם מסיט, ולכן לא יכול להיות שם צומת
territory-board-has-node = יש שם צומת, ולכן לא יכול להיות שם מסיט
territory-refused-revealed = הלוח של { $player } כבר נחשף: התשובות שלו קבועות
territory-refused-never-answered = מ-{ $player } לא באה שום תשובה על { $space }
territory-refused-answered-so = זו בדיוק התשובה שניתנה
territory-refused-length = '{ $text }' לא מובן: short, full, או מספר דקות, למשל 45
territory-refused-choose-length = אם כך, בחרו שוב: short, full, או מספר דקות אחר
territory-refused-disagrees = { $player }: אין הסכמה, ואין ברית
territory-refused-correct-form = הקלידו: correct NAME SPACE ANSWER
territory-refused-slip-form = הקלידו: slip NAME FILE.svg, למשל slip Bob bob.svg
territory-refused-no-hidden-board = ל-{ $player } אין לוח נסתר להתחייב עליו
territory-refused-committed = ל-{ $player } כבר יש התחייבות
territory-refused-commit-late = המשחק כבר התחיל: מתחייבים על לוח לפני הירייה הראשונה
territory-refused-not-committed = ל-{ $player } אין התחייבות: קודם 'commit { $text }'
territory-refused-slip-file = פתק הוא ציור, למשל { $text }.svg, לא { $title }
territory-refused-not-written = אי אפשר לכתוב את { $text }: { $reason }
territory-refused-with-node = '{ $form }' בא רק עם 'node'
territory-refused-answer-back = בוטל: { $player }, מה יש ב-{ $space }?
territory-refused-list-twice = '{ $form }' כבר נאמר
territory-refused-nothing-asked = אתם לא נשאלים כרגע
territory-refused-nobody-shoots = כרגע אין ירייה
territory-refused-boards-missing = עוד לא כל הלוחות במקומם
territory-refused-unknown-node = ציינו צומת שאתם מכירים, בלוח שלכם או שכבר נכבש
territory-refused-no-node-taken = לא נכבש צומת, ולכן לא נחשף דבר נוסף: אל תציינו משבצת אחרת
territory-refused-clear = רק ירייה שרצה לאורך שורה יכולה למצוא אותה פנויה
territory-refused-run = ירייה רצה פוגשת צומת או מסיט, או שהשורה פנויה
territory-refused-own-node = הירייה עוברת את הצומת ב-{ $space }: הוא בשליטת הצד היורה
territory-refused-node-stops = הצומת ב-{ $space } עוצר את הירייה
territory-refused-had-no-deflector = על { $space } כבר ניתנה תשובה, ולא היה שם מסיט
territory-refused-no-node-there = לפי התשובות עד כה לא יכול להיות צומת ב-{ $space }
territory-refused-node-there = לפי התשובות עד כה יש צומת ב-{ $space }
territory-refused-no-deflectors = אין מסיטים במשחק הזה
territory-refused-deflector-used = המסיט ב-{ $space } כבר מנוצל
territory-refused-covered = השמיטו 'covered': שום צומת של הצד היורה אינו מכסה את המשבצת
territory-refused-not-covered = אם כך, צומת של הצד היורה מכסה את { $space }: הוסיפו 'covered'
territory-refused-out-of-range = { $form }: { $spaces } מחוץ לטווח של הצומת
territory-refused-nodes-not-retained = ‏nodes: רק צמתים על משבצות שמורות נחשפים
territory-refused-node-and-deflector = ב-{ $space } לא יכולים להיות גם צומת וגם מסיט
territory-refused-retained = { $space } שמורה בידי צומת שכבר ידוע
territory-refused-no-board-fits = שום לוח לא מתאים לזה ולכל התשובות הקודמות: אחת מהן שגויה
territory-refused-own-grid = ב-Reflector יורים אל הרשת של הצד השני
territory-refused-covers = היא מכוסה בידי { $player }, כי היא רק בטווח של צמתים בשליטת { $player }
territory-refused-nothing-asked-now = כרגע אין שאלה; התור של { $player } לירות
territory-refused-ally-with-whom = ברית עם מי? הקלידו 'ally' ושם
territory-refused-board-not-taken = הלוח של { $player } לא נלקח
territory-refused-variant = אין גרסה { $text }: { $options }
territory-refused-variant-of = { $form } היא גרסה של { $title }, לא של { $example }
territory-refused-variant-twice = הגרסה { $form } כבר פעילה
territory-refused-target-game = { $form } היא גרסה של deflector ושל defector, לא של { $title }
territory-refused-target = עם { $count } משתתפים היעד הוא { $wanted } עד { $of } צמתים
territory-refused-whose-grid = { $space } ברשת של מי? למשל: { $example }
territory-refused-said-twice = '{ $form }' נאמר פעמיים
territory-refused-not-expected = '{ $text }' לא צפוי כאן: כתבו { $form }
territory-refused-no-space = אחרי '{ $form }' לא באה משבצת
territory-refused-digest = אחרי השם באים 'sha256' ו-64 ספרות מ-0 עד f
territory-refused-no-answer = '{ $text }' אינו תשובה: { $options }
territory-refused-covered-twice = 'covered' נאמר פעמיים
territory-refused-covered-with = 'covered' לא בא עם '{ $form }'
territory-refused-space-twice = אחרי '{ $form }' משבצת מופיעה פעמיים
territory-refused-no-node = '{ $text }' אינו צומת: הרשת והמשבצת, למשל Ann:B2
territory-refused-no-salt = אחרי 'salt' לא באה מילה: כתבו { $form }
territory-refused-pass = ל-{ $player } יש ירייה מותרת, ואסור לדלג
territory-refused-computer-on-paper = המחשב לא רואה לוח שעל נייר
territory-refused-play-begun = המשחק כבר התחיל: '{ $form }' בא לפני הירייה הראשונה
territory-refused-boards-begun = '{ $form }' בא לפני הלוח הראשון
territory-refused-layout-chosen = הפריסה כבר נבחרה
territory-refused-player-late = 'player' בא לפני 'computer'
territory-refused-board-twice = ל-{ $player } כבר יש לוח
territory-refused-computer-paper = המחשב משחק כאן, והוא לא רואה נייר
territory-refused-not-asked = לא נשאלה שאלה
territory-refused-not-hidden = הלוח של { $player } אינו נסתר
territory-refused-salt-missing = הוסיפו 'salt' ואת מילת הסוד שבאה עם ההתחייבות
territory-refused-island = אין אי { $text } ב-{ $title }
territory-refused-no-board-with-node = שום לוח חוקי לא מתאים לצומת ב-{ $space } ולכל התשובות הקודמות
territory-refused-not-controlled = { $text } אינו צומת בשליטת { $either }
territory-refused-no-role = { $players } לא צריכים link או master: השמיטו
territory-refused-role = { $players } צריכים לציין { $role ->
        [link] link
       *[master] master
    }
territory-leave-out = להשמיט את { $space }
territory-add = להוסיף את { $space }
territory-refused-list-but = שום לוח לא מתאים לרשימה הזאת ולכל התשובות הקודמות: { $either }
territory-refused-list-wrong = שום לוח לא מתאים לרשימה הזאת ולכל התשובות הקודמות: כמה משבצות בה שגויות, או תשובה קודמת
territory-refused-nodes = בלוח יש { $wanted } צמתים, לא { $count }
territory-refused-deflectors = בלוח יש { $wanted } מסיטים, לא { $count }
territory-refused-deflectors-here = במשחק הזה אין מסיטים
territory-refused-node-twice = ב-{ $space } יש יותר מצומת אחד
territory-refused-deflector-twice = ב-{ $space } יש יותר ממסיט אחד
territory-refused-both = ב-{ $space } יש גם צומת וגם מסיט
territory-refused-differently = המשחק היה נמשך אחרת החל מ-'{ $term }': קודם undo { $count ->
        [one] פעם אחת
        [two] פעמיים
       *[other] { $count } פעמים
    }, ואז תקנו את { $text }
territory-refused-variant-here = אין גרסה { $text } של { $title }: { $options }
territory-refused-variant-near = { territory-refused-variant-here } (האם הכוונה הייתה { $example }?)
territory-refused-file = אי אפשר לקרוא את '{ $text }' כקובץ ({ $reason }): ענו { $options }, או שם של קובץ
territory-refused-file-near = אי אפשר לקרוא את '{ $text }' כקובץ ({ $reason }): האם הכוונה הייתה '{ $example }'?
territory-asked-anew = { $reason }. הקלידו 'none' אם אין, 'back' כדי לענות מחדש.
territory-refused-held = היא כבר מוחזקת בידי { $player }
territory-refused-held-by-ally = היא כבר מוחזקת בידי { $other }, בברית עם { $player }
territory-refused-reveal = הקלידו כל מה שהיה בלוח: { $form }
territory-refused-role-typed = קשר או קשר ראשי הוא סוד: הקלידו רק מי בברית, למשל 'ally { $text }'; על הצומת תישאלו בסתר
territory-refused-not-allied = אין ברית בין { $players }
territory-refused-length-twice = { $text }: { $form } כבר פעיל
territory-refused-places = '{ $text }' יכול להיות { $either }: כתבו את השם המלא, ואז את המשבצת
territory-refused-not-understood = '{ $text }' לא מובן: הקלידו רשת ומשבצת, למשל { $example }, או 'help'
territory-refused-seats = ב-{ $title } יש מקום ל-{ $wanted }, לא ל-{ $count } עם { $number } לוחות
territory-refused-layout = { $text } לא מתאים ל-{ $title } עם { $count } משתתפים: { $either }
territory-refused-asked = קודם { $reason }
territory-refused-leave = אין כלל שמרשה לעזוב את המשחק: שמישהו אחר יירה במקום { $player }; ואם כולם מסכימים להפסיק, הקלידו 'status' כדי לראות מי מוביל, ואז 'quit'
territory-refused-leave-hidden = אין כלל שמרשה לעזוב את המשחק: שמישהו אחר יירה במקום { $player } ויענה לפי הלוח של { $player }; ואם כולם מסכימים להפסיק, הקלידו 'status' כדי לראות מי מוביל, ואז 'quit'
territory-refused-leave-unallied = { $player } בלי ברית, ו{ $reason }

# למה ירייה רחוקה מדי.
territory-far-home = לא נוגעת בה שום משבצת שנתפסה בחזרה בידי { $player } בבסיס הזה, או שנתפסה בידי { $player } ברשת אחרת
territory-far-down = היא לא המשבצת שמתחת למשבצת תפוסה
territory-far = לא נוגעת בה שום משבצת שנתפסה בידי { $player }
territory-far-grid = לא נוגעים בה בסיס של { $player } או משבצת שנתפסה בידי { $player }
territory-far-ally = היא כבר נתפסה בידי { $other }, ו{ $reason }
territory-far-nearby = { $reason } (מותרות בקרבת מקום: { $options })
territory-far-from-all = { $reason } (אין ירייה מותרת ברשת הזאת)

# מי לא יכול מה, ולמה.
territory-cannot-shoot = ירייה של { $shooter } אל { $place } אינה אפשרית: { $reason }
territory-cannot-answer = התשובה של { $player } על { $space }, { $answer }, אינה אפשרית: { $reason }
territory-may-not-pass = דילוג של { $player } אינו אפשרי: { $reason }
territory-cannot-ally = ברית של { $player } עם { $other } אינה אפשרית: { $reason }
territory-may-not-leave = יציאה של { $player } אינה אפשרית: { $reason }
territory-may-not-board = אי אפשר לקחת את הלוח של { $player }: { $reason }
territory-may-not-reveal = חשיפה של { $player } אינה אפשרית: { $reason }
territory-may-not-computer = המחשב לא יכול לשחק במקום { $player }: { $reason }
territory-may-not-human = אי אפשר לשחק במקום { $player }: { $reason }

# לוח שמוקלד: משבצת, או מקומה בשורה כשאסור לאיש לראות אותה, ומה לא בסדר.
territory-board-word = { $text }: { $reason }
territory-board-place = מילה מספר { $number } שהוקלדה: { $reason }
territory-board-off-grid = מחוץ לרשת, שבה עמודות A עד J ושורות 1 עד 10
territory-board-no-space = אינו משבצת
territory-board-nodes-there = אחד יותר מדי: יש שם כבר { $count } צמתים
territory-board-deflectors-there = אחד יותר מדי: יש שם כבר { $count } מסיטים
territory-board-no-deflectors = מיותר: במשחק הזה אין מסיטים

## מה ששואלים

territory-way-on = ב-{ $space }
territory-way-along = מ-{ $origin } עד { $space }
territory-asked = על { $player } לענות מה יש ב-{ $space }
territory-asked-run = על { $player } לענות מה הירייה פוגשת קודם { $term }
territory-over-reveal = המשחק נגמר; חשפו לוחות, 'why', 'log', 'undo' או 'quit':
territory-lacks-players = לא נרשמו שמות
territory-lacks-boards = אין לוח ל-{ $options }
## מה ששואלים לפני המשחק

territory-which-player = מושב { $number }, בכיוון השעון: שם וסמל, למשל Ann X?
    .enter = מושב { $number }, בכיוון השעון: שם וסמל, למשל Ann X ({ $parts })?
territory-which-length = כמה זמן יש לכם (short, full, או דקות)?
    .enter = כמה זמן יש לכם (short, full, או דקות; { $parts })?
territory-which-layout = איזו פריסה ({ $options })?
    .enter = איזו פריסה ({ $options }; { $parts })?
territory-which-board = הלוח של { $player }: { $options }, או שם של קובץ?
    .enter = הלוח של { $player }: { $options }, או שם של קובץ ({ $parts })?
territory-is-that-right = זה נכון?
territory-seats-clockwise = מושב 1 פותח; השאר אחריו בכיוון השעון.
territory-seats-symbol = את הסמל כותבים במשבצות.
territory-seats-enter = כשיש מספיק שמות, Enter סוגר את הרשימה.
territory-minutes = { $count ->
        [one] דקה אחת
        [two] שתי דקות
       *[other] { $count } דקות
    }: המשחק נגמר אחרי { $round ->
        [one] סבב אחד
        [two] שני סבבים
       *[other] { $round } סבבים
    }.
territory-minutes-target = { $count ->
        [one] דקה אחת
        [two] שתי דקות
       *[other] { $count } דקות
    }: המשחק נגמר אחרי { $round ->
        [one] סבב אחד
        [two] שני סבבים
       *[other] { $round } סבבים
    }, ו-{ $wanted } צמתים מנצחים מיד.
territory-layout-full = כל רשת נוגעת בכל האחרות.
territory-layout-partial = כל רשת נוגעת בשתי שכנותיה.
territory-layout-island = ביניהן רשתות ריקות שאינן של איש.
territory-layout-drawn = כמו בציור למטה.
territory-board-type = מקלידים אותו, ואף אחד אחר לא מסתכל.
territory-board-masked = מקלידים אותו, ומה שמוקלד לא מופיע.
territory-board-hidden = הוא נשאר על נייר; עונים על כל שאלה.
territory-board-random = לוח מוגרל ומוצג רק לצד שלו.
territory-board-computer = המחשב משחק, ומסתיר לוח משלו.
territory-board-for-all = 'all' אחרי מילה תקף לכל הלוחות הבאים: random all.
territory-no-screen = במסוף הזה אין מסך שני, וסוד שמוצג נשאר על המסך.
territory-no-screen-boards = אפשר להקליד לוחות בלי שיופיעו ('masked'), להשאיר אותם נסתרים, או לקרוא מקובץ.

## מה ששואלים ומראים לאדם אחד בלבד

territory-typing-help = הקלידו משבצות; ‎-B2 מבטל את B2, 'undo' את השורה האחרונה, 'back' יוצא.
territory-more-faults = ועוד { $count }
territory-board-of = הלוח של { $player }: { $term }
territory-board-right = זה נכון (Enter: כן; או משבצות לשינוי)?
territory-board-nodes = { $player }, צמתים, למשל B2 E5 (‎-B2 מבטל את B2)?
territory-board-deflectors = { $player }, מסיטים, למשל B2 E5 (‎-B2 מבטל את B2)?
territory-board-to-copy = הלוח של { $player }, להעתקה:
territory-counted-nodes = { $count } מתוך { $of } צמתים
territory-counted-deflectors = { $count } מתוך { $of } מסיטים
territory-counted = { $marks }
territory-keep-secret = שמרו את הסוד הזה, ואמרו אותו בסוף:
territory-salt-in-groups = (המלח בקבוצות: { $text })
territory-which-node = { $players }: איזה צומת הוא { $role ->
        [link] הקשר
       *[master] הקשר הראשי
    }, למשל { $example } (או 'back')?
territory-not-it = זה לא יכול להיות. ציינו צומת בלי תפקיד שבשליטת אחד מכם.
territory-allied-with = { $player } בברית עם { $players }.
territory-role-is = { $role ->
        [link] הקשר הוא { $place }.
       *[master] הקשר הראשי הוא { $place }.
    }
territory-role-held = { $role ->
        [link] הקשר הוא { $place }, בשליטת { $other }.
       *[master] הקשר הראשי הוא { $place }, בשליטת { $other }.
    }

## מה ששואלים במשחק

territory-to-play = התור של { $player }:
territory-ask = { $player }: מה יש ב-{ $space } ({ $options })?
territory-ask-conceded = { $player }, החזרה של { $space }: { $options }?
territory-ask-run = { $player }: מה הירייה פוגשת קודם { $term } ({ territory-answer-clear.typed }, { $space } { territory-answer-node.typed }, { $space } { territory-answer-deflector.typed })?
territory-ask-which-nodes = { $player }, איפה מכל אלה יש צומת: { $among } (או none)?
territory-ask-which-deflectors = { $player }, איפה מכל אלה יש מסיט שלא נוצל: { $among } (או none)?
territory-ask-which-retained = { $player }, אילו מאלה נמצאות גם בטווח של צומת אחר שלך: { $among } (או none)?
territory-ask-retained-but = { $player }, אילו מאלה נמצאות גם בטווח של צומת אחר שלך (צומת שכבר אצל { $other }, { $either }, לא נחשב): { $among } (או none)?
territory-agrees = { $player }: יש הסכמה? אחרים בשתי הבריתות לא נשאלים.
territory-corrected = תוקן: ב-{ $place } יש { $answer }.
territory-marks-stay = הסימנים נשארים כפי שהם.
territory-bound = ההתחייבות הזאת מחייבת את { $player } (sha256):
territory-bound-slip = 'slip { $text } FILE.svg' כותב אותה להדפסה, עם מקום לסוד.
territory-slip-written = { $text } נכתב: הדפיסו ב-100%, גזרו, ומלאו חצי אחד ביד.
territory-reveal-again = לתיקון הלוח של { $player }, הקלידו שוב 'reveal { $text } ...': האחרון קובע.
territory-board-is-there = הלוח של { $player } במקומו.
territory-is-bound = ל-{ $player } יש התחייבות.
territory-calls = ההכרזה של { $player }: { $place }.
territory-may-be-held = ברשת של { $players } אולי חלק מאלה כבר מוחזקות, ואז אין אליהן ירייה: רק { $players } יכולים לדעת.
territory-listed-nodes = צמתים: { $spaces }
territory-listed-both = צמתים: { $spaces }; מסיטים: { $among }

## אחרי המשחק

territory-recap-counted = צמתים, מן הירייה הראשונה עד האחרונה:
territory-recap-shots = { $who }: { $count ->
        [one] ירייה אחת
        [two] שתי יריות
       *[other] { $count } יריות
    }, { $other_count ->
        [one] פגיעה אחת
        [two] שתי פגיעות
       *[other] { $other_count } פגיעות
    }.
territory-recap-best = הירייה הטובה ביותר: { $who }, אל הצומת ב-{ $place }, בסיכוי של { $count }%.
territory-recap-deflection = ההסטה הארוכה ביותר: הירייה של { $who } אל { $place } פגשה { $count ->
        [one] מסיט אחד
        [two] שני מסיטים
       *[other] { $count } מסיטים
    }.

## עצות למי שמשחקים לבד

territory-advice-known = ירייה בטוחה יותר הייתה { $place }: כולם יודעים על הצומת שם.
territory-advice-owned = ירייה עם סיכוי גבוה יותר הייתה { $place }: { $number ->
        [one] המשבצת הקרובה { $nodes } מצביעה
        [two] המשבצות הקרובות { $nodes } מצביעות
       *[other] המשבצות הקרובות { $nodes } מצביעות
    } עליה ({ $count }% לעומת { $other_count }%).
territory-advice-open = ירייה עם סיכוי גבוה יותר הייתה { $place }: סביבה נשלל פחות ({ $count }% לעומת { $other_count }%).

territory-nodes-win = { $count } צמתים מנצחים.
territory-has = { $who }: { $outcome }
territory-has-symbol = { $who } { $symbol }: { $outcome }
territory-holds-nodes = { $count ->
        [one] צומת אחד
        [two] שני צמתים
       *[other] { $count } צמתים
    }
territory-homes = בסיסים: { $options }
territory-no-home = בסיסים: אין
territory-allied = בברית עם { $others }
territory-out = מחוץ למשחק
territory-your-role = ה{ $role ->
        [link] קשר
       *[master] קשר הראשי
    } שלכם הוא { $text }.
territory-has-to-pass = ל-{ $who } אין ירייה מותרת, ולכן דילוג.
territory-may-play = ל-{ $who } מותר:
# בתוכנית קטנה של השולחן, מתחת לשמות.
territory-touches = { "  " }{ $place } נוגעת ב-{ $other_place }
territory-rows-meet = { "  " }שורה 1 של כל אחד נוגעת בשורה 1 של כל האחרים
territory-variant-ricochet = ירייה שפוגעת במסיט רצה הלאה לאורך השורה.
territory-variant-reflection = כל משבצת שתתפסו תעלה לכם באותה משבצת אצלכם.
territory-variant-safety = יריות שלכם שהוסטו עוברות מעל רשתות של בני ברית.
territory-variant-deluxe = רשת שירייה פוגעת בה מסתובבת רבע סיבוב בכיוון השעון.
territory-variant-team-victory = ברית ששולטת בכל הצמתים מנצחת יחד.
# short, full ו-minutes נכתבים כך.
territory-length-short = ‏short: ‏{ $round } סבבים, בערך { $count } דקות.
territory-length-short-target = ‏short: ‏{ $round } סבבים, בערך { $count } דקות; { $wanted } צמתים מנצחים מיד.
territory-length-full = ‏full: משחקים עד שמישהו מנצח.
territory-length-full-target = ‏full: ‏{ $wanted } צמתים מנצחים, ולעתים זה לוקח שעות.
territory-length-minutes = ‏minutes: כמה סבבים שנכנסים.
territory-length-minutes-target = ‏minutes: כמה סבבים שנכנסים; { $wanted } צמתים מנצחים מיד.
territory-what-to-type = הקלידו כל ירייה כפי שהכריזו עליה: שם ומשבצת. ‏'help' רושם מה עוד אפשר להקליד.
territory-help-shoot = לירות ב-{ $space } ברשת של { $grid }
    .short = לירות ב-{ $space } ברשת של { $grid }; ‏{ $space } מספיק
territory-help-pass = לדלג על התור, כשאין ירייה מותרת
territory-help-answer-null = תשובה: { territory-answer-null.about }
territory-help-answer-owned = תשובה: { territory-answer-owned.about }
territory-help-answer-node = תשובה: { territory-answer-node.about }
territory-help-answer-deflector = תשובה: { territory-answer-deflector.about }
territory-help-answer-clear = תשובה: { territory-answer-clear.about }
territory-help-ally = לכרות ברית; על מה שסודי שואלים בסתר
territory-help-alliance = להראות לחבר מה מחזיק את הברית
territory-help-leave = לצאת מן הברית
territory-help-correct = לתקן תשובה, למשל: correct Bob F3 { territory-answer-owned.typed }
territory-help-commit = לאפשר ל-NAME להוכיח אחר כך ששום לוח לא השתנה
territory-help-slip = לכתוב פתק להדפסה בשביל התחייבות
territory-help-reveal = בסוף: לומר מה היה בלוח נסתר
territory-help-board = לצייר את כל הרשתות הגלויות, או אחת
territory-help-moves = לרשום את היריות שידוע שהן מותרות
territory-audit-move = מהלך { $number }, { $term }
territory-audit-shot = { $shooter } אל { $place }: לפי הלוח שנחשף הירייה הזאת לא הייתה מותרת
territory-audit-pass = { $term }: לפי הלוח שנחשף הייתה ירייה מותרת
# answer הוא מה שנאמר; term הוא מה שהלוח אומר.
territory-audit-fault = { $player }, מהלך { $number }, { $space }: נענה { $answer }, הלוח אומר { $term }; { $reason }
territory-audit-answer = { $text }
territory-audit-answer-on = { $text } ב-{ $space }
territory-audit-used-up = המסיט שם היה מנוצל
territory-audit-met-nothing = הירייה לא הייתה פוגשת דבר ברשת הזאת
territory-audit-taken = הצומת היה עובר ל-{ $who }
territory-audit-spent = הירייה הייתה אבודה
territory-audit-not-spent = הירייה לא הייתה אבודה
territory-audit-not-taken = שום צומת לא היה נכבש
territory-audit-not-used-up = שום מסיט לא היה מנוצל
territory-audit-lists = { $outcome }
territory-audit-list-retained = { $spaces } היו נשארות כפי שהיו
territory-audit-list-lost = גם { $spaces } היו נתפסות
territory-audit-list-shown = { $spaces } היו מוצגות כצומת
territory-audit-list-not-shown = { $spaces } לא היו מוצגות כצומת
territory-audit-list-deflector-lost = { $spaces } היו מאבדות מסיט
territory-audit-list-deflector-kept = { $spaces } לא היו מאבדות מסיט
territory-audit-wrong-clue = זה היה רמז שגוי, אבל שום משבצת או צומת לא היו עוברים למקום אחר
territory-audit-again = { $player }: נחשף יותר מפעם אחת; הלוח האחרון קובע
territory-audit-other-board = שורה { $number }: הלוח של { $player } אינו זה שבהתחייבות
territory-audit-wrong = { $player }: { $count ->
        [one] תשובה אחת לא מתאימה
        [two] שתי תשובות לא מתאימות
       *[other] { $count } תשובות לא מתאימות
    } ללוח שנחשף
territory-audit-committed = { $player }: הלוח נקבע לפני המשחק, וכל תשובה הייתה נכונה
territory-audit-fits = { $player }: הלוח החוקי הזה מתאים לכל תשובה (לא ניתנה התחייבות)
