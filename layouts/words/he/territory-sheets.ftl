# מה שכתוב בדפים ובכרטיסי העזר של Reflector, Deflector ו-Defector.

## העמוד הראשון

territory-sheets-reflector-what = שניים מחפשים צמתים נסתרים; כל מה שתופסים, גם מחזירים.
territory-sheets-deflector-what = שלושה עד חמישה מחפשים צמתים נסתרים; מסיטים שולחים יריות הלאה.
territory-sheets-defector-what = שישה או יותר מחפשים צמתים נסתרים, כבני ברית וכבוגדים.
territory-sheets-needs = עפרונות, שתי רשתות 10×10 לכל אחד
territory-sheets-reflector-goal = שלטו בכל חמשת הצמתים ברשת של הצד השני.
territory-sheets-deflector-goal = שלטו במספיק צמתים, או הישארו האחרונים במשחק.
territory-sheets-defector-goal = שלטו ביותר ממחצית הצמתים, או הישארו האחרונים במשחק. רק אחד מנצח.
territory-sheets-deflector-out = מחוץ למשחק: בלי בסיס.
territory-sheets-defector-out = מחוץ למשחק: בלי בסיס ובלי ברית.
territory-sheets-reflector-setup-hide = 5 צמתים (נקודות) ברשת הסמויה.
    .title = הסתירו
territory-sheets-setup-hide = 5 צמתים (נקודות) ו-20 מסיטים (לוכסנים) ברשת הסמויה.
    .title = הסתירו
territory-sheets-reflector-setup-lay = את הרשתות הגלויות, שורה 1 מול שורה 1. בחרו סמל לכל אחד: X, O. הטילו מטבע: מי שזוכה פותח.
    .title = הניחו
territory-sheets-deflector-setup-lay = את הרשתות הגלויות: צלעות שקו מקוטע מחבר נוגעות, A1 מול J1. בחרו סמל לכל אחד: X, O, Z.
    .title = הניחו
territory-sheets-defector-setup-lay = את הרשתות הגלויות במעגל. בחרו סמל לכל אחד: X, O, Z.
    .title = הניחו
territory-sheets-setup-hold = במשבצות עד שני צעדים מכל צומת שלכם, דרך הצלעות: זה הטווח שלו.
    .title = החזיקו
territory-sheets-reflector-turn-call = על משבצת ברשת של הצד השני.
    .title = הכריזו
territory-sheets-turn-call = על רשת ומשבצת.
    .title = הכריזו
territory-sheets-turn-hear = מה יש שם.
    .title = שמעו
territory-sheets-reflector-turn-claim = אותה, לא משנה בידי מי הייתה: כתבו את הסמל שלכם ברשת הגלויה.
    .title = תפסו
territory-sheets-turn-claim = היכן שהירייה נגמרת, ברשת הגלויה.
    .title = תפסו
territory-sheets-reflector-turn-give-back = הצד השני מקבל את אותה משבצת ברשת שלכם. אחר כך תורו להכריז.
    .title = החזירו
territory-sheets-defector-turn-give-back = מי שנפגע מקבל את אותה משבצת אצלכם.
    .title = החזירו
territory-sheets-turn-pass-on = את התור שמאלה.
    .title = העבירו
territory-sheets-turn-ally = עם מי שמסכים, או צאו מן הברית.
    .title = כרתו ברית
territory-sheets-turn-follow = מסיט שולח את הירייה הלאה.
    .title = עקבו
territory-sheets-where = על אילו משבצות מותר להכריז
territory-sheets-reach-first = הכריזו על משבצת כלשהי בשורה 1, או על משבצת ליד אחת שקיבלתם.
    .title = בהתחלה
territory-sheets-reach-later = הכריזו על משבצת ליד אחת שתפסתם או קיבלתם.
    .title = אחר כך
territory-sheets-reach-never-call = על משבצת שבידיכם, או שהיא בטווח של צמתים שלכם בלבד.
    .title = אסור להכריז
territory-sheets-defector-reach-never-call = על משבצת שבידיכם או בידי בן ברית, או שהיא בטווח של צמתים שלכם בלבד.
    .title = אסור להכריז
territory-sheets-reach-no-space = דלגו, אבל רק אז.
    .title = אין משבצת מותרת?
territory-sheets-deflector-reach-come-in = במשבצת שנוגעת בבסיס שלכם, עד שתתפסו שם משבצת שהכרזתם עליה.
    .title = היכנסו
territory-sheets-defector-reach-come-in = בשורה 1 של רשת, עד שתתפסו שם משבצת שהכרזתם עליה.
    .title = היכנסו
territory-sheets-deflector-reach-go-on = ליד משבצת שתפסתם והיא עדיין בידיכם, או במשבצת שנוגעת בה ברשת אחרת.
    .title = המשיכו
territory-sheets-defector-reach-go-on = ליד משבצת שתפסתם אתם או בן ברית והיא עדיין בידיכם, או במשבצת שנוגעת בה ברשת אחרת.
    .title = המשיכו
territory-sheets-reach-lost-all-there = היכנסו שוב.
    .title = איבדתם שם הכול?
territory-sheets-reach-at-home = הכריזו על משבצת שנוגעת באחת שתפסתם ברשת אחרת, או ליד אחת שתפסתם בחזרה.
    .title = בבסיס
