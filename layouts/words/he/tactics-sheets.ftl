# מה שכתוב בדפים של Tactics Joker.

## הכללים

tactics-sheets-what = שני צבאות, ארבע טירות, חפיסת קלפים
tactics-sheets-needs = לשניים: קלפים או לוח, ושש קוביות לכל אחד
tactics-sheets-goal = החזיקו שלוש מארבע הטירות בתחילת התור שלכם. טירה בידיכם כל עוד יחידה שלכם עומדת עליה. מנצחים גם אם לצד השני לא נשארה יחידה.
tactics-sheets-setup-lay = ‎7 × 7 קלפים גלויים, ומלך בכל פינה. חמשת הקלפים האחרונים הם הערימה.
    .title = הניחו
tactics-sheets-setup-choose = טירות. מי שהטיל יותר הוא הצד הראשון, והוא פותח: הראשון לוקח אחת, השני שתיים, הראשון את האחרונה. שימו שלוש יחידות על כל אחת.
    .title = בחרו
tactics-sheets-setup-keep = את שאר היחידות כעתודה: יש לכם 15 בסך הכול. לכל היותר שש על משבצת.
    .title = שמרו
tactics-sheets-setup-turn = את החץ של יחידה שזזה או שנכשלה בכניסה. חץ לצד: עייפה; אחר כך חץ למטה: מותשת. בתור הבא שלכם היא שוב רעננה: למעלה.
    .title = סובבו
tactics-sheets-turn-look = שלוש טירות בידיכם? ניצחתם.
    .title = בדקו
tactics-sheets-turn-recruit = הטילו קובייה לכל טירה שלכם עם פחות משש יחידות: 6 מוסיף אחת, עייפה, שורה אחר שורה, כל עוד יש עתודה.
    .title = גייסו
tactics-sheets-turn-move = עד שלוש פעמים: יחידות ממשבצת אחת עוברות למשבצת לידה, גם באלכסון. יחידה זזה לכל היותר פעמיים.
    .title = זוזו
tactics-sheets-turn-fight = אם יריבים עומדים במשבצת החדשה, לפני סוף המהלך: ראו למטה.
    .title = הילחמו
tactics-sheets-turn-land = על נסיך או מלכה: יחידה מצטרפת, רק בפעם הראשונה שמישהו נוחת שם. על ג׳וקר: הניחו עליו קלף מן הערימה.
    .title = נחתו
tactics-sheets-card-plain = לבבות, יהלומים; אס שווה 1
    .title = מישור
tactics-sheets-card-forest = תלתנים: יחידה מקרקע אחרת נכנסת אם הטילה 4 עד 6
    .title = יער
tactics-sheets-card-mountain = עלים: יחידה מקרקע אחרת נכנסת אם הטילה 4 עד 6
    .title = הר
tactics-sheets-card-castle = מלכים: מישור, שווים 13
    .title = טירה
tactics-sheets-card-recruit = כל הנסיכים והמלכות: מישור, שווים 10; יחידה מצטרפת
    .title = תגבורת
tactics-sheets-card-joker = מישור, שווה 0; מוחלף כשנוחתים עליו
    .title = ג׳וקר
tactics-sheets-nothing = הקלף של התוקפים נחשב 0 מול יער, אלא אם באו מיער. הקלף של המגינים נחשב 0 מול תוקפים שבאו מן ההר, אלא אם הם עומדים על הר.
tactics-sheets-battle-dice = אחת לכל יחידה שנלחמת.
    .title = קוביות
tactics-sheets-battle-card = התקפה: הקלף שבאתם ממנו. הגנה: הקלף שאתם עומדים עליו.
    .title = קלף
tactics-sheets-battle-support = נקודה לכל יחידה שלכם סביב המשבצת המותקפת, גם אלה שנשארו מאחור.
    .title = סיוע
tactics-sheets-points = ‎{ $lowest } עד { $highest }
tactics-sheets-after-more-points-win = ותוקפים שניצחו נכנסים. הצד המפסיד מאבד יחידה אחת, ועוד אחת על כל 5 נקודות הפרש שלמות: קודם מותשות, אחר כך עייפות, אחר כך רעננות. הן חוזרות לעתודה.
    .title = יותר נקודות מנצחות,
tactics-sheets-after-equal = שני הצדדים מאבדים יחידה אחת ומטילים שוב.
    .title = שוויון?
tactics-sheets-after-beaten-attackers = חוזרים לקלף שבאו ממנו.
    .title = תוקפים שהפסידו
tactics-sheets-after-beaten-defenders = נהדפים משבצת אחת ישר הלאה, כולם יחד. אם יש שם יריבים או שוליים, או שאין די מקום, ההתקפה בוחרת משבצת אחרת מסביב. אם אין כזו, הם מתים.
    .title = מגינים שהפסידו
tactics-sheets-worked-recruit = ל-Ann שלוש יחידות ב-A1 ושלוש ב-G1. היא מטילה 6 ו-2. יחידה מצטרפת ב-A1. היא עייפה: מותר לה לזוז פעם אחת.
    .title = גיוס.
