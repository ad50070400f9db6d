# מסכי המשחקים בטלפונים. לכפתורים ולתוויות מעט מקום: בקיצור.
# … בסוף כפתור אומר שבאה שאלה.

## כל המשחקים

page-games-wait = חכו לצד השני.
page-games-none = אין
page-games-over = המשחק נגמר
page-games-before-play = לפני המשחק
page-games-won = ניצחון: { $players }.

## סוף המשחק

page-games-wins = ניצחון ל-{ $players }
page-games-draw = תיקו
# הכותרת אומרת את רמת המחשב, הטקסט הוא הזרע שלו.
page-games-played-by-computer = במקום { $player } שיחק המחשב ({ page-strength }), זרע { $text }.
page-games-audit = הפקודה companion audit מחשבת שוב את הבחירות שלו מן הרישום.
page-games-print = להדפיס מזכרת
page-games-level = { $form ->
        [easy] { rotator-sheets-level-easy }
        [medium] { rotator-sheets-level-medium }
        [hard] { rotator-sheets-level-hard }
       *[expert] { rotator-sheets-level-expert }
    }

## טלפון אחד לכולם

page-games-nobody-looks = עכשיו אף אחד אחר לא מסתכל.
page-games-i-am = זה אני, { $who }
page-games-back = חזרה לשולחן

## מסך של שורות, למשחקים בלי מסך משלהם

page-games-moves = מה מותר לכם ({ $count })
page-games-line = שורה של הרישום
page-games-say = לומר

## Attack/Defend: החלוקה

page-games-deal = לחלק קלפים
page-games-on-phones = קלפים בטלפונים
    .about = המחשב מערבב. את היד שלכם רואים בטלפון שלכם.
    .refused = בשביל זה לכל אחד צריך להיות טלפון.
page-games-printed = קלפים מודפסים
    .about = ערבבו וחלקו חמישה לכל אחד. הטלפונים שומרים על הסדר ועל הנקודות.

## Attack/Defend: מה מונח על השולחן

page-games-who-defends = מי ההגנה?
page-games-you-choose = הבחירה שלכם
page-games-points = { $count ->
        [1] נקודה אחת
       *[other] { $count } נקודות
    }
# כמה קלפים ביד; לפניהם הצד, אם הצדדים נקבעו.
page-games-hand-count = { $role ->
        [defender] הגנה, יד
        [attacker] התקפה, יד
       *[none] יד
    }{ "\u00A0" }{ $count }
page-games-open-cards = קלפים גלויים
    .count = קלפים גלויים: { $count }
page-games-has-scored = נצברו אצל { $who }
    .list = נצברו אצל { $who }:
page-games-trash = פח
    .list = פח:
# מתחת לגב קלף: איפה הוא מונח. מוגן: אי אפשר להפוך. נראה: מי שקורא מכיר אותו.
page-games-place = { $form ->
        [safe] מוגן
        [seen] נראה
       *[place] מקום
    } { $number }
page-games-card-level = רמה { $level }
page-games-safe = אי אפשר להפוך כרגע
page-games-known = לחצו והחזיקו

## Attack/Defend: היד שלכם

page-games-hand = היד שלכם: לחצו והחזיקו כדי לראות
    .empty = היד שלכם ריקה
page-games-card = קלף { $number } מתוך { $of }
page-games-discards = ראש ערימת ההשלכה: לחצו והחזיקו כדי לראות
page-games-discard = ערימת ההשלכה, קלף { $number } מלמעלה
page-games-for-side = בשביל { $role ->
        [attacker] ההתקפה
       *[defender] ההגנה
    }
page-games-from-level = מרמה { $level }:
page-games-word = מילה על הגב שלו
    .about = רק הטלפון הזה מראה אותה, אבל מי שמסתכל במסך שלכם יכול לקרוא.
    .label = מילה אחת, כגון מלכודת?
    .write = לכתוב
page-games-word-new = לכתוב על הגב
page-games-word-other = להחליף את המילה

## Attack/Defend: מה מותר לומר

page-games-for = בשביל { $who }
page-games-play-first = לשחק קודם קלף סגור?
    .other = { $who }: לשחק קודם קלף סגור?