territory-sheets-first-call = ההכרזה הראשונה של Ann
territory-sheets-call-after = ‏Ann, אחרי G1
territory-sheets-call-given = ‏Bob, שקיבל את G1
territory-sheets-answers = תשובות וסימנים
territory-sheets-answer-null = { territory-answer-null.about }
territory-sheets-answer-owned = { territory-answer-owned.about }
territory-sheets-reflector-answer-node = כבשו אותו ותפסו את הטווח שלו. משבצות שהן גם בטווח של צומת אחר של הצד השני רק קווקוו; אם נאמר שיש שם צומת, ציירו לו נקודה.
territory-sheets-answer-node = כבשו אותו ותפסו את הטווח שלו. משבצות שגם בטווח של צומת של אחרים רק קווקוו. כל מסיט בטווח שולח ירייה שלכם הלאה.
territory-sheets-answer-deflector = נוצל; הירייה ממשיכה
territory-sheets-shot = מה ירייה עושה
territory-sheets-chart-begin = מכריזים על רשת ומשבצת
territory-sheets-chart-deflector = מסיט?
territory-sheets-chart-used-up = נוצל. אותה משבצת ברשת הבאה, בדרך הקצרה.
territory-sheets-defector-chart-used-up = נוצל. אותה משבצת ברשת הבאה, בדרך הקצרה (בשוויון: שמאלה).
territory-sheets-chart-home = הוסטה אל הבסיס שלכם?
territory-sheets-chart-called = תופס מי שאליו יריתם. אבל אם הבסיס שלכם שולח את הירייה הלאה, אתם תופסים.
territory-sheets-chart-end = אתם תופסים
territory-sheets-chart-yes = כן
territory-sheets-chart-no = לא
territory-sheets-deflector-spent = לא תופסים דבר אם המשבצת כבר בידי הצד התופס, או שהיא בטווח של צמתים שלו בלבד.
territory-sheets-defector-spent = לא תופסים ולא מחזירים דבר אם המשבצת כבר בידי הצד התופס, או שהיא בטווח של צמתים שלו בלבד.
territory-sheets-reflector-panel-title = מה מחזירים
territory-sheets-deflector-panel-title = בסיסים
territory-sheets-defector-panel-title = בריתות
territory-sheets-panel-only-the-space = רק המשבצת שהכריזו עליה, בלי טווח.
territory-sheets-home = הרשת שלכם, וכל רשת שכל חמשת צמתיה בשליטתכם. בסיס אובד כשאף צומת שלו אינו בשליטתכם.
    .title = בסיס
territory-sheets-panel-your-node-on-it = הצד השני כובש אותו ותופס את הטווח שלו ברשת שלכם.
    .title = צומת שלכם עליה?
territory-sheets-panel-no-change = אם היא כבר בידיו.
    .title = אין שינוי
territory-sheets-panel-link = שניים בוחרים קשר: צומת בשליטת אחד מהם. שלישי מצטרף אליו.
territory-sheets-panel-master = ארבעה או יותר צריכים גם קשר ראשי: צומת אחר, מעל כל הקשרים.
territory-sheets-panel-broken = נשבר קשר: הקבוצה שלו מתפרקת, אבל קשר ראשי עדיין מחבר את חבריה. נשבר הקשר הראשי: נשארות רק קבוצות הקשר.
territory-sheets-panel-divided = מי שנפרדו לא יכרתו עוד ברית.
territory-sheets-overlap = ‏Ann כובשת את הצומת עם ה-X הלבן. ל-Bob נשאר מה שבטווח הצומת השחור שלו.
territory-sheets-shorter = ‏A יורה אל B: הלאה אל C. ‏A יורה אל E: הלאה אל D. ישר ממול: שמאלה.
    .title = הדרך הקצרה
territory-sheets-win = צמתים לניצחון
territory-sheets-win-of = מ-{ $count }
territory-sheets-win-at-once = צמתים לניצחון מיידי
territory-sheets-win-most = צמתים לניצחון: יותר ממחצית

## העמודים האחרים