tactics-sheets-worked-first-move = שלוש יחידות רעננות עוברות מ-A1 אל B2, הר. הן מטילות 4, 1, 6: אחת נשארת ב-A1, עייפה.
    .title = מהלך ראשון.
tactics-sheets-worked-second-move = השתיים ב-B2 תוקפות את השתיים של Bob ב-C2. הן באות מן ההר, ששווה 8, ולכן הקלף של Bob נחשב 0. ‏Ann:{ "\u00A0" }⁦5{ "\u00A0" }+{ "\u00A0" }3{ "\u00A0" }+{ "\u00A0" }8{ "\u00A0" }={ "\u00A0" }16⁩. ‏Bob:{ "\u00A0" }⁦6{ "\u00A0" }+{ "\u00A0" }2{ "\u00A0" }+{ "\u00A0" }1{ "\u00A0" }={ "\u00A0" }9⁩, ה-1 הוא סיוע מ-D3.
    .title = מהלך שני.
tactics-sheets-worked-losses = ‏Ann מובילה ב-7: ‏Bob מאבד את שתי היחידות. השתיים של Ann נמצאות ב-C2, מותשות.
    .title = אבדות.
tactics-sheets-worked-third-move = יחידה עייפה עוברת מ-A1 אל A2.
    .title = מהלך שלישי.
tactics-sheets-variant-races = גמדים נכנסים להרים, ואלפים ליערות, עם 2 עד 6. לקובולדים 18 יחידות; הטירות שלהם מגייסות עם 4 עד 6, אבל 6 בקרב שווה להם 0. בני אדם זזים ארבע פעמים, לפחות פעם אחת ביחידה בודדת. אל-מתים זזים פעמיים; אחרי קרב הם מטילים על כל יריב שמת: 4 עד 6 מוסיף יחידה.
    .title = גזעים.
tactics-sheets-variant-fog = רואים רק קלפים סביב הצבאות שלכם, מן ההר עד שתי משבצות, והיכן שהייתה יחידה.
    .title = ערפל.
tactics-sheets-variant-short-game = אחרי 30 תורות לכל אחד מנצח מי שבידו יותר טירות, ואם אין כזה, מי שיש לו יותר יחידות.
    .title = משחק קצר.

## הלוח, החלקים לגזירה, אסימונים

tactics-sheets-board-deal = חלוקה { $text }
tactics-sheets-board-goal = החזיקו שלוש טירות בתחילת התור שלכם
tactics-sheets-board-forest = יער: הטילו 4 עד 6 כדי להיכנס
tactics-sheets-board-mountain = הר: הטילו 4 עד 6 כדי להיכנס
tactics-sheets-board-recruit = יחידה מצטרפת פעם אחת
tactics-sheets-board-joker = ג׳וקר: שימו שם קלף מן הערימה
tactics-sheets-parts-tag = לגזירה, ללוח של חלוקה { $text }
tactics-sheets-parts-under = הדפיסו על נייר קשיח, או הדביקו על קרטון.
tactics-sheets-parts-stack = הערימה: שימו קלף במקום ג׳וקר
tactics-sheets-parts-recruited = גויס: הניחו על נסיך או מלכה שהיחידה שלהם הצטרפה
    .short = גויס
tactics-sheets-parts-units = יחידות: חץ למעלה רעננה, לצד עייפה (זזה פעם), למטה מותשת (פעמיים)
tactics-sheets-parts-castles = טירות: הניחו מתחת ליחידות שלכם בטירה שבידיכם
tactics-sheets-tokens-board = אסימונים ללוח
tactics-sheets-tokens-cards = אסימונים לקלפים אמיתיים
tactics-sheets-tokens-under = עיגול: הצד הראשון. ריבוע: הצד השני.
tactics-sheets-tokens-fresh = רעננה
tactics-sheets-tokens-tired = עייפה: זזה פעם אחת
tactics-sheets-tokens-spent = מותשת: זזה פעמיים

## כרטיס העזר

tactics-sheets-aid-tag = קרב הוא סכום
tactics-sheets-aid-under = מה נחשב, מה זה עולה, והסיכויים
tactics-sheets-aid-how = שורה: מאין באה ההתקפה; עמודה: היכן הקרב
tactics-sheets-aid-counts-title = הקלף של מי נחשב
tactics-sheets-aid-lost-title = מה זה עולה
tactics-sheets-aid-sums = הקרבות שלכם
tactics-sheets-aid-odds = סיכויי ההתקפה, באחוזים
tactics-sheets-aid-equal = קלף וסיוע שווים
tactics-sheets-aid-differ = קלף וסיוע שונים
tactics-sheets-aid-foot = ‏companion play במחשב אומר את סיכויי כל התקפה: odds 3 a1 b2
tactics-sheets-aid-straight-on = ישר הלאה
tactics-sheets-aid-chosen = או לפי בחירת ההתקפה
tactics-sheets-aid-on-plain = במישור
tactics-sheets-aid-from-plain = ממישור
tactics-sheets-aid-on-forest = ביער
tactics-sheets-aid-from-forest = מיער
tactics-sheets-aid-on-mountain = בהר
tactics-sheets-aid-from-mountain = מן ההר
tactics-sheets-aid-counts-both = שניהם
tactics-sheets-aid-counts-attacker = של ההתקפה
tactics-sheets-aid-counts-defender = של ההגנה
tactics-sheets-aid-counts-neither = אף אחד
tactics-sheets-aid-difference = הפרש
tactics-sheets-aid-lost = אבדות
tactics-sheets-aid-each = { $count } לכל צד
tactics-sheets-aid-note-dice = אחת לכל יחידה בקרב. קובולדים: 6 נחשב 0.
    .title = קוביות.