page-games-play-card = לשחק קלף
page-games-not-now = לא עכשיו
page-games-too-low = אי אפשר לשחק את הקלף הזה ברמה שלו.
page-games-tap-card = הקישו על הקלף שאתם משחקים.
page-games-tap-hand = הקישו על קלף ביד.
page-games-tap-hand-cards = הקישו על { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    } ביד. האחרון יהיה למעלה.
page-games-tap-discard = הקישו על אחד הקלפים שהושלכו.
page-games-tap-face-down = הקישו על קלף סגור.
page-games-tap-wager = הסכימו, או הקישו על קלפים ביד כדי להמר בהם.
page-games-tap-any = הקישו על קלף כדי לראות מה אפשר לעשות בו.
page-games-prefer = { $role ->
        [attacker] אני רוצה לתקוף
       *[defender] אני רוצה להגן
    }
page-games-side = { $role ->
        [attacker] מוסכם: אני בהתקפה
       *[defender] מוסכם: אני בהגנה
    }
page-games-wager = להמר ב{ $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] -{ $count } קלפים
    }
page-games-draw-card = { $pile ->
        [deck] לשלוף מן הקופה
       *[discard] לשלוף מערימת ההשלכה
    }
# הצורה .paper נאמרת כשהקלפים על נייר: הטלפון לא יודע איזה קלף זה.
page-games-place-card = להניח סגור
    .paper = להניח קלף סגור
page-games-discard-card = להשליך
    .paper = להשליך קלף
page-games-use-card = להשתמש בו
    .paper = להשתמש בקלף …
page-games-advance = לקדם לרמה { $level }
page-games-flip = להפוך את מקום { $number }
page-games-play = לשחק את מקום { $number }
page-games-end-turn = סוף התור
    .actions = סוף התור (נשארו { $count })
    .scored = סוף התור עם { $count ->
        [0] אפס קלפי ניקוד
        [one] קלף ניקוד אחד
        [two] שני קלפי ניקוד
       *[other] { $count } קלפי ניקוד
    }
page-games-choose-none = לא לבחור
page-games-keep = לא קלף ניקוד: לשמור
page-games-choose-place = להניח קלף
page-games-take-number = לקחת את מספר { $number }
# מה עושים בקלף שהוקש.
page-games-choose = { $form ->
        [peek] להציץ בו
        [lower] להוריד אותו
        [raise] להעלות אותו
        [flip] להפוך אותו
        [trash] לשים בפח
        [return] להחזיר אל היד
        [protect] להגן עליו
        [switch] להחליף ביניהם
        [place] להניח אותו
        [take] לקחת אותו
        [saddle] לתת לצד השני
        [discard] להשליך
        [raid] זה קלף ניקוד …
       *[other] לבחור
    }
page-games-which-card = { attackdefend-which-card }
page-games-held = ההגנה צוברת כל ‎+1 ו-‎+2 שבידכם. הקישו על כל אחד.
page-games-again = מההתחלה

## Attack/Defend: הסוף

page-games-why-over = { $form ->
        [points] חמש נקודות מנצחות.
       *[deck] הקופה ריקה.
    }
page-games-hand-of = היד של { $who }
page-games-all-face-down = קלפים סגורים
page-games-on-place = { $text } במקום { $number }
page-games-seed = הקלפים חולקו לפי הזרע { $text }.

## Tactics Joker: לפני המשחק

page-games-your-race = הגזע שלכם
page-games-race-of = הגזע של { $who }
page-games-the-cards = הקלפים
page-games-race = { $form ->
        [elves] { tactics-race-elves }
        [dwarves] { tactics-race-dwarves }
        [kobolds] { tactics-race-kobolds }
        [humans] { tactics-race-humans }
       *[undead] { tactics-race-undead }
    }
    .title = { $form ->
        [elves] אלפים
        [dwarves] גמדים
        [kobolds] קובולדים
        [humans] בני אדם
       *[undead] אל-מתים
    }
    .about = { $form ->
        [elves] נכנסים ליערות עם 2 עד 6
        [dwarves] נכנסים להרים עם 2 עד 6
        [kobolds] ‎18 יחידות; טירות מגייסות עם 4 עד 6; 6 נחשב 0 בקרב
        [humans] ארבעה מהלכים, אחד מהם של יחידה בודדת
       *[undead] שני מהלכים; יריבים שמתו עשויים להצטרף אליכם
    }
