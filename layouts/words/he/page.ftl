# מה שהדף לטלפונים אומר בכל המשחקים, ובמשחקי הרשתות.

page-language = שפה
page-back = חזרה
page-next = הלאה
page-skip = דילוג
page-done = סיימתי
page-close = סגירה
page-why = למה?
page-menu = תפריט

## כל עוד אין מה לראות, או אין תשובה

page-moment = רגע אחד …
page-looking-for-table = מחפשים את השולחן.
page-reconnecting = מתחברים מחדש.
    .short = מתחברים …
page-trying-again = ניסיון נוסף להגיע לשרת …
page-no-server = אי אפשר להגיע לשרת.
page-no-server-now = אי אפשר להגיע לשרת כרגע.
page-stale = המשחק התקדם. הסתכלו שוב.
# על הכפתור שנלחץ.
page-sending = נשלח …

## שולחנות, ואיך טלפונים מצטרפים אליהם

page-tables-to-organise = הראו לכל שולחן את הקוד שלו, או פתחו שולחן בתור מארחים.
page-which-table = ליד איזה שולחן אתם?
# הטקסט הוא הקוד.
page-room-code = קוד השולחן { $text }
page-room-code-field = קוד השולחן
page-be-host = לארח אותו
page-join = הצטרפות
page-join-table = הצטרפות לשולחן
# הכותרת היא שם המשחק.
page-join-game = הצטרפות ל-{ $title }
page-host-shows-code = הקוד מופיע במסך המארח.
page-no-seats = המשחק הזה ממשיך בלי מושבים. הסתכלו במסך המארח.
page-host-names-players = המארח רושם את השמות. הדף הזה ממשיך לבד.
page-host-chooses-game = המארח בוחר משחק. הדף הזה ממשיך לבד.
page-goes-on-by-itself = הדף הזה ממשיך לבד.
# על מושב ליד השולחן, שיש בו מקום רק למילים קצרות.
page-you = אתם
page-taken = תפוס
page-free = פנוי
page-seat = מושב { $number }
page-your-name = השם שלכם
page-your-symbol = הסמל שלכם
page-who-are-you = מי אתם?
page-where-do-you-sit = איפה אתם יושבים?
page-all-taken = כל המושבים תפוסים.
    .about = בקשו מן המארח לפנות מושב.
    .named = אחד מהם שלכם? בקשו מן המארח לפנות אותו או לתת לכם את הקוד שלו.
page-seat-code = קוד המושב שלכם
page-sit-down = לשבת
page-stand-up = לקום
page-name-first = { desk-refused-nameless }
page-tap-name-first = קודם הקישו על השם שלכם.
page-tap-seat-first = קודם הקישו על מושב.
page-code-first = הקלידו את הקוד שבמסך המארח.
# הטקסט הוא הסמל המבוקש.
page-symbol-taken = מישהו אחר בדיוק לקח את { $text }. הסמל שלכם הוא { $symbol }.
page-qr-table = קוד QR שפותח את { $text } בטלפון
page-you-want-to-be = אתם רוצים להיות { $who }
page-you-are-phone = אתם טלפון { $number }. המארח צריך לאשר אתכם.
page-withdraw = בעצם לא
page-you-have-seat = יש לכם מושב
page-wait-for-host = חכו עד שכולם ישבו והמארח יתחיל.
page-table-from-above = השולחן מלמעלה

## המארח מכין משחק

page-which-game = במה משחקים?
page-alone = לבד, נגד המחשב
page-two-minutes = היכרות בשתי דקות
page-about = { $game ->
    [rotator] לבד: קודחים דרך לוח מסתובב.
   *[reflector] לשניים. { territory-variant-reflection }
    [deflector] שלושה עד חמישה. מסיטים שולחים יריות הלאה.
    [attack-defend] לשניים. בלוף בקלפים: התקפה נגד הגנה.
    [defector] שישה או יותר. בריתות, ואיך הן נגמרות.
    [tactics-joker] שני צבאות על שולחן של קלפים. החזיקו שלוש טירות.
    }
