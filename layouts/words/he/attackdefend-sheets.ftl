# מה שכתוב בדפים ובכרטיסי העזר של Attack/Defend.

## העמוד הראשון

attackdefend-sheets-what = בלפו, נחשו, וחשפו את הקלף
attackdefend-sheets-needs = לשניים, חמישים קלפים
attackdefend-sheets-goal = היו הראשונים עם חמש נקודות. או שיהיו לכם יותר נקודות, כשתור נגמר והקופה ריקה.
attackdefend-sheets-setup-shuffle = את כל הקלפים באותו כיוון, וחלקו חמישה לכל אחד. השאר הם הקופה.
    .title = ערבבו
attackdefend-sheets-setup-sides = צד אחד בהגנה, צד אחד בהתקפה. הסכימו, או המרו בקלפים (עמוד 2).
    .title = צדדים:
attackdefend-sheets-setup-piles = קלפים מושלכים מונחים סגורים, לרוחב, בערימת ההשלכה. קלפים ששוחקו מונחים גלויים בפח.
    .title = ערימות:
attackdefend-sheets-pile-discards = ערימת השלכה
attackdefend-sheets-pile-deck = קופה
attackdefend-sheets-pile-trash = פח
attackdefend-sheets-turn-title = משחקים לפי תור; ההגנה פותחת
attackdefend-sheets-turn-defender = התור של ההגנה
attackdefend-sheets-defender-draw = את הקלף העליון של הקופה או של ערימת ההשלכה. חובה, בלי להסתכל.
    .title = שלפו
attackdefend-sheets-defender-two-actions = שלפו עוד קלף, השליכו קלף, הניחו קלף סגור ברמה 1, או קדמו קלף: סובבו אותו לרמה הבאה.
    .title = שתי פעולות:
attackdefend-sheets-defender-play = קלף סגור שלכם: חשפו אותו כשהרמה שלו הגיעה למספר בחצי השחור. מותר בכל רגע, גם לפני השליפה וגם בתור של ההתקפה. זו לא נחשבת פעולה.
    .title = שחקו
attackdefend-sheets-turn-attacker = התור של ההתקפה
attackdefend-sheets-attacker-draw = את הקלף העליון של הקופה או של ערימת ההשלכה. חובה, בלי להסתכל.
    .title = שלפו
attackdefend-sheets-attacker-two-actions = שלפו עוד קלף, השליכו קלף, השתמשו בקלף מן היד (עם סימן היד), או הפכו קלף סגור בכל רמה.
    .title = שתי פעולות:
attackdefend-sheets-attacker-mind-your-hand = בסוף התור שלכם ההגנה צוברת כל ‎+1 ו-‎+2 שבידכם. לכן השליכו אותם קודם: פעולה לכל קלף.
    .title = היזהרו:
attackdefend-sheets-levels = המספר שבצד של ההגנה הוא הרמה. קלף מונח ברמה 1. כדי לקדם אותו, סובבו אותו רבע סיבוב שמאלה: המספר הבא מגיע לשם. רמה 4 היא הגבוהה ביותר. בקופה ובידיים החזיקו את כל הקלפים עם ה-1 באותו קצה, אחרת הגב מסגיר איזה קלף זה.
    .title = רמות
attackdefend-sheets-reveal-title = קלף נחשף
attackdefend-sheets-reveal-whose-half = מי שחושף את הקלף משחק את החצי שלו: ההגנה שחור, ההתקפה לבן.
    .title = איזה חצי?
attackdefend-sheets-reveal-which-text = זה עם המספר הגבוה ביותר שהרמה הגיעה אליו; סימן היד נחשב 0. מן היד: זה עם סימן היד.
    .title = איזה טקסט?
attackdefend-sheets-reveal-where-to = לפח. אבל קלף שהטקסט שלו אומר לצבור אותו עובר לקלפים שצברתם.
    .title = לאן?
attackdefend-sheets-reveal-then = בצעו את שאר הטקסט, צעד אחר צעד. אם הרמה לא הגיעה לשום טקסט, הקלף רק עובר לפח.
    .title = אחר כך
