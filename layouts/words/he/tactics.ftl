# Tactics Joker: מה קרה, מה צריך לעשות, ולמה משחק נגמר.

tactics-units = { $count ->
        [one] יחידה אחת
        [two] שתי יחידות
       *[other] { $count } יחידות
    }
tactics-dice = { $count ->
        [one] קובייה אחת
        [two] שתי קוביות
       *[other] { $count } קוביות
    }

## מה קרה

tactics-said-castles = { $who }: התחלה ב-{ $castles }
tactics-fact-started = { $who }: התחלה ב-{ $space } עם { tactics-units }
    .sentence = { tactics-fact-started }.
tactics-fact-began = התור של { $who } מתחיל; הטירות מטילות { $dice }
    .sentence = { tactics-fact-began }.
tactics-fact-began-no-castle = התור של { $who } מתחיל; שום טירה לא מטילה
    .sentence = { tactics-fact-began-no-castle }.
tactics-fact-recruited-dead = { $who }, הטלה עבור המתים: { $dice }; { $count ->
        [one] { tactics-units } מצטרפת
        [two] { tactics-units } מצטרפות
       *[other] { tactics-units } מצטרפות
    } ב-{ $space }
    .sentence = { tactics-fact-recruited-dead }.
tactics-fact-recruited = יחידה מן העתודה מצטרפת אל { $who } ב-{ $space }
    .sentence = { tactics-fact-recruited }.
tactics-fact-moved = { $who }: { tactics-units } מ-{ $origin } אל { $space }
    .sentence = { tactics-fact-moved }.
tactics-fact-entered = { $who }, הטלה: { $dice }; נכנסו אל { $space }: { $count } מתוך { $of }
    .sentence = { tactics-fact-entered }.
tactics-fought = { $who } { $sum } + { $value } { $ground } + { $support } סיוע = { $total }
    .sentence = { tactics-fought }.
tactics-battle = { $term }: { $outcome }.
tactics-fact-lost = אבדות של { $who }: { tactics-units }
    .sentence = { tactics-fact-lost }.
tactics-fact-lost-more = ל-{ $who } אין לאן ללכת, ועוד אבדות: { tactics-units }
    .sentence = { tactics-fact-lost-more }.
tactics-fact-returned = { $who }: חזרה אל { $space } עם { tactics-units }
    .sentence = { tactics-fact-returned }.
tactics-fact-pushed = { $who }: הדיפה אל { $space } עם { tactics-units }
    .sentence = { tactics-fact-pushed }.
tactics-fact-turned = { $card } ב-{ $space } מתהפך, או מקבל אסימון 'גויס'
    .sentence = { tactics-fact-turned }.
tactics-fact-replaced = { $who }: { $card } במקום הג׳וקר ב-{ $space }
    .sentence = { tactics-fact-replaced }.
tactics-fact-ended = התור של { $who } נגמר
    .sentence = { tactics-fact-ended }.
tactics-won = ניצחון ל-{ $who }: { $reason }
    .sentence = { tactics-won }.
tactics-drawn = המשחק נגמר בתיקו: { $reason }
    .sentence = { tactics-drawn }.
tactics-equal = שוויון: שני הצדדים מטילים שוב.
tactics-castle-left = הטירה { $space } כבר לא בידי איש: אין בה אף יחידה.

# מה קלף מוסיף לקרב.
tactics-ground-castle = טירה
tactics-ground-plain = מישור
tactics-ground-forest = יער
tactics-ground-mountain = הר
tactics-ground-recruit = תגבורת
tactics-ground-against-forest = מול יער
tactics-ground-below-mountain = למרגלות הר

tactics-over-castles = שלוש טירות מוחזקות בתחילת תור
tactics-over-units = לצד השני לא נשארה יחידה על השולחן
    .drawn = לאף אחד לא נשארה יחידה על השולחן
tactics-over-rounds = הסבבים נגמרו
tactics-over-resigned = הצד השני נכנע
tactics-over-agreed = שני הצדדים מסכימים

tactics-put-back = החזירו קלפים ויחידות כפי שהיו; 'board' מראה איך.
    .map = החזירו קלפים ויחידות כפי שהמפה מראה.