# משחק שמישהו הוסיף.
page-about-other = ל-{ $count } משתתפים. מקלידים מה קורה, שורה אחר שורה.
page-about-other-range = ל-{ $lowest } עד { $highest } משתתפים. מקלידים מה קורה, שורה אחר שורה.
page-another-game = משחק אחר
page-how-many = כמה משחקים
page-player-fewer = משתתף אחד פחות
page-player-more = משתתף אחד יותר
page-players = { $count } משתתפים
# הכתובת עומדת בין הטקסט הזה לבא אחריו.
page-scan-or-open = כדי לשחק סרקו את זה, או פתחו את
page-with-room-code = עם קוד השולחן { $text }
page-who-sits-where = מי יושב איפה?
page-who-has-sat-down = מי כבר יושב
page-tap-seats-around = הקישו על מושב כדי לרשום שם, בכיוון השעון.
page-tap-seats = הקישו על מושב כדי לשבת בו בעצמכם, כדי לרשום מישהו בלי טלפון, או כדי לפנות אותו.
page-how-grids-lie = איך הרשתות מונחות
# אם הרשתות נוגעות זו בזו לכל אורך הצלע.
page-layout = { $form ->
    [full] מלאה
    [island] איים
   *[partial] חלקית
    }
page-variants = גרסאות
# כמו שהכללים קוראים להן; ברישום תמיד השם האנגלי.
page-variant = { $variant ->
    [ricochet] ניתור
    [reflection] החזרה
    [safety] חסינות
    [deluxe] דה-לוקס
    [team-victory] ניצחון משותף
   *[short] משחק קצר
    [races] גזעים
    [fog] ערפל
    [dead-out] המתים לא חוזרים
    }
    .about = { $variant ->
    [ricochet] { territory-variant-ricochet }
    [reflection] { territory-variant-reflection }
    [safety] { territory-variant-safety }
    [deluxe] { territory-variant-deluxe }
    [team-victory] { territory-variant-team-victory }
   *[short] נגמר אחרי מספר קבוע של סבבים. בשלושה ומעלה 9 צמתים מנצחים מיד.
    [races] { tactics-variant-races }
    [fog] { tactics-variant-fog }
    [dead-out] { tactics-variant-dead-out }
    }
page-units-on-castles = { $count ->
    [one] יחידה אחת בכל טירה
    [two] שתי יחידות בכל טירה
   *[other] { $count } יחידות בכל טירה
    }
page-rounds-limited = נגמר אחרי { $count } סבבים
page-rounds-unlimited = בלי הגבלת סבבים
# לקוראי מסך: הסימנים - ו-+ ליד מספר.
page-fewer = { $form ->
    [start] יחידות
   *[rounds] סבבים
    }: פחות
page-more = { $form ->
    [start] יחידות
   *[rounds] סבבים
    }: יותר
page-seats-free = פנויים { $count } מתוך { $of } מושבים
page-begin = להתחיל
# מי משחק במושב.
page-phone = טלפון
page-no-phone = בלי טלפון
page-seat-with-phone = המושב הזה של { $who }, עם טלפון.
page-free-seat = לפנות את המושב
page-name = שם
page-symbol = סמל
page-take-name = לקחת את השם הזה
page-plays-without-phone = בלי טלפון
page-sit-here-myself = זה המקום שלי
page-or-computer = או שכאן משחק המחשב:

## המחשב משחק

page-strength = { $strength ->
    [easy] קל
   *[medium] בינוני
    [hard] קשה
    }
page-how-strong = רמה
page-computer = מחשב, { page-strength }
page-sealed = חתום: { $text } …
page-computer-thinks = { $who } (מחשב) חושב …
# מזרז את המחשב.
page-now = עכשיו
page-advice =
    .on = עצה אחרי ההכרזות שלכם: פעיל
    .off = עצה אחרי ההכרזות שלכם: כבוי
page-who-plays = מי משחק?
page-who-plays-for = מי משחק במקום { $who }?
page-computer-plays = המחשב משחק ({ page-strength }).
page-person-plays = אדם משחק, בלי טלפון.
page-person-goes-on = אדם ממשיך
    .about = אם אדם ימשיך במקום { $who }, הלוח והקלפים של { $who } יהיו גלויים לפניו.
