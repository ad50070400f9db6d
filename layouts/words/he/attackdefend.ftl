# Attack/Defend: מה קרה, ומה צריך לעשות.

attackdefend-cards = { $count ->
        [0] בלי קלפים
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
attackdefend-actions = { $count ->
        [one] פעולה אחת
        [two] שתי פעולות
       *[other] { $count } פעולות
    }
attackdefend-levels = { $count ->
        [one] רמה אחת
        [two] שתי רמות
       *[other] { $count } רמות
    }
attackdefend-role = { $role ->
        [attacker] התקפה
       *[defender] הגנה
    }

## מה אומרים

attackdefend-said-prefer = הבחירה של { $who }: { attackdefend-role }
attackdefend-said-wager = הימור של { $who }: { attackdefend-cards }
attackdefend-said-advance = { $who }: קידום הקלף במקום { $number }
attackdefend-said-end = { $who }: סוף התור
attackdefend-said-choose = { $who }: בחירה

## מה קרה

attackdefend-fact-sides = הגנה, הצד הפותח: { $player }; התקפה: { $other }
attackdefend-fact-drew = { $player }: שליפה מן { $pile ->
        [discard] ערימת ההשלכה
       *[deck] הקופה
    }, { attackdefend-cards }
attackdefend-fact-discarded = { $player }: השלכה, { attackdefend-cards }
attackdefend-fact-placed = { $player }: קלף סגור במקום { $number }, רמה { $level }
attackdefend-fact-level = הקלף במקום { $number } עכשיו ברמה { $level }
attackdefend-fact-revealed = { $player } מן היד, { $title }: { $effect }
attackdefend-fact-revealed-lying = { $player } במקום { $number }, { $title }: { $effect }
attackdefend-no-effect = מתחת למספר שלו, ולכן לא קורה דבר
attackdefend-fact-scored = { $title } נצבר אצל { $player }: { $points }
attackdefend-fact-trashed = { $title } עובר לפח
attackdefend-fact-stole = { $player }: קלף אקראי מן היד של הצד השני, והוא נשמר ביד
attackdefend-fact-stole-card = { $player }: קלף אקראי מן היד של הצד השני: { $title }
attackdefend-fact-returned = הקלף במקום { $number } חוזר אל היד של { $player }
attackdefend-fact-switched = { $player }: החלפת הקלף במקום { $number } בקלף מן היד
attackdefend-fact-peeked = { $player }: הצצה בקלף במקום { $number }
attackdefend-fact-protected = אי אפשר להפוך את הקלף במקום { $number } לפני התור הבא של ההגנה
attackdefend-fact-took = { $player }: לקיחת קלף מערימת ההשלכה
attackdefend-fact-declined = { $player }: ויתור
attackdefend-fact-actions-more = { $player }: עוד { attackdefend-actions } בתור הבא
    .now = { $player }: עוד { attackdefend-actions } בתור הזה
attackdefend-fact-actions-fewer = { $player }: פחות { attackdefend-actions } בתור הבא
    .now = { $player }: פחות { attackdefend-actions } בתור הזה
attackdefend-fact-overtime = שוויון בנקודות: ערימת ההשלכה עוברת אל מתחת לקופה, והקלף הבא שנצבר מכריע
attackdefend-fact-won = ניצחון ל-{ $player }
attackdefend-fact-drawn = המשחק נגמר בתיקו

attackdefend-points = { $who }: { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }, { $other }: { $other_count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $other_count } נקודות
    }.

## מה צריך לעשות

attackdefend-due-sides = הסכימו מי בהגנה, הצד הפותח; או תנו את הבחירה ל-{ $who }.
attackdefend-due-answer = הבחירה של { $who }: { attackdefend-role }. על { $other } להסכים, או להמר.
    .wagered = הבחירה של { $who }: { attackdefend-role }. ההימור עומד על { $count }. על { $other } להסכים, או להמר.
attackdefend-due-card = התור של { $who } ({ attackdefend-role }): קודם שולפים קלף.
    .yours = קודם שלפו קלף.
attackdefend-due-actions = התור של { $who } ({ attackdefend-role }): נותרו { attackdefend-actions }.
    .yours = נותרו { attackdefend-actions }.