territory-sheets-reflector-round-1 = ‏Ann מכריזה על G1. ‏Bob מסתכל ברשת הסמויה שלו: "קרוב." ברשת הגלויה של Bob מקווקווים את G1 וכותבים את X של Ann. ‏Bob מקבל את G1 ברשת של Ann. גם שם קרוב: קווקוו, O.
territory-sheets-reflector-round-2 = ‏Bob יכול להכריז על כל משבצת בשורה 1, או על G2, ליד G1 שקיבל. הוא מכריז על G2. ‏Ann: "צומת." ‏Bob כובש אותו: נקודה ובה O שלו. הוא תופס את הטווח: קווקוו, O. ‏Ann מקבלת את G2 ברשת של Bob. שם קרוב: קווקוו, X.
territory-sheets-reflector-round-3 = ‏Ann מכריזה על G3, ליד G2. ‏Bob: "צומת. H2 ו-I3 בטווח של צומת אחר." ‏Ann כובשת את הצומת: נקודה ובה X שלה. היא תופסת את שאר הטווח. את H2 ואת I3 רק מקווקווים. ‏G3 ברשת של Ann כבר בידי Bob, ולכן לא מחזירים דבר.
territory-sheets-reflector-round-4 = ‏Bob מכריז על J2, ליד I2. ‏Ann: "ריק."{ "\u00A0" }O. אבל ב-J2 ברשת שלו מסתתר צומת, ו-Ann מקבלת את המשבצת. היא כובשת את הצומת ותופסת את הטווח שלו, עכשיו גם את H2 ואת I3.
territory-sheets-deflector-round-1 = ‏Ann מכריזה על J5 של Bob, שיושב משמאלה. ‏"מסיט," אומר Bob: לוכסן. הירייה ממשיכה שמאלה, אל J5 של Cat. ‏Cat: "קרוב."{ "\u00A0" }קווקוו,{ "\u00A0" }X. ‏Ann עדיין יכולה להיכנס בכל מקום בעמודה J של Bob: היא לא תפסה את המשבצת שהכריזה עליה.
territory-sheets-deflector-round-2 = ‏Bob מכריז על J4 של Cat. ‏"צומת. I3 ו-H4 בטווח של צומת אחר. I4 הוא מסיט." ‏Bob כובש את הצומת ותופס את הטווח שלו, גם את J5 שבידי Ann. את I3 ואת H4 רק מקווקווים. המסיט ב-I4 מנוצל ושולח ירייה של Bob אל I4 של Ann: ‏"קרוב."{ "\u00A0" }קווקוו,{ "\u00A0" }O.
territory-sheets-deflector-round-3 = ‏Cat מכריזה על J8 של Ann. ל-Ann ואחריה ל-Bob יש שם מסיט, והירייה חוזרת לבסיס, אל J8 של Cat. היא ירתה אל Ann, ולכן Ann תופסת. שם ריק: X.
territory-sheets-defector-round-1 = ‏Ann כורתת ברית עם Dan. הם בוחרים בסוד את הצומת של Ann ב-C6 כקשר שלהם.
territory-sheets-defector-round-2 = ‏Ann מכריזה על F1 של Bob. ‏"ריק."{ "\u00A0" }X. ‏Bob מקבל את F1 ברשת של Ann, גם שם ריק: O.
territory-sheets-defector-round-3 = ‏Bob מכריז על D1 של Cat. ‏"מסיט." הירייה ממשיכה אל D1 של Dan: ‏"ריק."{ "\u00A0" }O. ‏Dan נפגע, ולכן הוא מקבל את D1 ברשת של Bob: ריק, V.
territory-sheets-defector-round-4 = ‏Cat מכריזה על B1 של Fay. ‏"קרוב."{ "\u00A0" }קווקוו,{ "\u00A0" }Z. ‏Fay מקבלת את B1 ברשת של Cat: ריק, H.
territory-sheets-defector-round-5 = ‏Dan מכריז על F2 של Bob, ליד F1 שתפסה Ann. ‏"קרוב."{ "\u00A0" }קווקוו,{ "\u00A0" }V. ‏Bob מקבל את F2 ברשת של Dan: ריק, O.
territory-sheets-defector-round-6 = ‏Eve מכריזה על I1 של Dan. ‏"קרוב."{ "\u00A0" }קווקוו,{ "\u00A0" }S. ‏Dan מקבל את I1 ברשת של Eve: ריק, V.
territory-sheets-defector-round-7 = ‏Fay מכריזה על H1 של Eve. ‏"ריק."{ "\u00A0" }H. ‏Eve מקבלת את H1 ברשת של Fay: ‏"קרוב."{ "\u00A0" }קווקוו,{ "\u00A0" }S.
territory-sheets-section-four-words = ארבע מילים
territory-sheets-section-more-exactly = ביתר דיוק
territory-sheets-section-what-is-given = מה מחזירים
territory-sheets-section-end = הסוף
territory-sheets-section-short-games = משחקים קצרים
territory-sheets-section-set-up-and-calls = הכנה והכרזות
territory-sheets-section-shots = יריות
territory-sheets-section-homes-and-the-end = בסיסים והסוף
territory-sheets-section-variants = גרסאות
territory-sheets-section-alliances = בריתות
territory-sheets-rule-hold = המשבצת בידיכם: התחלתם איתה או תפסתם אותה.
    .title = להחזיק:
territory-sheets-rule-claim = המשבצת עוברת לידיכם במהלך המשחק, גם כשנותנים לכם אותה. הסמל שלכם מראה זאת, עד שמישהו אחר תופס אותה.
    .title = לתפוס:
territory-sheets-rule-control = הצומת שלכם: התחלתם איתו, או כבשתם אותו כשתפסתם את המשבצת שלו.
    .title = לשלוט:
territory-sheets-rule-owned = היא רק תשובה: המשבצת בטווח של צומת. לא חשוב מי מחזיק או שולט במה.
    .title = "קרוב"
territory-sheets-rule-nodes = יכולים לעמוד בכל חמש משבצות שתבחרו. הטווחים שלהם יכולים לחפוף, ונגמרים בשוליים.
    .title = צמתים
territory-sheets-rule-at-the-start = הטווחים של הצמתים שלכם בידיכם. לא תפסתם אותם, ולכן אי אפשר להמשיך מהם.
    .title = בהתחלה
territory-sheets-rule-beside = פירושו צלע משותפת. פינות לא נחשבות.
    .title = ליד
territory-sheets-rule-in-your-range = משבצת בטווח של צומת שבשליטתכם, אם היא אינה גם בטווח של צומת שבשליטת מישהו אחר באותה רשת. אסור להכריז על משבצת שאתם מכסים.
    .title = אתם מכסים