# שניות עד שהמחשב קורא. השתיים הראשונות עומדות זו ליד זו, כמו בתחילת משפט.
page-pace = { $form ->
    [0] מיד
    [1.5] אחרי 1.5 שנ׳
    [2.5] ‎2.5 שנ׳
    [5] ‎5 שנ׳
   *[wait] כשכולם סימנו
    }
    .label = מתי המחשב מכריז
page-against-computer = נגד המחשב

## היכרות: שתי דקות לכל משחק, צעד אחר צעד

page-introduction-lost = אי אפשר לטעון את ההיכרות כרגע. נסו שוב.
page-introduction-none = למשחק הזה עוד אין היכרות.
page-introduction-turning = הלוח מסתובב רבע סיבוב אחרי כל תור
page-example = דוגמה
page-introduction = { $title }, { $number } מתוך { $of }
page-tap = הקישו על { $space }.
page-introduction-nodes =
    אתם מסתירים חמישה צמתים ברשת שאף אחד אחר לא רואה. סביב כל צומת הטווח שלו: כל המשבצות במרחק שני צעדים לכל היותר.
page-introduction-enter =
    בתור שלכם אתם יורים במשבצת אחת ברשת של מישהו אחר. נכנסים מן הצד שנוגע ברשת שלכם.
    .then =
        "ריק": { territory-answer-null.about }. עכשיו E1 בידיכם, לכן כותבים עליה את הסמל שלכם.
page-introduction-neighbours =
    ממשבצת שתפסתם ממשיכים למשבצות שלידה, אף פעם לא באלכסון.
    .then =
        "קרוב": היא בטווח של צומת, אז יש צומת במרחק שני צעדים לכל היותר. קווקוו אותה, וכתבו את הסמל שלכם.
page-introduction-take =
    עכשיו מצאו את הצומת.
    .then =
        "צומת": אתם כובשים אותו עם כל הטווח שלו. בכיבוש צמתים מנצחים.
page-introduction-reflection =
    החזרה: על כל משבצת שאתם תופסים, הצד השני מקבל את אותה משבצת ברשת שלכם. לכן חשבו לפני שיורים: מה יש שם אצלכם?
page-introduction-all-five-nodes =
    מנצחים כששולטים בכל חמשת הצמתים ברשת של הצד השני.
page-introduction-deflectors =
    כל לוח מסתיר גם עשרים מסיטים.
    .then =
        המסיט מנוצל, והירייה ממשיכה: לאותה משבצת ברשת הבאה.
page-introduction-nodes-to-win =
    בשלושה 10 צמתים מנצחים, בארבעה 13, בחמישה 15. מי שמאבד את כל הצמתים בבסיס שלו מחוץ למשחק.
page-introduction-alliances =
    שניים יכולים לכרות ברית: הם בוחרים צומת כקשר הסודי שלהם, וחולקים את השטח לצורך יריות. אם יריב כובש את הקשר, הברית
    נשברת לתמיד.
page-introduction-more-than-half =
    מנצחים לבד, כששולטים ביותר ממחצית הצמתים. לכן כל ברית נגמרת.
page-introduction-castles =
    כל צד מתחיל עם שלוש יחידות בשתי טירות, בפינות השולחן. בתור שלכם הטירות עשויות להביא עוד יחידות; אחר כך זזים עד שלוש
    פעמים.
page-introduction-armies =
    מהלך מעביר יחידות של צבא אחד למשבצת שנוגעת בשלו, בצלע או בפינה. על משבצת עומדות לכל היותר שש יחידות, ואף יחידה לא
    זזה יותר מפעמיים בתור.
page-introduction-ground =
    תלתנים הם יערות ועלים הם הרים. יחידה שבאה מקרקע אחרת מטילה קובייה: היא נכנסת עם 4 עד 6. על נסיך או מלכה מצטרפת
    אליכם יחידה מן העתודה, פעם אחת.
page-introduction-battles =
    נכנסים למשבצת של היריב ונלחמים. כל צד מחבר קובייה לכל יחידה, את ערך הקלף שלו, ו-1 לכל יחידה שלו ליד הקרב. הסכום הנמוך
    מאבד יחידות וחייב לסגת.