tactics-sheets-aid-note-support = { tactics-sheets-battle-support }
    .title = סיוע.
tactics-sheets-aid-note-equal = שני הצדדים מאבדים יחידה ומטילים שוב. אם רק לצד אחד נשארו יחידות, הוא ניצח.
    .title = שוויון.
tactics-sheets-aid-note-who-dies = קודם מותשות, אחר כך עייפות, אחר כך רעננות. הן חוזרות לעתודה.
    .title = מי מתה.
tactics-sheets-aid-note-pushed = המגינים נהדפים יחד ישר הלאה; אחרת לאן שההתקפה אומרת; אם אין מקום, הם מתים. לא מטילים קוביות.
    .title = הדיפה.

## הרישום

tactics-sheets-record-under = על נייר, להקלדה אחר כך
tactics-sheets-record-deal = העתיקו את הקלפים רק אם לחלוקה אין זרע. אחר כך שורה לכל אחד מאלה:
tactics-sheets-record-rows =
    ‏turn: מי, קוביות הטירות · ‏roll: מי, קוביות · ‏end: מי · ‏push: מי, אל

    ‏move: מי, יחידות, מן, אל; כמה עייפות, אם אתם בוחרים אותן

    ‏joker: מי, והקלף תחת "אל"
tactics-sheets-record-foot = ‏companion play NAME.txt --new מקבל את השורות אחת אחת, בלי "מי".
tactics-sheets-record-title = רישום של משחק
tactics-sheets-record-first = הצד הראשון
tactics-sheets-record-second = הצד השני
tactics-sheets-record-symbol = סמל
tactics-sheets-record-race = גזע
tactics-sheets-record-castles = טירות
tactics-sheets-record-variants = גרסאות
tactics-sheets-record-start = התחלה
tactics-sheets-record-rounds = סבבים
tactics-sheets-record-seed = חלוקה (זרע)
tactics-sheets-record-date = תאריך
tactics-sheets-record-what = מה
tactics-sheets-record-who = מי
tactics-sheets-record-units = יחידות
tactics-sheets-record-from = מן
tactics-sheets-record-to = אל
tactics-sheets-record-tired = עייפות
tactics-sheets-record-dice = קוביות

## מה שעוד כתוב בכללים, בכרטיס העזר ובמשטח

tactics-sheets-cards = הקלפים
tactics-sheets-battle = קרב: קוביות + קלף + סיוע
tactics-sheets-worked = תור אחד, צעד אחר צעד
tactics-sheets-variants = גרסאות
tactics-sheets-aid-attacker = התקפה
tactics-sheets-aid-defender = הגנה
tactics-sheets-aid-dice = קוביות
tactics-sheets-aid-card = קלף
tactics-sheets-aid-support = סיוע
tactics-sheets-aid-sum = סכום
tactics-sheets-aid-attackers = תוקפים
tactics-sheets-aid-against = מול { $count }
tactics-sheets-aid-adds = יתרון ההתקפה
tactics-sheets-aid-adds-equal = שווה
tactics-sheets-aid-sizes = { $count } מול { $other_count }
tactics-sheets-mat-king = כאן מונח מלך
tactics-sheets-mat-glue = הדביקו את דף { $number } לצלע הזאת
tactics-sheets-mat-sheet = דף { $number } מתוך { $of }
tactics-sheets-mat-reduced-poker = { $share } מגודל קלפי פוקר: למטבעות, או לקלפים של { $count } מ״מ
tactics-sheets-mat-reduced-bridge = { $share } מגודל קלפי ברידג׳: למטבעות, או לקלפים של { $count } מ״מ

## סוגי קרקע בספר הכללים


tactics-sheets-part-rules = כללים בעמוד אחד, עם תור צעד אחר צעד
tactics-sheets-part-board = לוח של חלוקה, עם אסימונים לגזירה
    .finish = גזרו את האסימונים.
tactics-sheets-part-aid = קרב כסכום למילוי, והסיכויים
tactics-sheets-part-mat = משטח לקלפים שלכם
    .finish = גזרו לאורך הקווים המקוטעים, והדביקו כל דף על צלעות הקודמים.
tactics-sheets-part-tokens = אסימונים ללוח ולקלפים אמיתיים
    .finish = גזרו את האסימונים.