# קלף ניקוד, המספרים שעל החצאים שלו, וכמה הוא שווה
attackdefend-sheets-example = דוגמה: ‏{ $title } (‎{ $points }). ברמה 1 הוא לא שווה דבר. מרמה { $white } ההתקפה צוברת אותו כשהיא הופכת אותו. מרמה { $black } ההגנה יכולה לשחק ולצבור אותו.
attackdefend-sheets-example-house = דוגמה מחפיסת הבית: ‏{ $title } (‎{ $points }). ברמה 1 הוא לא שווה דבר. מרמה { $white } ההתקפה צוברת אותו כשהיא הופכת אותו. מרמה { $black } ההגנה יכולה לשחק ולצבור אותו.

## שמות החלקים של אותו קלף

attackdefend-sheets-part-title = שם
attackdefend-sheets-part-number = מספר
attackdefend-sheets-part-black = החצי של ההגנה
attackdefend-sheets-part-word = מילה לרישום
attackdefend-sheets-part-white = החצי של ההתקפה
attackdefend-sheets-part-points = נקודות
attackdefend-sheets-part-sign = סימן
attackdefend-sheets-part-text = טקסט
attackdefend-sheets-hand = סימן היד: במקום מספר
attackdefend-sheets-foot = חפיסה { $text }. עמוד 2: סבב ראשון, סימנים
attackdefend-sheets-foot-house = חפיסת הבית { $number }, לא הקלפים של המחבר. עמוד 2: סבב ראשון, סימנים

## העמוד השני

attackdefend-sheets-round = סבב ראשון, ומה מונח סגור אחרי כל צעד
attackdefend-sheets-round-house = סבב ראשון עם קלפים מחפיסת הבית, ומה מונח סגור אחרי כל צעד
# הסבב לדוגמה: קלף ניקוד, הקלף השני של Bob, שני הקלפים של Ann
attackdefend-sheets-round-1 = ‏Bob בהגנה, והוא פותח. הוא שולף קלף מן הקופה. שתי הפעולות שלו: הוא מניח שני קלפים סגורים, כל אחד ברמה 1.
attackdefend-sheets-round-2 = ‏Ann שולפת, ומשתמשת בקלף "{ $scout }". יש עליו סימן היד, ולכן מותר לשחק אותו מן היד. היא מציצה בשני הקלפים של Bob: ‏"{ $prize }" ו"{ $other_card }". ‏"{ $scout }" עובר לפח.
attackdefend-sheets-round-3 = ‏Ann יכולה לצבור את "{ $prize }" ברמה 2. אם תהפוך אותו עכשיו, הוא רק יעבור לפח. לכן הפעולה השנייה שלה היא "{ $lever }", גם הוא עם סימן היד: היא מעלה את "{ $prize }" לרמה 2. אין בידה ‎+1 או ‎+2, ולכן Bob לא צובר דבר בסוף התור שלה.
attackdefend-sheets-round-4 = ‏Bob מהיר יותר. הוא שולף, ומקדם את "{ $prize }" לרמה 3, המספר השחור שלו. הוא משחק אותו מיד, וזו אינה פעולה: הוא צובר { $points }. בפעולה השנייה הוא מקדם את "{ $other_card }".
attackdefend-sheets-signs = הסימנים שעל הקלפים
attackdefend-sheets-sign-score = צברו את הקלף הזה
attackdefend-sheets-sign-draw = שלפו 2 קלפים
attackdefend-sheets-sign-gift = הצד השני שולף 2
attackdefend-sheets-sign-discard = השליכו 2 קלפים
attackdefend-sheets-sign-foe = הצד השני משליך 2
attackdefend-sheets-sign-raid = קחו קלף אקראי
attackdefend-sheets-sign-peek = הציצו ב-2 קלפים סגורים
attackdefend-sheets-sign-lower = קלף יורד 2 רמות
attackdefend-sheets-sign-raise = קלף עולה 2 רמות
attackdefend-sheets-sign-boost = הצד השני מעלה קלף
attackdefend-sheets-sign-flip = הפכו קלף סגור
attackdefend-sheets-sign-trash = קלף סגור לפח
attackdefend-sheets-sign-return = קלף חוזר אל היד
attackdefend-sheets-sign-protect = אסור להפוך קלף אחד
attackdefend-sheets-sign-switch = החליפו בקלף מן היד
attackdefend-sheets-sign-place = הניחו קלף ברמה 2
attackdefend-sheets-sign-take = קחו 1 מ-2 שהושלכו
attackdefend-sheets-sign-saddle = תנו לצד השני ‎−1
attackdefend-sheets-sign-act = לכם עוד 2 פעולות
attackdefend-sheets-sign-slow = לצד השני 2 פחות
attackdefend-sheets-sign-hand = במקום מספר: נחשב 0, ואפשר להשתמש בו מן היד.
attackdefend-sheets-section-sides = צדדים
attackdefend-sheets-rule-preference = הטילו מטבע: מי שזוכה אומר איזה צד הוא רוצה. הצד השני מסכים, או מהמר: הוא מניח קלפים מן היד על ערימת ההשלכה. מכאן כל אחד בתורו חייב להמר בסך הכול ביותר קלפים מן הצד השני, או להסכים: אז הצד השני מקבל את הצד הזה.
    .title = בחירת צד.