page-introduction-three-castles =
    מנצחים אם שלוש טירות בידיכם כשהתור שלכם מתחיל, או אם לצד השני לא נשארה יחידה על השולחן.
page-introduction-sides =
    ההגנה משחקת את החצאים השחורים של הקלפים, ההתקפה את הלבנים. חמש נקודות מנצחות.
page-introduction-actions =
    בתור שלכם שולפים קלף, ואז יש לכם שתי פעולות. גם השלכת קלף או שליפת קלף נוסף היא פעולה.
page-introduction-defending =
    ההגנה מניחה קלפים סגורים ברמה 1 ומקדמת אותם, רמה לכל פעולה. ברמה 3 אפשר לצבור ‎+1, ברמה 4 ‎+2. מותר לה לחשוף קלף כזה
    בכל רגע.
page-introduction-attacking =
    ההתקפה משתמשת בקלפים מן היד, או הופכת קלפים סגורים של ההגנה. מרמה 2, לפעמים כבר מרמה 1, היא צוברת שם ‎+1 או ‎+2. אבל קלף
    יכול להיות מלכודת: ‎−1, או השפעה שמזיקה.
page-introduction-score-cards-in-the-hand =
    בסוף כל תור של ההתקפה, ההגנה צוברת כל ‎+1 ו-‎+2 שביד של ההתקפה. לכן כדאי להיפטר מהם בזמן.
page-introduction-falling =
    אתם עומדים בראש לוח של סלע. אחרי כל תור הלוח מסתובב רבע סיבוב, ואתם נופלים.
page-introduction-drilling =
    נופלים דרך משבצות פתוחות. אחרי הנפילה מותר לקדוח למטה: משבצת אחת חינם; השנייה והשלישית עולות דחף כל אחת. יש לכם עשרה
    דחפים.
page-introduction-collapse =
    משבצות שנגעתם בהן נשארות פתוחות שלושה תורות. אחר כך הן קורסות. אם אתם על אחת מהן אז, הפסדתם.
page-introduction-nodes-in-the-rock =
    אם קודחים אל צומת, כל הטווח שלו נפתח, והתור הבא יכול להתחיל בכל משבצת בו.
page-introduction-the-bottom =
    ניצחתם כשהגעתם לשורת היעד, שורה 10 הכחולה. פחות דחפים טוב יותר, ואחר כך פחות תורות.

## פסיקות

page-all-rulings = כל הפסיקות
page-ruling = פסיקה { $text }

## לוחות, לפני המשחק

page-boards = לוחות
page-board-set = הלוח שלכם מוכן
page-waiting-for = מחכים ל-{ $players }.
page-players-without-phone = מי שבלי טלפון
    .about = הם מציירים את הלוח על נייר ועונים בקול. אתם מקישים מה שהם אומרים.
page-has-board-on-paper = ל-{ $who } לוח על נייר
page-your-board = הלוח שלכם
    .alone = הלוח שלכם; אף אחד אחר לא רואה אותו
    .shown = הלוח שלכם, רק בשבילכם
    .own = הלוח שלכם
page-at-random = באקראי
page-clear = לנקות
# הטקסט הוא למשל: 3 מתוך 5
page-nodes-set = { $text } צמתים
page-deflectors-set = { $text } מסיטים
page-so-many-of = { $count } מתוך { $of }
page-all-nodes-set = כל חמשת הצמתים במקומם. הקישו על אחד כדי להוריד אותו, או גררו אותו.
page-all-deflectors-set = כל המסיטים במקומם. הקישו על אחד כדי להוריד אותו, או גררו אותו.
page-something-there = ב-{ $space } כבר יש משהו.
page-where-board = איפה הלוח שלכם נשמר?
page-way = { $form ->
    [given] מחשב
    [kept] הטלפון הזה
   *[paper] נייר
    }
    .about = { $form ->
    [given] המחשב מכיר את הלוח ועונה במקומכם. אף אחד אחר לא רואה אותו.
    [kept] הלוח נשאר בטלפון הזה, ואתם עונים. בסוף הטלפון מוכיח את התשובות.
   *[paper] ציירו את הלוח על נייר בלבד. אתם עונים על מה ששואלים.
    }