page-games-choose-race = בחירת גזע: { $players }.
page-games-players-lay = הקלפים מונחים עכשיו.
page-games-deal-random = לחלק באקראי
# הקלפים של לוח מודפס באים מכמה אותיות: הזרע שלו.
page-games-seed-label = או החלוקה של הלוח המודפס שלכם, כגון k7
    .use = להשתמש בחלוקה הזאת
page-games-type-cards = או הקלידו את הקלפים שעל השולחן
page-games-row = שורה { $number }, מ-A עד G: שבעה קלפים, כגון KS 2C AC 4S 3S X KH
    .next = השורה הבאה
page-games-fog = ערפל: מי שמקליד את הקלפים, או מכיר את החלוקה, מכיר את כל השולחן.

## Tactics Joker: במשחק

page-games-your-dice = הקוביות שלכם
page-games-moves-left = { $count ->
        [one] נשאר מהלך אחד
        [two] נשארו שני מהלכים
       *[other] נשארו { $count } מהלכים
    }
page-games-moving = התור של { $who }.
page-games-castles = { $count } מתוך 3 טירות
page-games-units = { tactics-units }
page-games-reserve = { $count } בעתודה
page-games-dead = { $count } מתות
# הקלפים שמחליפים ג׳וקר.
page-games-stack = ערימה
# כמו שמודפס על הקלף.
page-games-joker = ג׳וקר
page-games-offers-draw = הצעת תיקו מ-{ $who }.
page-games-no = לא
page-games-agree = מסכימים
page-games-offered = הצעתם תיקו ל-{ $who }.
page-games-offer = להציע תיקו
page-games-give-up = להיכנע
    .sure = להיכנע?
    .about = אז הניצחון של { $who }.

## Tactics Joker: מה מותר לעשות

# הסיבה היא אחת השורות שלמטה.
page-games-no-phone = { $who } (בלי טלפון): { $reason }
page-games-tap-castles = { $count ->
        [2] הקישו על שתי טירות במפה.
       *[other] הקישו על טירה במפה.
    }
page-games-start-on = להתחיל ב-{ $castles }
    .empty = להתחיל
page-games-where-push = לאן הולך הצבא המובס?
page-games-push = להדוף אל { $space }
    .empty = הקישו על משבצת
page-games-which-joker = איזה קלף בא במקום הג׳וקר?
page-games-put = לשים את { $card }
    .empty = הקישו על קלף
page-games-no-castle = שום טירה לא מטילה.
page-games-begin = להתחיל את התור
page-games-castles-roll = הטירות מטילות.
page-games-dice = { $count ->
        [1] קובייה אחת
       *[other] { $count } קוביות
    }
page-games-roll-battle = { page-games-dice } לקרב.
page-games-roll-undead = { page-games-dice } עבור המתים: 4 עד 6 מצטרף אליכם.
# המספר הוא הקטן ביותר שקובייה צריכה להראות, 0 היכן שלא צריך דבר.
page-games-roll-rough = { page-games-dice } כדי להיכנס{ $number ->
        [0] { "" }
        [6] : 6
       *[other] : { $number } עד 6
    }{ $form ->
        [mixed] ; קודם יחידות רעננות
       *[alike] { "" }
    }.
page-games-end = סוף התור
page-games-tap-army = הקישו על צבא כדי להזיז אותו.
page-games-no-army = אף צבא לא יכול לזוז.
page-games-where-to = לאן הולך הצבא שב-{ $space }?
page-games-not-this = לא זה
page-games-how-many = מ-{ $origin } אל { $space }: { $count ->
        [1] יחידה אחת.
       *[other] כמה?
    }
page-games-unit-count = יחידות
page-games-tired = עייפות:
    .heard = יחידות עייפות ביניהן
page-games-rough = { $form ->
        [forest] יער
       *[mountain] הר
    }: כל יחידה צריכה { $number ->
        [6] 6
       *[other] { $number } עד 6
    } כדי להיכנס.