attackdefend-sheets-rule-as-many-cards = כמו של הצד השני אינו מספיק. איש לא שולף קלפים במקום אלה שהימר בהם.
    .title = אותו מספר קלפים
attackdefend-sheets-section-actions = פעולות
attackdefend-sheets-rule-no-limits = מותר לעשות אותה פעולה פעמיים, או פחות משתיים; ביד ועל השולחן מותר כל מספר של קלפים.
    .title = בלי גבול:
attackdefend-sheets-rule-too-late = מה שנאמר קודם נעשה קודם. אחרי שהכריזו על הפיכה, אי אפשר לשחק את אותו קלף.
    .title = מאוחר מדי:
attackdefend-sheets-rule-number = ליד הטקסט הלבן הראשון: אי אפשר להשתמש בקלף מן היד.
    .title = מספר
attackdefend-sheets-rule-more-or-fewer-actions = נספרות בתור הזה אם הוא של הצד שהן נוגעות לו, אחרת בתור הבא שלו. אף פעם לא פחות מאפס.
    .title = יותר או פחות פעולות
attackdefend-sheets-section-points-and-the-end = נקודות והסוף
attackdefend-sheets-rule-five-points = מנצחות מיד, גם באמצע השפעה של קלף.
    .title = חמש נקודות
attackdefend-sheets-rule-score-cards = הם ‎+1,‏ ‎+2 וגם ‎−1. ‏‎−1 מוריד נקודה, גם מתחת לאפס.
    .title = קלפי ניקוד
attackdefend-sheets-rule-attackers-hand = בסוף התור היא חושפת כל ‎+1 ו-‎+2, ולא דבר אחר. ‏‎−1 נשאר.
    .title = היד של ההתקפה:
attackdefend-sheets-rule-deck-is-empty = בסוף תור, אחרי שצוברים מן היד של ההתקפה: מי שיש לו יותר נקודות מנצח.
    .title = הקופה ריקה
attackdefend-sheets-rule-equal-then = ערימת ההשלכה עוברת, כמו שהיא, אל מתחת למה שנשאר מן הקופה. הקלף הבא שצוברים, גם ‎−1, מסיים את המשחק: מי שיש לו יותר נקודות מנצח. אם אין ערימת השלכה, או שהקופה נגמרת שוב, המשחק נגמר בתיקו.
    .title = שוויון:
attackdefend-sheets-rule-nobody-draws = מן הקופה עשרה תורות ברצף: היא נחשבת ריקה.
    .title = אף אחד לא שולף
attackdefend-sheets-section-effects = השפעות של קלפים
attackdefend-sheets-rule-you = הם מי שחשף את הקלף. "מותר לכם": אפשר גם לוותר. על צעד שאי אפשר לעשות מדלגים.
    .title = "אתם"