territory-sheets-reflector-rule-answer = היא הראשונה שמתאימה: צומת, קרוב (בטווח של צומת), ריק. לא חשוב מי שולט בצמתים. מותר לרשום בדף הרשת יריות שנורו אליכם; לא חובה.
    .title = התשובה
territory-sheets-rule-answer = היא הראשונה שמתאימה: מסיט, צומת, קרוב (בטווח של צומת), ריק. לא חשוב מי שולט בצמתים. מותר לרשום בדף הרשת יריות שנורו אליכם; לא חובה.
    .title = התשובה
territory-sheets-rule-after-node = מציינים גם כל משבצת בטווח שנמצאת גם בטווח של צומת אחר שם, שאינו שלכם. קווקוו אותן; הן נשארות בידי מי שהחזיק בהן. אם עומד על אחת מהן צומת, גם אותו מציינים: ציירו לו נקודה וקווקוו את הטווח שלו.
    .title = אחרי "צומת"
territory-sheets-rule-passing = מותר רק למי שאין לו משבצת להכריז עליה. אם כולם מדלגים בזה אחר זה, המשחק נגמר: מנצח מי שיש לו הכי הרבה צמתים; שוויון הוא תיקו.
    .title = דילוג
territory-sheets-reflector-rule-same-space = ברשת שלכם עוברת אל הצד השני כשהירייה שלכם תופסת משבצת. את שאר הטווח לא מחזירים אף פעם.
    .title = אותה משבצת
territory-sheets-defector-rule-same-space = ברשת שלכם עוברת אל מי שאחראי לרשת שפגעתם בה. את שאר הטווח לא מחזירים אף פעם. אם הרשת שלכם כבר אינה בסיס שלכם, החזירו מן הבסיס שנוסף לכם ראשון.
    .title = אותה משבצת
territory-sheets-rule-node-on-it = הצד המקבל כובש אותו ותופס את הטווח שלו. משבצות בטווח של צומת אחר שם, שאינו של הצד המקבל, נשארות בידי מי שהחזיק בהן.
    .title = צומת עליה
territory-sheets-rule-no-change = אם המשבצת כבר מוחזקת או מכוסה בידי הצד המקבל.
    .title = אין שינוי
territory-sheets-rule-gift = אינה ירייה, ולא מחזירים עליה דבר.
    .title = החזרה
territory-sheets-rule-win = מנצחים כשכל חמשת הצמתים ברשת של הצד השני בשליטתכם.
    .title = הניצחון
territory-sheets-rule-both-at-once = מנצח מי שבידיו יותר משבצות ברשת של הצד השני; שוויון הוא תיקו.
    .title = שניהם בבת אחת:
territory-sheets-reflector-rule-short = המשחק נגמר אחרי 30 סבבים, לפי הכלל הבא.
    .title = קצר (short)
territory-sheets-deflector-rule-short = המשחק נגמר אחרי 20 סבבים, לפי הכלל הבא. תשעה צמתים מנצחים מיד.
    .title = קצר (short)
territory-sheets-defector-rule-short = המשחק נגמר אחרי 20 סבבים, ובתשעה משתתפים או יותר אחרי 15, לפי הכלל הבא. תשעה צמתים מנצחים מיד.
    .title = קצר (short)
territory-sheets-rule-number-of-rounds = המשחק נגמר אחריהם; rounds-20 פירושו אחרי 20. סבב נגמר כשהתור חוזר לתחילת הסדר. בסבב האחרון רשמו אחרי כל תור כמה צמתים יש לכל אחד. הסכום הוא הניקוד, והניקוד הגבוה מנצח. בשוויון מנצח מי שבידיו הכי הרבה משבצות ברשתות של אחרים. אם עדיין שוויון, הניצחון משותף; אם לא נשאר אף אחד אחר, המשחק נגמר בתיקו.
    .title = מספר סבבים
territory-sheets-rule-turns = עוברים שמאלה. החליטו יחד מי פותח.
    .title = תורות
territory-sheets-rule-nodes-and-deflectors = עומדים כל אחד על משבצת משלו. טווחים יכולים לחפוף, ונגמרים בשוליים.
    .title = צמתים ומסיטים
territory-sheets-rule-what-touches = עמודה A שלכם נוגעת בעמודה J של הרשת משמאל, A1 מול J1,‏ A2 מול J2. בארבעה משתתפים (גישה מלאה), שורה 1 שלכם נוגעת גם בשורה 1 שממול, A מול J. בחמישה, או בגישה חלקית, ראו את דף השולחן.
    .title = מה נוגע
territory-sheets-rule-with-five = רק A1 עד A5 שלכם נוגעות ב-J1 עד J5 משמאל. ‏A1 עד E1 שלכם נוגעות ב-J1 עד F1 של הרשת השנייה משמאל.
    .title = בחמישה משתתפים
territory-sheets-rule-come-in = בכל משבצת שנוגעת בבסיס שלכם, עד שירייה שלכם שם מביאה לכם את המשבצת שהכרזתם עליה. יריות ששוגרו בגלל צומת לא נחשבות. איבדתם שם כל מה שתפסתם? היכנסו שוב.
    .title = היכנסו