## מה צריך לעשות

tactics-due-castles = על { $who } לבחור { $count ->
        [2] שתי טירות
       *[other] טירה
    }
tactics-due-turn = על { $who } להטיל { tactics-dice } עבור { $castles }
tactics-due-turn-no-castle = על { $who } להתחיל; שום טירה לא מטילה
tactics-due-push = על { $who } לבחור לאן ייהדף הצבא המובס
tactics-due-joker = על { $who } לבחור קלף במקום הג׳וקר
tactics-roll-rough = על { $who } להטיל { tactics-dice } כדי להיכנס
tactics-roll-battle = על { $who } להטיל { tactics-dice } לקרב
tactics-roll-undead = על { $who } להטיל { tactics-dice } עבור המתים
## מה שנדחה

tactics-refused-space = '{ $text }' אינו משבצת בשולחן: A1 עד G7, למשל C5
tactics-refused-card = '{ $text }' אינו קלף: למשל AC, ‏10D, ‏QH, ‏KS, או X לג׳וקר
tactics-refused-seed = '{ $text }' אינו זרע: 1 עד 32 אותיות, ספרות ומקפים
tactics-refused-no-dice-due = אתם לא צריכים להטיל כרגע
tactics-refused-no-units = ל-{ $player } אין יחידות ב-{ $space }
tactics-refused-not-touching = { $space } לא נוגעת ב-{ $origin }
tactics-refused-no-unit-moves = לפחות יחידה אחת זזה
tactics-refused-room = ב-{ $space } יש מקום ל-{ $of }, לא ל-{ $count }: לכל היותר שש
tactics-refused-units = { $count } לא יכולות לעבור לשם: 1 עד { $of }
tactics-refused-all-rows = כל שבע השורות כבר מונחות
tactics-refused-before-rows = '{ $form }' בא לפני 'row 1 ...'
tactics-refused-die = שום קובייה לא מראה { $value }: 1 עד 6
tactics-refused-start = { $count } יחידות לא יכולות להתחיל בטירה: 1 עד { $of }
tactics-refused-third = משחקים בשניים, ו-{ $player } יהיה השם השלישי
tactics-refused-order = '{ $form }' בא לפני '{ $example }'
tactics-refused-said = זה כבר נאמר: { $text }
tactics-refused-no-races = גזעים יש רק עם 'variant races'
tactics-refused-race = אין גזע '{ $text }': { $options }
tactics-refused-row = שורה { $number } אינה הבאה: שורה { $wanted }
tactics-refused-other-row = הזרע מחלק שורה { $number } אחרת: { $form }
tactics-refused-variant = אין גרסה '{ $text }': { $options }
tactics-refused-minutes = המשחק הזה נמדד בסבבים, לא בדקות: הקלידו מספר סבבים, למשל 30
tactics-refused-attack = כדי לתקוף, זוזו אל המשבצת של היריב: { $example }
tactics-refused-draw = תיקו מציעים לצד השני, כל עוד המשחק נמשך
tactics-refused-too-many = ב-{ $space } יש { tactics-units } שיכולות לזוז, לא { $wanted }
tactics-refused-too-many-spent = { tactics-refused-too-many }; { $number } כבר זזו פעמיים
tactics-refused-tired = ב-{ $space } יש { $of } רעננות ו{ $count ->
        [one] יחידה עייפה אחת
        [two] שתי יחידות עייפות
       *[other] -{ $count } יחידות עייפות
    }: { $wanted } ובהן { $number } עייפות לא יכולות לעבור