page-board-on-paper = הלוח שלי על נייר
page-this-is-my-board = זה הלוח שלי
# מה שעוד צריך להציב.
page-tap-to-place = הקישו על הרשת כדי להניח את הצמתים
page-still-nodes = חסרים: { $count ->
    [one] צומת אחד
    [two] שני צמתים
   *[other] { $count } צמתים
    }
page-still-deflectors = חסרים: { $count ->
    [one] מסיט אחד
    [two] שני מסיטים
   *[other] { $count } מסיטים
    }
page-still-both = { page-still-nodes }, { $other_count ->
    [one] מסיט אחד
    [two] שני מסיטים
   *[other] { $other_count } מסיטים
    }

## רשתות

# מה שעל משבצת, לקורא מסך: B2, מקווקוות, צומת של Ann, בידי Ann
page-grid-shaded = מקווקוות
page-grid-node = צומת
page-grid-node-of = צומת של { $who }
page-grid-used = מסיט, מנוצל
page-grid-deflector = מסיט
page-grid-held = בידי { $who }
page-grid-legal = אפשר לבחור בה
page-grid-chosen = נבחרה
page-grid-of = הרשת של { $grid }
    .open = הרשת של { $grid }, אפשר לירות בה
page-your-grid = הרשת שלכם
# רשת שאינה של אף אחד, כגון I1.
page-island = אי { $grid }
page-all-grids = כל הרשתות

## במשחק

page-your-turn = התור שלכם
page-turn-of = התור של { $who }
page-you-are-asked = שואלים אתכם
page-is-asked = שואלים את { $who }
page-chooses = הבחירה של { $who }
page-dice-of = הקוביות של { $who }
page-paused = המארח עצר את המשחק.
# אם הקורא יורה, או מישהו בלי טלפון; ואם ברשת של עצמו.
page-cannot-shoot = { $taker ->
    [you] אי אפשר לירות עכשיו
   *[other] { $who }: אי אפשר לירות עכשיו
    } { $whose ->
    [you] ברשת שלכם
   *[other] ברשת של { $grid }
    } ב-{ $space }. הקישו על משבצת זוהרת.
page-shoot-at = { $taker ->
    [you] לירות
   *[other] { $who }: לירות
    } { $whose ->
    [you] ברשת שלכם
   *[other] ברשת של { $grid }
    } ב-{ $space }?
# מה ירייה עולה: מי לוקח את המשבצת, מי מקבל משבצת תמורתה, ובאיזו רשת.
page-cost = { $taker ->
    [you] אם תתפסו אותה
   *[other] אם היא תיתפס בידי { $who }
    }, { $space } { $whose ->
    [you] ברשת שלכם
   *[other] ברשת של { $grid }
    } { $getter ->
    [you] תעבור אליכם
   *[other] תעבור אל { $other }
    }.
page-costs-nothing = זה לא עולה דבר.
page-you-no-shot = אין לכם ירייה מותרת.
page-no-shot = ל-{ $who } (בלי טלפון) אין ירייה מותרת.
page-pass = לדלג על התור
page-tap-glowing = הקישו על משבצת זוהרת.
page-tap-called = { $who } (בלי טלפון): הקישו על המשבצת שהכריזו עליה.
page-not-yet = עוד לא
page-shoot = ירייה
page-nobody-has-shot = אף אחד עוד לא ירה.
# מה שצריך למחוק בנייר.
page-take-back-mark = למחוק { $text }
# כמה סימנים עוד צריך לעשות ביד.
page-on-paper = על נייר ({ $count })
page-all-marked = הכול סומן
page-waiting-for-marks = עדיין מסמנים על הנייר: { $players }
page-hold = לחצו והחזיקו כדי לראות את הלוח
page-nodes = { $count } צמתים
    .title = צמתים
page-nodes-of = { territory-counted-nodes }
page-out-of-the-game = { territory-out }
page-allied-with = עם { $players }
page-round = סבב
page-pass-phone = העבירו את הטלפון אל { $who }

## תשובות