# סיכויים כגון 45 %.
page-games-odds = ניצחון ל-{ $player }: { $text }, ל-{ $other }: { $title }.
    .nobody = ניצחון ל-{ $player }: { $text }, ל-{ $other }: { $title }, לאיש: { $form }.
page-games-percent = { tactics-percent }
    .under = פחות מ-‎{ $count }%
    .over = יותר מ-‎{ $count }%
page-games-attack = לתקוף
page-games-move = לזוז
page-games-throw = להטיל בשבילי
page-games-tap-dice = או הקישו על מה שהקוביות מראות:
page-games-die = קובייה
page-games-dice-shown = קוביות: { $dice }
    .empty = קוביות: עוד אין
page-games-die-back = להוריד אחת
page-games-these-dice = הקוביות האלה
page-games-battle = קרב על { $space }
# ראשי טבלה: הקוביות, מה שהקלף מוסיף, מה שצבאות אחרים מוסיפים, והסכום.
page-games-sum-dice = { tactics-sheets-aid-dice }
page-games-sum-card = { tactics-sheets-aid-card }
page-games-sum-support = { tactics-sheets-aid-support }
page-games-sum-total = { tactics-sheets-aid-sum }
page-games-dice-count = { $count ->
        [one] קובייה אחת
        [two] שתי קוביות
       *[other] { $count } קוביות
    }

## Tactics Joker: המפה, כפי ששומעים אותה

page-games-map = השולחן
page-games-unseen = לא נראה
page-games-ground = { $form ->
        [castle] { tactics-ground-castle }
        [forest] { tactics-ground-forest }
        [mountain] { tactics-ground-mountain }
       *[plain] { tactics-ground-plain }
    }
page-games-recruit = { tactics-ground-recruit }
page-games-turned = הפוך
page-games-army = צבא של { $who }
page-games-tired-units = { $count } עייפות
page-games-spent-units = { $count } מותשות

## Rotator

page-games-which-board = איזה לוח?
page-games-letters = שבעת התווים שמתחת לחידה
page-games-open-board = לפתוח את הלוח הזה
page-games-new-board = או לוח חדש
# מספר הדחפים הקטן ביותר שאפשר לנצח איתו, ובכמה תורות.
page-games-par = התקן: { $count ->
        [one] דחף אחד
        [two] שני דחפים
       *[other] { $count } דחפים
    } ב{ $round ->
        [one] תור אחד
        [two] שני תורות
       *[other] -{ $round } תורות
    }.
page-games-where-start = איפה מתחילים? עמודה בשורת ההתחלה.
page-games-took-node = כבשתם צומת. התחילו בכל משבצת בטווח שלו:
page-games-how-far = נופלים; כמה משבצות לקדוח אחר כך?
# לְמה קדיחה עד כאן מביאה.
page-games-drill = { $form ->
        [blocked] חסום
        [node] צומת!
        [lost] הפסד
        [won] ניצחון!
       *[free] חינם
    }
    .boosts = −{ $count ->
        [one] דחף אחד
        [two] שני דחפים
       *[other] { $count } דחפים
    }
page-games-do-it = לבצע
page-games-boosts = { rotator-boosts }
    .left = נשארו { $count } מתוך 10 דחפים
page-games-through = ניצחתם ב{ $count ->
        [one] תור אחד
        [two] שני תורות
       *[other] -{ $count } תורות
    }.
page-games-collapsed = המשבצת שלכם קרסה: הפסדתם. בטלו תור.
page-games-turn-number = תור { $round }
page-games-board = לוח { $text }
page-games-board-won = ניצחון
page-games-board-lost = הפסד
page-games-turn-back = לבטל תור
page-games-hint = רמז
    .first = עוד אפשר לנצח?
    .second = כמה לקדוח?
    .third = התור הבא
    .half = באיזה חצי להתחיל?
    .start = איפה להתחיל?
    .looking = מסתכלים קדימה …
page-games-race-ghost = מרוץ נגד רוח רפאים
    .speed = כמה הרוח מהירה
page-games-on-paper = על נייר
page-games-rotator = לוח Rotator{ "\u00A0" }{ $text }; אתם ב-{ $space }
    .before = לוח Rotator{ "\u00A0" }{ $text }; עוד לא עליו

page-games-round-of = { $round } מתוך { $of }