attackdefend-asked-discard = על { $who } לבחור מה להשליך: { attackdefend-cards }.
attackdefend-asked-raid = { $who }: קלף אקראי; 'kept', או קלף הניקוד שהתגלה.
attackdefend-asked-peek = ל-{ $who } מותר להציץ בקלף סגור.
attackdefend-asked-lower = ל-{ $who } מותר להוריד קלף סגור ב{ $count ->
        [one] רמה אחת
        [two] שתי רמות
       *[other] -{ $count } רמות
    }.
attackdefend-asked-raise = ל-{ $who } מותר להעלות קלף סגור ב{ $count ->
        [one] רמה אחת
        [two] שתי רמות
       *[other] -{ $count } רמות
    }.
attackdefend-asked-flip = ל-{ $who } מותר להפוך קלף סגור.
attackdefend-asked-trash = ל-{ $who } מותר לשים קלף סגור בפח.
attackdefend-asked-return = ל-{ $who } מותר להחזיר קלף סגור אל היד.
attackdefend-asked-protect = ל-{ $who } מותר להגן על קלף סגור.
attackdefend-asked-switch = ל-{ $who } מותר להחליף קלף סגור בקלף מן היד.
attackdefend-asked-place = ל-{ $who } מותר להניח קלף ברמה { $count }.
attackdefend-asked-take = ל-{ $who } מותר לקחת אחד מ-{ $count } הקלפים העליונים של ערימת ההשלכה.
attackdefend-asked-saddle = ל-{ $who } מותר לשים ‎-1 בין הקלפים שנצברו בצד השני.
attackdefend-no-pile = אינו ערימה

## מה שנדחה

attackdefend-refused-nothing-to-choose = אין במה לבחור
attackdefend-refused-not-asked = הבחירה של { $other }, לא של { $player }
attackdefend-refused-choose-first = קודם על { $player } לבחור
attackdefend-refused-sides-settled = הצדדים כבר נקבעו
attackdefend-refused-empty-hand = ל-{ $player } אין קלף ביד
attackdefend-refused-cost = ל-{ $text } יש מחיר: הטקסט הלבן הראשון דורש רמה { $level }
attackdefend-refused-no-preference = עוד אין בחירה של צד
attackdefend-refused-prefers = בחירת הצד של { $other }, לא של { $player }
attackdefend-refused-answer-first = על { $player } להסכים או להמר
attackdefend-refused-wager = הימור של { $total } בסך הכול אינו גבוה מ-{ $count }
attackdefend-refused-count = ביד של { $player } יש { $of } קלפים, לא { $count }
attackdefend-refused-draw-first = קודם על { $player } לשלוף קלף
attackdefend-refused-no-action = ל-{ $player } לא נותרו פעולות: סיימו את התור
attackdefend-refused-end-of-defender = רק ההתקפה מציינת קלפים בסוף תור
attackdefend-refused-declined = על זה אי אפשר לוותר
attackdefend-refused-attacker-places = ההתקפה מניחה רק קלפי ניקוד
attackdefend-refused-position = בחרו מיקום מ-1, העליון, עד { $of }
attackdefend-refused-discard = השליכו { $wanted }, לא { $count }
attackdefend-refused-saddle = רק קלף ניקוד של ‎-1 אפשר לשים שם
attackdefend-refused-turned-up = רק קלף ניקוד נחשף; כל קלף אחר הוא 'kept'
attackdefend-refused-dealt = הקלפים כבר חולקו
attackdefend-refused-not-chosen = עוד אין בחירה של { $player }
attackdefend-refused-no-card = הקלידו קלף או את מספרו
attackdefend-refused-on-paper = הקלפים בידיים שלכם: התוכנית לא מכירה אותם
attackdefend-refused-number-of-card = אין קלף { $text } ביד שלכם: 1 עד { $of }
attackdefend-refused-deck-late = 'deck' בא לפני השמות
attackdefend-refused-deck-named = החפיסה כבר נקבעה: { $text }
attackdefend-refused-player-missing = מספר השמות הוא { $count }: משחקים בשניים
attackdefend-refused-choose-before-deal = אין במה לבחור: הקלפים עוד לא חולקו
attackdefend-refused-not-dealt = הקלפים עוד לא חולקו
attackdefend-refused-name = בשם '{ $text }' יש נקודתיים או #: בחרו שם אחר
attackdefend-refused-number = '{ $text }' אינו מספר
attackdefend-refused-word = '{ $text }' לא מובן: הקלידו { $either }
attackdefend-refused-which-card = איזה קלף? הקלידו את מקומו
attackdefend-refused-cards = '{ $text }' יכול להיות { $either }: הקלידו עוד
attackdefend-refused-no-sides = עוד אין צד בהגנה: הסכימו על הצדדים, או בחרו צד
attackdefend-refused-no-sides-yet = עוד אין צד בהגנה: { attackdefend-refused-answer-first }
attackdefend-refused-defenders = רק ההגנה יכולה { $form ->
        [place] להניח
       *[advance] לקדם
    } קלף, ו-{ $player } בהתקפה