tactics-refused-humans = לבני אדם אחד מארבעת המהלכים הוא של יחידה בודדת: הזיזו 1, לא { $count }
tactics-refused-no-attack = מ-{ $origin } אל { $space } אין עכשיו התקפה אפשרית
tactics-refused-may-end = על { $player } להזיז צבא או לסיים את התור: '{ $form }'
tactics-refused-may-move = על { $player } להזיז צבא או לסיים את התור: '{ $example }', או '{ $form }'
tactics-refused-first-castles = קודם על { $player } לבחור איפה להתחיל: '{ $example }'
tactics-refused-first-turn = קודם על { $player } להטיל עבור הטירות: '{ $example }'
tactics-refused-first-begin = קודם על { $player } להתחיל את התור: '{ $example }'
tactics-refused-first-roll = קודם על { $player } להטיל: '{ $example }'
tactics-refused-first-push = קודם על { $player } לומר לאן ייהדף הצבא המובס: '{ $example }'
tactics-refused-first-joker = קודם על { $player } לבחור קלף במקום הג׳וקר: '{ $example }'
tactics-refused-castles = על { $player } לבחור { $wanted ->
        [one] טירה אחת
        [two] שתי טירות
       *[other] שתי טירות
    }, לא { $count }: { $options }
tactics-refused-no-castle = { $space } אינה טירה: { $options }
tactics-refused-castle-taken = { $space } תפוסה: { $options }
tactics-refused-dice = על { $player } להטיל { $wanted ->
        [one] קובייה אחת
        [two] שתי קוביות
       *[other] { $wanted } קוביות
    }, לא { $count }
tactics-refused-push = אי אפשר להדוף את הצבא המובס אל { $space }: { $options }
tactics-refused-joker = { $card } לא יכול לבוא במקום הג׳וקר: { $options }
tactics-lacks = חסר: { $term }
tactics-lines-players = שתי שורות 'player NAME SYMBOL'
tactics-line = שורה '{ $form } ...'
tactics-refused-rounds = משחק לא יכול להיגמר אחרי { $count } סבבים: 1 עד { $of }
tactics-refused-players-first = משחקים בשניים: קודם { $term }
tactics-refused-race-first = קודם { $term }
tactics-refused-no-king = { $card }, קלף { $number } בשורה, אינו מלך: ארבעת המלכים מונחים בפינות
tactics-refused-king = { $card }, קלף { $number } בשורה, הוא מלך מחוץ לפינות: ארבעת המלכים מונחים בפינות
tactics-refused-card-twice = { $card } מונח על השולחן { $count ->
        [3] שלוש פעמים
       *[other] פעמיים
    }

## מה ששואלים

tactics-which-player = { $number ->
        [1] מושב ראשון
       *[other] מושב שני
    }: שם וסמל, למשל Ann A?
    .enter = { $number ->
            [1] מושב ראשון
           *[other] מושב שני
        }: שם וסמל, למשל Ann A ({ $parts })?
tactics-which-race = הגזע של { $player } ({ $options }, או random)?
    .enter = הגזע של { $player } ({ $options }, או random; { $parts })?
tactics-which-length = אחרי כמה סבבים נגמר המשחק (מספר, או no limit)?
    .enter = אחרי כמה סבבים נגמר המשחק (מספר, או no limit; { $parts })?
tactics-which-cards = הקלפים: זרע, למשל k7,‏ random, או rows כדי להקליד אותם?
tactics-which-row = שורה { $number }, מ-A עד G: שבעה קלפים, למשל KS 2C AC 4S 3S X KH?
tactics-seats-first = המושב הראשון פותח.
tactics-seats-symbol = הסמל מציין את הצבאות של כל צד בשולחן המצויר.
tactics-variant-races = לכל צבא גזע עם כוחות משלו.
tactics-variant-fog = רואים רק את הקלפים ליד הצבאות שלכם.
tactics-variant-dead-out = יחידות שמתו לא חוזרות.
tactics-variant-start = בכל טירה מתחילות שתי יחידות במקום שלוש; אפשר מ-1 עד 6.
tactics-ends-draw = תיקו מסיים את המשחק. כולם מסכימים?
tactics-ends-resign = כניעה של { $player }, וזה מסיים את המשחק. זה נכון?
tactics-to-move = { $player }, { $count ->
        [one] נותר מהלך אחד
        [two] נותרו שני מהלכים
       *[other] נותרו { $count } מהלכים
    }:
tactics-ask-turn = { $term } (Enter: ‏turn):
tactics-ask-rough = { $term }, { $number } עד 6 עבור { $ground } (קוביות, או 'roll'):
tactics-ask-dice = { $term } (קוביות, או 'roll'):
tactics-ask-choice = { $term } ({ $options }):
tactics-odds = סיכוי לנצח: { $player } { $answer }, { $other } { $term }, אף אחד { $reason }.
tactics-type-such = הקלידו למשל { $example }
tactics-type-dice = הקלידו את הקוביות, למשל { $example }, או 'roll'
tactics-type-turn = הקלידו 'turn'
tactics-refused-not-now = '{ $text }' לא נאמר עכשיו. קודם { $term }: { $reason }
tactics-refused-not-understood = '{ $text }' לא מובן: מהלך, למשל { $example }, או 'help'

## אחרי המשחק

tactics-recap-counted = יחידות על השולחן, מן המהלך הראשון עד האחרון:
tactics-recap-lost = אבדות של { $who }: { $count ->
        [one] יחידה אחת
        [two] שתי יחידות
       *[other] { $count } יחידות
    }, לכל היותר { $other_count } בבת אחת.

## עצות למי שמשחקים לבד

tactics-advice = מהלך חזק יותר היה { $count } מ-{ $origin } אל { $space }: { $reason }.
tactics-advice-battle = ההתקפה מנצחת { $number } פעמים ממאה
tactics-advice-castle = טירה ריקה מחכה שם
tactics-advice-place = הוא מועיל יותר לטירות וליחידות

tactics-chooses = הבחירה של { $who }.
tactics-round = סבב { $round }, { tactics-turn-of }
tactics-round-of = סבב { $round } מתוך { $of }, { tactics-turn-of }
tactics-turn-of = התור של { $who }, { $count ->
        [one] נותר מהלך אחד
        [two] נותרו שני מהלכים
       *[other] נותרו { $count } מהלכים
    }
tactics-stack = ערימה: { $text }.
tactics-attacks = { $who }: התקפה על { $space } מ-{ $origin } עם { tactics-units }.
# term הוא סמל, או סמל וגזע; reason הוא טירות, effect הוא צבא.
tactics-has = { $who } ({ $term }): { $reason }; { $effect }.
tactics-symbol = { $symbol }
tactics-symbol-race = { $symbol }, { $term }
tactics-no-castle = בלי טירה
tactics-holds-castles = { $count ->
        [one] טירה { $spaces }
        [two] שתי טירות { $spaces }
       *[other] טירות { $spaces }
    }
# המספר הוא יחידות בעתודה, other_count הן מתות.
tactics-army = { tactics-units }, { $number } בעתודה{ $other_count ->
        [0] { "" }
       *[other] , { $other_count } מתות
    }
tactics-race-kobolds = קובולדים
tactics-race-dwarves = גמדים
tactics-race-elves = אלפים
tactics-race-humans = בני אדם
tactics-race-undead = אל-מתים
tactics-first = קודם: { $term }.
tactics-moves-from = { $space }, עד { $count }: { $sentences }
tactics-at-most = { $space } (לכל היותר { $count })
tactics-or-end = או סוף התור
tactics-percent = ‎{ $count } %
tactics-under-one = פחות מ-‎1 %
# הסימנים על השולחן, ומה עומד במקום צבא.
tactics-legend-cards = # טירה   & יער   ^ הר   + תגבורת   X ג׳וקר
tactics-legend-units = ‎A 3: שלוש יחידות; ‎1/2/0: רעננה, עייפה (זזה פעם), מותשת
tactics-help-move = להזיז שלוש יחידות מ-A1 אל B2
tactics-help-move-all = להזיז את כל מי שיכול
tactics-help-tired = אחת מן השלוש עייפה
tactics-help-odds = איך התקפה תיגמר, לפני שעושים אותה
tactics-help-dice = הקוביות שהטלתם
tactics-help-roll = שהתוכנית תטיל אותן
tactics-help-end = לסיים את התור לפני המהלך האחרון
tactics-help-moves = לרשום לאן צבאות יכולים ללכת
tactics-help-look = עם ערפל: מה ש-Ann רואה, במסך משלה
tactics-help-draw = שני הצדדים מסכימים על תיקו
tactics-help-resign = ‏Bob נכנע