page-answer = { $answer ->
   *[null] { territory-answer-null }
    [owned] { territory-answer-owned }
    [node] { territory-answer-node }
    [deflector] { territory-answer-deflector }
    [clear] { territory-answer-clear }
    }
    .title = { $answer ->
   *[null] ריק
    [owned] קרוב
    [node] צומת
    [deflector] מסיט
    [clear] פנוי
    }
    .about = { $answer ->
   *[null] { territory-answer-null.about }
    [owned] { territory-answer-owned.about }
    [node] { territory-answer-node.about }
    [deflector] { territory-answer-deflector.about }
    [clear] { territory-answer-clear.about }
    }
page-asked = { $taker ->
    [you] מה יש ב-{ $space } ברשת שלכם?
   *[other] { $who }: מה יש ב-{ $space }?
    }
page-asked-run = { $taker ->
    [you] במה נתקלת הירייה קודם ברשת שלכם, החל מ-{ $space }?
   *[other] { $who }: במה נתקלת הירייה קודם, החל מ-{ $space }?
    }
page-asked-conceded = { $taker ->
    [you] אתם מחזירים את { $space }. מה יש בה?
   *[other] { $who }: { $space } מוחזרת. מה יש בה?
    }
page-asked-more = { $form ->
    [retained] אילו מהן גם בטווח של צומת אחר ברשת הזאת?
    [nodes] באילו מהן יש צומת?
   *[deflectors] באילו מהן יש מסיט שעוד לא נוצל?
    }
page-board-says = הלוח שלכם אומר: { page-answer }.
page-board-says-on = הלוח שלכם אומר: { page-answer } ב-{ $space }.
page-promised-board-missing = הלוח שהבטחתם אינו בטלפון הזה.
page-where-met = היכן נתקלים קודם ({ page-answer })?
# הטקסט הוא תשובה, או משבצות.
page-answer-this = לענות { $text }
    .question = לענות { $text }?
page-board-says-that = הלוח שלכם אומר { $text }.
page-tap-all = הקישו על כל המתאימות
page-none-of-them = אף אחת
    .title = אף אחת
page-not-counted = צמתים שנכבשו לא נספרים: { $text }.
page-these = { $count } אלה

## בריתות

page-alliances = בריתות
    .offered = בריתות: { $count ->
    [one] הצעה אחת
    [two] שתי הצעות
   *[other] { $count } הצעות
    }
page-you-are-allied = אתם בברית עם { $players }.
page-link = קשר: { $place }
page-master = קשר ראשי: { $place }
page-place-of = { $place }
page-offers-alliance = הצעת ברית מ-{ $who }.
page-decline = לדחות
page-accept = להסכים
    .about = אם תסכימו, תבחרו לה { $role ->
    [link] קשר
   *[master] קשר ראשי
    }: צומת בשליטת אחד מכם. אם יריב כובש אותו, הברית נשברת.
page-you-have-asked = שאלתם את { $who }.
page-take-offer-back = לבטל את ההצעה
page-ask-somebody = לשאול מישהו
page-offer-to = להציע ברית ל-{ $who }
page-offer-in-your-turn = אפשר להציע כשהתור שלכם.
page-name-link-or-master = { $role ->
    [link] בחרו את הקשר
   *[master] בחרו את הקשר הראשי
    }
    .about = רק חברי הברית יודעים איזה צומת זה.
page-node-on-your-board = צומת בלוח שלכם
page-this-one = זה
page-leave-alliance = לצאת מן הברית
    .question = לצאת מן הברית?
    .about = { territory-sheets-panel-divided }
page-stay = להישאר
page-leave = לצאת

## הסוף

page-show-board = להראות את הלוח שלי
    .about = הלוח עדיין בטלפון הזה. הראו אותו כדי להוכיח שהתשובות היו נכונות.
page-boards-prove = מה שהלוחות מוכיחים
page-player = שם
page-tally = ניקוד
page-kept-secret = נשאר סודי
page-won-games = ניצחונות: { $options }
page-nobody-played = אף אחד לא שיחק.
page-watch-again = לראות את המשחק שוב
page-where-in-game = המקום במשחק
page-replay-pause = השהיה
page-replay-play = ניגון
page-replay-on = הלאה

## השולחן, לכל מי שבחדר

page-table-view = מבט על השולחן
page-hosts-screen = מסך המארח
page-face-down = קלפים סגורים של { $who }
    .label = קלפים סגורים של { $who }