attackdefend-refused-attackers = רק ההתקפה יכולה { $form ->
        [use] להשתמש בקלף
       *[flip] להפוך קלף
    }, ו-{ $player } בהגנה
attackdefend-refused-play = רק ההגנה משחקת קלף סגור, ו-{ $player } בהתקפה
attackdefend-refused-empty = { $pile ->
        [discard] ערימת ההשלכה
       *[deck] הקופה
    } ריקה
attackdefend-refused-planted = הקלף במקום { $number } שתול: רק ההתקפה הופכת אותו
attackdefend-refused-score-card = הקלף במקום { $number } שתול, ולכן הוא חייב להיות קלף ניקוד
attackdefend-refused-highest = הקלף במקום { $number } כבר ברמה 4
attackdefend-refused-protected = הקלף במקום { $number } מוגן
attackdefend-refused-other-side = הקלף במקום { $number } אינו בצד שלכם
attackdefend-refused-too-low = הקלף במקום { $number } ברמה { $level }: נמוך מדי בשביל זה
attackdefend-refused-level = הקלף במקום { $number } ברמה { $level } וצריך { $wanted }
attackdefend-refused-not-scored = { $text } לא נצבר בסוף תור: רק ‎+1 ו-‎+2
attackdefend-refused-not-held = ביד של { $player } { $count ->
        [one] אין { $options }
        [two] אין את כל אלה: { $options }
       *[other] אין את כל אלה: { $options }
    }
attackdefend-refused-copies = בחפיסה יש { $count } של { $text }, וכולם כבר הופיעו
attackdefend-refused-score-cards = נשארו פחות מדי קלפי ניקוד בשביל מה שההתקפה שתלה
attackdefend-refused-place = אין קלף במקום { $number } (מקומות עם קלף: { $count ->
        [0] אין
       *[other] { $options }
    })
attackdefend-refused-in-private = '{ $text }' לא אפשרי: הקלידו '{ $form }' לבדו, והסיבה תוצג לכם בסתר
attackdefend-refused-deck = אין חפיסה '{ $text }': { $options }, או קובץ שנגמר ב-.toml
attackdefend-refused-third = כבר יש שני שמות: { $players }
attackdefend-refused-form = אחרי '{ $text }' באים: { $terms }
attackdefend-refused-more = אחרי '{ $text }' לא בא דבר
attackdefend-refused-card = אין קלף '{ $text }' בחפיסה: { $options }
attackdefend-refused-symbol = במשחק הזה אין סמלים: הקלידו '{ $text }', או '{ $title }.' אם { $symbol } היא ראשית של שם
attackdefend-refused-hands-here = כאן אי אפשר להראות יד לאדם אחד בלבד: שחקו עם קלפים מודפסים (paper)
attackdefend-refused-moves = רשימת מהלכים הייתה מגלה מה ביד: הקלידו 'hand' במקום זה
attackdefend-refused-type = הקלידו { $term }
attackdefend-refused-name-them = ציינו אותם אחרי 'end', למשל: end { $example }
attackdefend-refused-computers-paper = המחשב לא רואה קלפים שעל נייר: תנו לתוכנית לחלק

attackdefend-lacks-players = חסרים שני שמות
attackdefend-lacks-deal = חסרה חלוקת הקלפים