territory-sheets-rule-at-home = הכריזו קודם על משבצת שנוגעת באחת שתפסתם ברשת אחרת. אחר כך הכריזו גם ליד משבצות שתפסתם בחזרה כשהרשת הייתה בסיס שלכם.
    .title = בבסיס
territory-sheets-rule-direction = ירייה שהוסטה ממשיכה בדרך הקצרה, מכם אל מי שאליו יריתם; ישר ממול, או אל הרשת שלכם: שמאלה. גם רשתות של מי שמחוץ למשחק נחשבות.
    .title = כיוון
territory-sheets-rule-deflector = פועל פעם אחת. המשבצת שלו נשארת בידי מי שהחזיק בה.
    .title = מסיט
territory-sheets-rule-keeper = היא של מי ששולט בכל חמשת צמתיה; אם אין כזה, של בעליה הראשונים, אם הם עוד במשחק. "מי שאליו יריתם" הוא מי שאחראי לרשת.
    .title = האחריות לרשת
territory-sheets-rule-who-claims = אתם תופסים את מה שהירייה פוגעת בו. אם הוסטה אל בסיס שלכם, תופס במקומכם מי שאליו יריתם, אם יש כזה. אחרי שנשלחה הלאה מבסיס שלכם, אתם שוב תופסים.
    .title = מי תופס
territory-sheets-rule-nothing-claimed = אבודה אם איש אינו יכול לתפוס את המשבצת. מסיטים שפגשה נשארים מנוצלים.
    .title = ירייה
territory-sheets-rule-deflectors-in-a-captured-range = מנוצלים; המשבצות שלהם נשארות בידי מי שהחזיק בהן. כל אחד שולח ירייה חדשה שלכם אל אותה משבצת ברשת הבאה, בכיוון הירייה הכובשת.
    .title = מסיטים בטווח שנכבש
territory-sheets-rule-shots-set-off = ממתינות זו אחר זו, שורה אחר שורה מ-A1. סיימו את הראשונה, עם מה שמחזירים עליה, לפני הבאה. יריות שהיא משגרת באות אחרי האחרונה.
    .title = יריות ששוגרו
territory-sheets-rule-at-the-end-of-a-move = נקבעים בסיסים, הפסדים וניצחונות, לא לפני כן.
    .title = בסוף מהלך
territory-sheets-deflector-rule-out = מי שאין לו בסיס. מה שבידיו ובשליטתו נשאר על הנייר.
    .title = מחוץ למשחק:
territory-sheets-defector-rule-out = מי שאין לו בסיס ואין לו ברית. מה שבידיו ובשליטתו נשאר על הנייר.
    .title = מחוץ למשחק:
territory-sheets-rule-two-left = אם כל הצמתים בשליטתם יחד, מנצח מי שיש לו יותר. בשוויון ממשיכים לשחק.
    .title = נשארו שניים:
territory-sheets-rule-nobody-left = מנצח מי שיש לו הכי הרבה צמתים, מכל המשתתפים; שוויון הוא תיקו.
    .title = לא נשאר איש:
territory-sheets-rule-number-of-nodes = לניצחון צריך כך וכך צמתים, 6 או יותר, במקום המספר הרגיל: target-9 פירושו תשעה.
    .title = מספר צמתים:
territory-sheets-rule-reflection = אם הירייה שלכם תופסת משבצת, אתם נותנים את אותה משבצת ברשת שלכם. מקבל אותה מי שאחראי לרשת שנפגעה. צומת שעליה עובר עם הטווח שלו. לא נותנים דבר אם מי שאליו יריתם תופס, או אם הירייה עברה בבסיס שלכם.
    .title = החזרה (reflection)
territory-sheets-rule-ricochet = ירייה שפוגעת במסיט רצה הלאה לאורך השורה, ואז לאורך אותה שורה ברשת הבאה. שמאלה היא רצה אל עמודה A ונכנסת בעמודה J; אחרת להפך. צומת עוצר אותה ונפגע, אלא אם הוא בשליטת הצד התופס. כל מסיט שהיא פוגשת מנוצל. השני ברשת, וכל אחד אחריו, מחזיר את הירייה לאחור. אם היא חוזרת אל המסיט האחרון שלה ולא פגשה דבר, אתם תופסים את המשבצת שהכרזתם עליה. מסיטים בטווח שנכבש לא שולחים יריות: רק מוחקים אותם.
    .title = ניתור (ricochet)
territory-sheets-rule-allies-claims = נחשבות שלכם. אבל בתוך הבסיס אתם ממשיכים רק ליד מה שאתם עצמכם תפסתם בחזרה.
    .title = תפיסות של בני ברית
territory-sheets-rule-deflectors = על המשבצת שהוחזרה, או בטווח של צומת שהוחזר, נמחקים ולא עושים דבר.
    .title = מסיטים
territory-sheets-rule-nothing-is-given = אם מי שאליו יריתם תופס, או אם הירייה עברה בבסיס שלכם. גם לא על משבצת של אי, או אם אין לכם בסיס.
    .title = לא מחזירים דבר
territory-sheets-rule-to-ally = בקשו ממישהו בתחילת התור שלכם; שני הצדדים צריכים להסכים. לפני המהלך הראשון כל שניים יכולים. שלישי כורת ברית עם אחד מן השניים.
    .title = לכרות ברית:
territory-sheets-rule-link-and-master = הם צמתים שבשליטת חבר בברית כשבוחרים בהם. הם נשארים סודיים כמו קודם: ציירו פלוס או משולש ברשת הסמויה. הם לא עוברים לצומת אחר. בברית עם קשר ראשי אפשר להיות בלי קשר. אם לשני הצדדים יש קשר ראשי, נשאר זה של הצד המציע.
    .title = קשר וקשר ראשי
territory-sheets-rule-allies-grids-touch = עמודה J של מי שקודם בסדר התורות נוגעת בעמודה A של השני, שורה בשורה, בכל מקום שהרשתות מונחות.
    .title = רשתות בברית נוגעות
territory-sheets-rule-breaking = קשר נשבר כשאינו בשליטת איש בקבוצה שלו; קשר ראשי, כשאינו בשליטת איש בברית. מי שהקשר ביניהם נשבר נפרדו, אלא אם קשר ראשי עדיין מחבר אותם.
    .title = שבירה
territory-sheets-rule-to-leave = אמרו זאת בתור שלכם או של בן ברית. בתור שלכם עדיין חייבים להכריז על משבצת.
    .title = לצאת:
territory-sheets-rule-all-nodes = ברית ששולטת בכל הצמתים מתפרקת, אלא אם כל מי שהתחילו נמצאים בה. מברית של ארבעה או יותר נשארות קבוצות הקשר.
    .title = כל הצמתים
territory-sheets-rule-two-or-three-left = אם כל הצמתים בשליטתם יחד, מנצח מי שיש לו הכי הרבה. אם יש כמה כאלה, ממשיכים לשחק.
    .title = נשארו שניים או שלושה:
territory-sheets-rule-safety = { territory-variant-safety }
    .title = חסינות (safety)
territory-sheets-rule-deluxe = { territory-variant-deluxe } הצלע שעכשיו באמצע נחשבת שורה 1 שלה. ברשתות של אחרים ממשיכים רק אל המשבצת שמתחת לתפוסה, קרוב יותר לבעלים.
    .title = דה-לוקס (deluxe)
territory-sheets-rule-team-victory = { territory-variant-team-victory }
    .title = ניצחון משותף (team-victory)
territory-sheets-rule-islands = שורה 1 שלכם נוגעת רק ברשת ריקה באמצע, אי. הוא תמיד עונה ריק.
    .title = איים

## הרישום

territory-sheets-record-notes = במקום ‏move כתבו { $term }. הקיפו את התשובה בעיגול. אחרי ‏node: ‏retained, ‏nodes, ‏deflectors, כל אחד עם המשבצות שלו; ‏covered כשהרשת של הצד התופס והמשבצת מכוסה בידיו. תשובה נוספת למהלך באה בשורה הבאה.
territory-sheets-record-blanks = כשמקלידים שם, כותבים _ במקום כל רווח בו.
territory-sheets-record-others = ‏pass{ "\u00A0" }NAME, או ‏undo{ "\u00A0" }REASON
territory-sheets-reflector-record-layouts = reflector-2
territory-sheets-deflector-record-layouts = ‏deflector-3,‏ deflector-4-full או ‎-partial,‏ deflector-5-full או ‎-partial
territory-sheets-defector-record-others = ‏pass{ "\u00A0" }NAME, ‏leave{ "\u00A0" }NAME, ‏undo{ "\u00A0" }REASON, או ‏ally{ "\u00A0" }NAME{ "\u00A0" }NAME, ואחריו ‏link{ "\u00A0" }GRID:SPACE או ‏master{ "\u00A0" }GRID:SPACE כשבוחרים צומת
territory-sheets-defector-record-layouts = ‏defector-N-full או defector-N-island, ל-N משתתפים
territory-sheets-tally-rounds = סבבים
territory-sheets-tally-tick = סמנו אחד כשהתור חוזר לתחילת הסדר. ‏short: ‏{ $count } סבבים.
territory-sheets-tally-tick-nine = סמנו אחד כשהתור חוזר לתחילת הסדר. ‏short: ‏{ $count } סבבים; תשעה צמתים מנצחים מיד.
territory-sheets-tally-last = סבב אחרון
territory-sheets-tally-last-how = הצמתים של כולם אחרי כל תור. הניקוד הגבוה מנצח. בשוויון: הכי הרבה משבצות ברשתות של אחרים.
territory-sheets-tally-sum = ניקוד
territory-sheets-tally-spaces = משבצות
territory-sheets-tally-after = אחרי התור של

## רשתות, סמנים, מפיות שולחן

territory-sheets-grid-null = תפסו
    .title = ריק
territory-sheets-grid-owned = קווקוו, תפסו
    .title = קרוב
territory-sheets-grid-node = תפסו את הטווח
    .title = צומת
territory-sheets-grid-deflector = הירייה ממשיכה
    .title = מסיט
territory-sheets-markers-track = צמתים בשליטתכם: { $wanted } מתוך { $of } מנצחים. הניחו מטבע או את הסמל שלכם על המספר שלכם.
territory-sheets-placemat-tag = מפית שולחן, { $term }
territory-sheets-placemat-sheets = { $count } דפים: { $across } זה לצד זה
territory-sheets-placemat-sheets-in-rows = { $count } דפים: { $across } זה לצד זה בכל אחת מ-{ $down } שורות
territory-sheets-placemat-sheet = דף { $number }
territory-sheets-placemat-print = את { $count } הדפים מצד אחד, ב-100%.
    .title = הדפיסו