page-deck-and-discard = קופה { $count } · ערימת השלכה { $other_count }

## התפריט, ומה שרק המארח עושה

page-host = מארח
    .menu = מארח: מושבים, ביטול, השהיה
page-seat-played-by-computer = המחשב משחק ({ page-strength })
page-seat-no-phone = בלי טלפון: אתם משחקים מה שנאמר בקול
page-seat-phone = יש טלפון
page-seat-phone-closed = יש טלפון, אבל הדף בו סגור כרגע
page-code = קוד
page-seat-of = המושב של { $who }
page-free-seat-of = לפנות את המושב של { $who }
    .about = הטלפון של { $who } מאבד את המושב. אתם מחליטים איזה טלפון מקבל אותו.
    .board = אם הלוח של { $who } נשמר בטלפון, הוא רק שם.
        עם טלפון אחר { $who } עונה מן הנייר, ואי אפשר להוכיח שהתשובות נכונות.
page-leave-it = להשאיר
page-take-back = לבטל
page-take-back-what = לבטל: { $text }
page-this-takes-back = זה מבטל: { $text }.
page-take-it-back = לבטל
page-known-by-now = { terminal-known-by-now }
page-reason = למה (כולם יכולים לקרוא)
page-pause = להשהות את המשחק
page-go-on = להמשיך
page-save-record = לשמור את הרישום
page-to-print = כדי להדפיס את המצב: { $example }
page-record-shows-boards = הקובץ מראה את כל הלוחות, שלכם ושל האחרים.
page-record-shows-all = הקובץ מראה את כל מה שנסתר.
page-are-you-sure = בטוח?
    .about = מי שפותח את הקובץ רואה הכול, גם עכשיו, לפני הסוף.
page-save-all-the-same = לשמור בכל זאת
page-yes-save = כן, לשמור
page-other-file = לכתוב את המשחק לקובץ אחר
    .about = { $reason }. כל מה שהתקבל עדיין כאן.
    .name = שם הקובץ החדש, באותה תיקייה
    .write = לכתוב, ולהמשיך שם
page-nothing-accepted = { $reason }. כרגע דבר לא מתקבל.
page-qr-seat = קוד QR שמעביר את המושב
page-scan-with-other = סרקו את זה בטלפון האחר. זה תקף פעם אחת. או הקלידו שם: { $text }
page-phone-wants = טלפון { $number } רוצה להיות { $who }.
page-seat-taken = טלפון תפס את המושב של { $who }.
page-refuse = לסרב
page-let-in = לאשר
page-again = שוב
    .about = הרישום של המשחק הזה נעלם אז מן הטלפון. שמרו אותו קודם אם אתם רוצים אותו.
page-again-same = שוב עם אותם משתתפים
page-another-board = לוח אחר
page-move-phone = לעבור לטלפון אחר
page-log = מה ששוחק
    .empty = { terminal-nothing-yet }
page-how-game-goes = איך משחקים { $title } (שתי דקות)
page-sound =
    .on = צליל ורטט: פעיל
    .off = צליל ורטט: כבוי
page-look-as = להסתכל בתור מושב { $number } של הטלפון הזה

## האתר, שלא צריך שרת

page-site-fetching = טוענים את התוכנית
    .about = בפעם הראשונה זה לוקח זמן, ואז זה עובד בלי רשת.
page-site-meanwhile = בינתיים: איך משחקים
page-site-minutes = שתי דקות
page-site-begin-anew = להתחיל מחדש
page-site-no-engine = אי אפשר לטעון את התוכנית. התחברו פעם אחת לרשת, ופתחו שוב את הדף.
page-site-no-webassembly = בדפדפן הזה אין WebAssembly, והתוכנית צריכה אותו. פתחו את הדף בדפדפן אחר.
page-site-record-at-fault = ברישום הזה יש שגיאה: { $reason }
page-site-hosts-screen = חזרה למסך המארח
page-site-again = משחק חדש, או המשך מרישום
    .about = המשחק שבטלפון הזה נעלם אז. שמרו קודם את הרישום, אם אתם רוצים אותו.
page-site-new = משחק חדש
page-site-go-on = המשך מרישום
page-site-open = לפתוח