# מה בא אחרי פקודה.
attackdefend-form-role = צד
attackdefend-form-pile = ערימה
attackdefend-form-place = מקום
attackdefend-form-count = מספר
attackdefend-form-card = קלף
attackdefend-form-cards = קלפים
attackdefend-form-end = ה-‎+1 וה-‎+2 שביד
attackdefend-form-kept = קלף או 'kept'
attackdefend-form-yes = yes או none

# מה מקלידים כשנשאלים.
attackdefend-wanted-cards = אילו קלפים
attackdefend-wanted-kept = 'kept', או קלף הניקוד
attackdefend-wanted-position = המיקום שלו מלמעלה, או none
attackdefend-wanted-card = הקלף, או none
attackdefend-wanted-place = המקום שלו, או none

## מה ששואלים ליד המקלדת

attackdefend-which-deck = החפיסה: { $example }, ‏{ $text } (גרסה 1), או שם של קובץ?
    .enter = החפיסה: { $example }, ‏{ $text } (גרסה 1), או שם של קובץ ({ $parts })?
attackdefend-which-first = שם ראשון, עם זכות הבחירה בצד: למשל Ann?
    .enter = שם ראשון, עם זכות הבחירה בצד: למשל Ann ({ $parts })?
attackdefend-which-second = שם שני: למשל Ann?
    .enter = שם שני: למשל Ann ({ $parts })?
attackdefend-which-cards = שאחלק (deal), או שתשחקו עם קלפים מודפסים (paper)?
    .enter = שאחלק (deal), או שתשחקו עם קלפים מודפסים (paper; { $parts })?
attackdefend-which-card = איזה קלף זה?
attackdefend-type-deal = הקלידו deal או paper.
attackdefend-dealt = הקלפים חולקו, חמישה לכל צד. הקלידו 'hand' כדי לראות לבד את שלכם.
attackdefend-digest = ‏SHA-256 של הזרע, לבדיקת החלוקה בסוף:
attackdefend-next-time = בפעם הבאה הקלידו '{ $form }' לבדו: על הקלף תישאלו בסתר.
attackdefend-end-without = לסיים את התור בלי ‎+1 ובלי ‎+2 מן היד?
attackdefend-see-face = { $player }: הקלידו 'hand { $who }' כדי לראות לבד את הקלף.
attackdefend-seed = הזרע של החלוקה היה { $text }.
attackdefend-hand-of = היד של { $player }
attackdefend-seen = ראיתם? Enter, או מספר של קלף כדי לקרוא אותו:
attackdefend-type-number = הקלידו מספר של קלף ביד שלכם
attackdefend-such-as-read = למשל: read 1
attackdefend-type-place = איזה קלף להניח? שם או מספר.
attackdefend-type-discard = איזה קלף להשליך? שם או מספר.
attackdefend-type-use = באיזה קלף להשתמש? שם או מספר.
attackdefend-type-wager = באילו קלפים להמר? שמות או מספרים.
attackdefend-step-place = איזה קלף להניח? שם או מספר, או none.
attackdefend-step-discard = עליכם להשליך: { attackdefend-cards }. שמות או מספרים?
attackdefend-step-switch = איזה מקום, ואיזה קלף בא לשם? למשל: { $example } 1, או none.
attackdefend-step-take = איזה קלף לקחת מערימת ההשלכה? 1 הוא העליון; או none.
attackdefend-step-saddle = איזה ‎-1 לתת לצד השני? שם או מספר, או none.
attackdefend-ask-alone = { $term } 'read 1' מסביר את קלף 1, 'back' יוצא:

## אחרי המשחק

attackdefend-recap-counted = נקודות, מן התור הראשון עד האחרון:
attackdefend-recap-scored = { $who }: { $points } עם { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }.

## עצות למי שמשחקים לבד

attackdefend-advice = הקלף במקום { $number } היה מביא מיד { $points }.

# שני השמות של קלף, כפי שהם מודפסים.
attackdefend-titles = { $card } / { $other_card }
attackdefend-ask = { $player }, { $term }:
    .enter = { $player }, { $term } (Enter: { $example }):
    .or-play = { $player }, { $term }, או play:
    .enter-or-play = { $player }, { $term } (Enter: { $example }), או play:
attackdefend-ask-sides = למשל '{ $player } defender', או 'prefer defender':
attackdefend-ask-answer = { $player }, ‏accept או wager:
attackdefend-ask-defender = { $player }, לשחק קודם קלף סגור? המקום שלו, או Enter.
    .paper = { $player }, לשחק קודם קלף סגור? המקום והקלף, או Enter.
attackdefend-wanted-alone = בחרו לבד
attackdefend-wanted-draw-from = שלפו מן { $pile ->
        [discard] ערימת ההשלכה
       *[deck] הקופה
    }
attackdefend-wanted-draw = שלפו: { $either }
attackdefend-wanted-action = נותרו { attackdefend-actions }: { $options }
attackdefend-wanted-end = לא נותרה פעולה
attackdefend-wanted-names = לא נותרה פעולה: ציינו את ה-‎+1 וה-‎+2 שלכם, למשל 'end { $example }'
attackdefend-piles = { $round ->
        [0] לפני הסבב הראשון
       *[other] סבב { $round }
    }. קופה { $number }, ערימת השלכה { $count }.
attackdefend-trash = { $count ->
        [0] פח: ריק.
       *[other] פח: { $options }.
    }
# הטקסט הוא שם, עם רווחים עד לאורך הארוך ביותר. הצדדים באותו רוחב.
attackdefend-holds = { $text }  { $role ->
        [attacker] התקפה
        [defender] הגנה{ " " }
       *[none] { "     " }
    }  יד { $number }, { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }
    .scored = { attackdefend-holds } ({ $options })
attackdefend-lies = { "  " }מקום { $number }: רמה { $level }, הצד של { $player }
    .protected = { attackdefend-lies }, מוגן
attackdefend-none-lies = { "  " }אין קלף סגור.
attackdefend-nothing-to-say = אין מה לומר עוד: המשחק נגמר.
attackdefend-may-say = מותר לומר:
attackdefend-hand = היד של { $player }:
    .empty = היד של { $player } ריקה.
attackdefend-known = קלפים סגורים שאתם מכירים:
attackdefend-known-card = { "  " }מקום { $number }: { $term }
attackdefend-looked = ראש ערימת ההשלכה, העליון קודם: { $options }.
# לפני הקלף המספר שלו ביד; הכותרת היא של החצי לצד השני.
attackdefend-other-half = { $card }. בשביל ה{ attackdefend-role }: { $title }
# קלף בשורה אחת: שני שמותיו, כל אחד עם הרמות שהטקסטים שלו צריכים.
attackdefend-named = { $card }: { $title } / { $other_card }
# מה שחצי של קלף אומר; הצד בא קודם כשקוראים את שני החצאים.
attackdefend-says = { "       " }{ attackdefend-half }: { $effect }
    .level = { "       " }{ attackdefend-half } מרמה { $level }: { $effect }
attackdefend-half = { $role ->
        [attacker] התקפה, { $title }
        [defender] הגנה, { $title }
       *[none] { $title }
    }
attackdefend-help-prefer = לומר העדפה; או להסכים: Bob defender
attackdefend-help-accept = לקחת את הצד שנשאר
attackdefend-help-wager = להמר בקלפים בשביל הצד הרצוי
attackdefend-help-draw = מן הקופה, או מערימת ההשלכה
attackdefend-help-place = קלף מן היד, סגור
attackdefend-help-use = לשחק קלף מן היד
attackdefend-help-advance = לסובב את הקלף במקום 1 לרמה הבאה
attackdefend-help-flip = להפוך את הקלף במקום 1
attackdefend-help-discard = קלף מן היד
attackdefend-help-end = לסיים את התור
attackdefend-help-play = ההגנה חושפת את הקלף שלה
attackdefend-help-question = לענות על מה שנשאל
attackdefend-help-hand = להסתכל ביד לבד
attackdefend-help-number = אחרי place, use, discard: קלף 2 ביד; בלי מספר שואלים בסוד
attackdefend-help-faces = לציין כל קלף שנחשף
attackdefend-help-scores = לציין את ה-‎+1 וה-‎+2 שביד
attackdefend-given-turned-up = קלף נחשף
attackdefend-given-taken = קלף נלקח
attackdefend-given-drawn = קלף נשלף
attackdefend-given-looked-at = הציצו בקלף במקום { $number }
attackdefend-given-discards = הציצו בערימת ההשלכה