territory-sheets-placemat-cut = כל דף לאורך הקווים המקוטעים, משמאל ולמעלה.
    .title = גזרו
territory-sheets-placemat-glue = כל דף על הפסים של הדפים שמשמאלו ומעליו, צלב על צלב.
    .title = הדביקו
territory-sheets-placemat-play-cards = קפלו לאחור את הלשוניות של כרטיס. הניחו חצי ממנו על כל מתאר, שורה 1 שלו על שורה 1 המודפסת.
    .title = שחקו
territory-sheets-placemat-play-grids = על הרשתות, בעפרונות או באסימונים.
    .title = שחקו

## כרטיסי העזר

territory-sheets-reflector-aid-about = התור שלכם · 2 משתתפים
territory-sheets-deflector-aid-about = התור שלכם · 3 עד 5 משתתפים
territory-sheets-defector-aid-about = התור שלכם · 6 משתתפים או יותר
territory-sheets-aid-boxes = מה עונים לכם
territory-sheets-reflector-aid-look-up = על מה להכריז, מה מחזירים, מי מנצח
territory-sheets-deflector-aid-look-up = לאיזה כיוון, מי תופס, מי מנצח
territory-sheets-defector-aid-look-up = מי תופס, בריתות, מי מנצח
territory-sheets-reflector-aid-step-call = קודם בשורה 1, ואז ליד משבצת שתפסתם.
    .title = הכריזו
territory-sheets-deflector-aid-step-call = במשבצת שנוגעת בבסיס, או ליד אחת שתפסתם.
    .title = הכריזו
territory-sheets-reflector-aid-step-hear = מה הצד השני אומר שיש שם.
    .title = שמעו
territory-sheets-deflector-aid-step-hear = מה יש שם. מסיטים שולחים הלאה.
    .title = שמעו
territory-sheets-reflector-aid-step-claim = אותה. הסמל שלכם נכתב שם.
    .title = תפסו
territory-sheets-aid-step-claim = היכן שהירייה נגמרת. כתבו את הסמל.
    .title = תפסו
territory-sheets-reflector-aid-step-give-back = הצד השני מקבל את אותה משבצת אצלכם.
    .title = החזירו
territory-sheets-defector-aid-step-give-back = { territory-sheets-defector-turn-give-back }
    .title = החזירו
territory-sheets-aid-step-pass-on = את התור שמאלה. מי שיכול להכריז חייב.
    .title = העבירו
territory-sheets-aid-step-ally = כרתו או צאו. אז הכריזו: שורה 1, או ליד תפיסות.
    .title = ברית
territory-sheets-aid-step-follow = אחרי הירייה. מסיטים שולחים אותה הלאה.
    .title = עקבו
territory-sheets-aid-answer-null = לא בטווח: תפסו
territory-sheets-aid-answer-owned = בטווח: קווקוו, תפסו
territory-sheets-aid-answer-node = כבשו, ותפסו את הטווח
territory-sheets-aid-answer-deflector = { territory-sheets-answer-deflector }
territory-sheets-aid-list-never-call =
    משבצת שבידיכם

    משבצת בטווח של צמתים שלכם בלבד
    .title = אסור להכריז על
territory-sheets-aid-list-what-is-given =
    רק המשבצת שהכרזתם עליה

    צומת שעליה: נכבש, עם הטווח שלו

    אין שינוי אם היא כבר בידיו
    .title = מה מחזירים
territory-sheets-deflector-aid-list-which-way-it-flies-on =
    בדרך הקצרה

    ישר ממול: שמאלה
    .title = לאן הירייה ממשיכה
territory-sheets-defector-aid-list-which-way-it-flies-on = בדרך הקצרה; ממול: שמאלה
    .title = לאן הירייה ממשיכה
territory-sheets-aid-list-who-claims =
    אתם, היכן שהירייה נגמרת

    בבסיס שלכם: מי שאליו יריתם

    נשלחה משם הלאה: שוב אתם
    .title = מי תופס
territory-sheets-aid-list-alliances =
    שניים בוחרים קשר, שלישי מצטרף

    ארבעה או יותר: גם קשר ראשי

    מי שנפרדו לא יכרתו עוד ברית

    בלי בסיס וברית: מחוץ למשחק
    .title = בריתות
territory-sheets-aid-where = ברשת של הצד השני
territory-sheets-aid-first = בהתחלה, ואחרי שתפסתם את G1
territory-sheets-aid-given = אחרי שקיבלתם את G1
territory-sheets-aid-you = אתם = A

## תמונות בדפי הכללים

territory-sheets-called-space = "G1"
territory-sheets-called-grid = "Bob, G1"
territory-sheets-theirs = שלהם
territory-sheets-yours = שלכם
territory-sheets-you = אתם
territory-sheets-the-other-player = הצד השני
territory-sheets-rows-touch =
    כל שורות 1

    נוגעות כאן
territory-sheets-more-rules = עוד כללים, גרסאות
territory-sheets-first-round = סבב ראשון, והרשתות הגלויות אחריו
territory-sheets-two-rounds = שני סבבים, והרשתות הגלויות אחריהם
territory-sheets-foot-2 = עמוד 2: דוגמה, גרסאות, שוויון
territory-sheets-foot-3 = עמוד 2: דוגמה, כללים; עמוד 3: גרסאות