attackdefend-sheets-rule-draw = רק מן הקופה. השליכו מה שיש, אם יש פחות.
    .title = שלפו
attackdefend-sheets-rule-taken = הקלף בא מן היד של הצד השני. קלף ניקוד אתם צוברים, וכל קלף אחר נשאר אצלכם.
    .title = קלף אקראי:
attackdefend-sheets-rule-up-and-down = קלף נעצר ברמה 4 וברמה 1.
    .title = למעלה ולמטה:
attackdefend-sheets-rule-protected = הניחו מטבע על הקלף. אי אפשר להפוך אותו עד תחילת התור הבא של ההגנה.
    .title = מוגן:
attackdefend-sheets-rule-flip-in-an-effect = נעשית כולה לפני הצעד הבא.
    .title = הפיכה בתוך השפעה
attackdefend-sheets-rule-wait-for-a-choice = כל עוד מישהו בוחר, ההגנה לא יכולה לשחק קלף.
    .title = חכו לבחירה:
attackdefend-sheets-rule-planted-cards = יש השפעה שבה ההתקפה מניחה קלף ניקוד בצד שלה. רק ההתקפה הופכת אותו. ההגנה לא יכולה לשחק או לקדם אותו, אבל השפעות של קלפי ההגנה חלות עליו.
    .title = קלפים שנשתלו:

## כרטיסי העזר, מסלול הניקוד, הרישום

attackdefend-sheets-aid-about = התור שלכם · Attack/Defend
attackdefend-sheets-aid-look-up = הסימנים שעל הקלפים
attackdefend-sheets-aid-win = חמש נקודות מנצחות.
attackdefend-sheets-aid-defender = אתם משחקים את החצי השחור של קלף, וצוברים לעצמכם.
attackdefend-sheets-aid-attacker = אתם משחקים את החצי הלבן של קלף, וצוברים לעצמכם.
attackdefend-sheets-track = התחילו ב-0. הזיזו את האסימון כשצוברים קלף, גם אם מישהו אחר חשף אותו בשבילכם. מי שמגיע ל-5 ניצח. מתחת ל-‎−5 המשיכו לספור מן הקצה השמאלי.
attackdefend-sheets-track-foot = הניחו את המסלול ביניכם, כל שורה לצד שלה.
attackdefend-sheets-record-note = משפטים: draw, place, advance, discard, play, use, flip, choose, end;{ "\u00A0" }‏undo מבטל את האחרון. כתבו את המילה של הקלף, כגון { $card }, היכן שפניו נחשפות. השורות המודפסות בהדגשה הן חלק מן הקובץ.
attackdefend-sheets-record-foot = ‏companion check NAME.txt אומר מי ניצח.
attackdefend-sheets-record-statement = משפט
attackdefend-sheets-record-player = שם
attackdefend-sheets-record-place = מקום
attackdefend-sheets-record-card = קלף או ערימה
attackdefend-sheets-record-side = צד: player, defender
attackdefend-sheets-track-title = מסלול ניקוד
attackdefend-sheets-track-under = שורה לכל צד
attackdefend-sheets-track-wins = ניצחון
attackdefend-sheets-track-start = התחלה
attackdefend-sheets-markers = אסימונים לגזירה

## צדדים וחפיסות

attackdefend-sheets-defender = הגנה
attackdefend-sheets-attacker = התקפה
# על גב הקלף: מה בעליו עושה בו.
attackdefend-sheets-defend = הגנו
attackdefend-sheets-attack = תקפו
attackdefend-sheets-deck = חפיסה { $text }
attackdefend-sheets-house-deck = חפיסת הבית { $number }, לא הקלפים של המחבר

attackdefend-sheets-part-rules = כללים בשני עמודים, עם סבב ראשון וכל הסימנים
attackdefend-sheets-part-track = מסלול ניקוד, עם אסימונים לגזירה
attackdefend-sheets-part-deck = חפיסה של חמישים קלפים
    .finish = גזרו את החפיסות של Attack/Defend, וערמו את הקלפים באותו כיוון.