## טבלאות

territory-sheets-players = { $count } משתתפים
territory-sheets-players-full = { $count } משתתפים: גישה מלאה
territory-sheets-players-partial = { $count } משתתפים: גישה חלקית
territory-sheets-players-island = { $count } משתתפים: האי
territory-sheets-meeting = כל משבצת בשורה 1 נוגעת בכל משבצת בשורה 1 של כל רשת אחרת.
territory-sheets-goes-first = תור ראשון
territory-sheets-table-key = קווים וצבע מחברים משבצות נוגעות. התורות לפי החצים.
territory-sheets-first-shots = יריות ראשונות אל משבצת שנוגעת ברשת שלכם.
territory-sheets-first-shots-row-1 = יריות ראשונות אל שורה 1 של כל רשת אחרת.
territory-sheets-first-shots-island = יריות ראשונות אל האי שלפניכם.
territory-sheets-reflector-table-wins = כל חמשת הצמתים ברשת של הצד השני מנצחים. משחק קצר: הניקוד של סבב { $round }.
territory-sheets-table-wins = { $count } מתוך { $of } צמתים מנצחים. משחק קצר: 9 צמתים, או הניקוד של סבב { $round }.
territory-sheets-shots = שורות: הצד היורה. עמודות: הצד שאליו יורים.
    .title = כיוונים של יריות שהוסטו
territory-sheets-clockwise = יריות שהוסטו עפות בכיוון השעון, עם החצים.
territory-sheets-counter-clockwise = יריות שהוסטו עפות נגד כיוון השעון, נגד החצים.
territory-sheets-placemat-seam = דף { $number }: הדביקו כאן את דף { $second }, צלב על צלב
territory-sheets-placemat-edge = דף { $number }: גזרו לאורך הקו, הדביקו שפה זו על דף { $second }

## רשתות למשחק

territory-sheets-grids = רשת סמויה ורשת גלויה
territory-sheets-grids-to-cut = רשת סמויה ורשת גלויה; גזרו לאורך הקווים המקוטעים
territory-sheets-grids-here = { $text }, ‏{ $count } בדף הזה
territory-sheets-grids-symbol = סמל
territory-sheets-grids-name = שם
territory-sheets-grids-left = סדר התורות: משמאל
territory-sheets-grids-private = שמרו אותה נסתרת
    .title = סמויה
territory-sheets-grids-public = לעיני כולם
    .title = גלויה
territory-sheets-grids-node = { $count } צמתים
territory-sheets-grids-deflector = { $count } מסיטים
territory-sheets-grids-notes = הערות: יריות אליכם
territory-sheets-markers-alliance = ברית

## רישומים

territory-sheets-record-players = משתתפים, בכיוון השעון: שם, סמל
territory-sheets-record-boards = אחרי כל השמות: הלוחות
territory-sheets-record-controlled = צמתים בשליטה: לא מקלידים
territory-sheets-record-page = רישום, עמוד { $page } מתוך { $of }
territory-sheets-record-typed-last = אם מקלידים אותם אחרונים, מתחת לכל השורות, הלוחות מאפשרים לתוכנית לבדוק את המשחק
territory-sheets-record-one-line-each = שורה לכל אחד
territory-sheets-record-shooter = יורה
territory-sheets-record-grid = רשת
territory-sheets-record-space = משבצת
territory-sheets-record-name = שם
territory-sheets-record-answer = תשובה{ "\u00A0" }{ "\u00A0" }
territory-sheets-record-further = עוד

## מצבים

territory-sheets-position-played = { $count ->
        [one] מהלך אחד שוחק
        [two] שני מהלכים שוחקו
       *[other] { $count } מהלכים שוחקו
    }.
territory-sheets-position-allied = בברית: { $text }.
territory-sheets-position-secret = רק ל-{ $who }: שמרו בסוד.
territory-sheets-position-hidden = הלוח של { $who } אינו ברישום: כאן התשובות עליו.
territory-sheets-position-no-owner = בלי בעלים
territory-sheets-position-home-count = { $count } בסיסים
territory-sheets-position-turned-1 = סובבה רבע סיבוב בכיוון השעון
territory-sheets-position-turned-2 = סובבה חצי סיבוב
territory-sheets-position-turned-3 = סובבה רבע סיבוב נגד כיוון השעון
territory-sheets-position-held = מוחזקת בידי אותו צד
territory-sheets-position-in-range = { territory-answer-owned.about }
territory-sheets-position-used = מסיט, מנוצל

# ירייה שמחכה לתשובה, והשאלה.
territory-sheets-position-waiting = ירייה של { $shooter } אל { $place }: { $reason }.
territory-sheets-part-table = איך הרשתות מונחות על השולחן
territory-sheets-part-grids = רשתות סמויות וגלויות, גדולות מאלה שבכרטיס
    .finish = גזרו לאורך הקווים המקוטעים.
territory-sheets-part-placemat = מפית שולחן בגודל אמיתי
    .finish = הדביקו מפיות מכמה דפים: החלקים שלהן ממוספרים.
territory-sheets-part-markers = אסימונים לבריתות, עם מסלול ניצחון
territory-sheets-part-record = דפים לרישום המשחק
