# מה שהסטודיו אומר: הדף בדפדפן שבו מעצבים כרטיס.

studio-title = סטודיו לכרטיסים

studio-steps = שלבים
studio-step-card = כרטיס
studio-step-guests = אורחים
studio-step-print = הדפסה
studio-step-games = משחקים
studio-picture = תמונה
studio-fields = שדות
studio-undo = ביטול (Ctrl-Z)
studio-redo = ביצוע חוזר (Ctrl-Shift-Z)
studio-save = שמירה
studio-not-saved = לא נשמר
studio-saved = נשמר
studio-changed-elsewhere = ‏{ $text } השתנה במקום אחר.
studio-keep-mine = לשמור את שלי, והשני לידו
studio-take-theirs = לקחת את השני (ביטול יחזיר את שלי)
studio-ended = הסטודיו נסגר. הפעילו אותו שוב כדי להמשיך; מה שלא נשמר מחכה כאן.
studio-here-again = מה שלא שמרתם חזר.
studio-good = טוב
studio-is-new = ‏{ $text } חדש, ומתחיל כדוגמה.
studio-clear-example = לנקות את הדוגמה

studio-side = צד
studio-side-front = חזית
studio-side-inside = פנים
studio-side-back = גב
studio-lines = חיתוך וקפלים
studio-with-lines = הכרטיס עם שוליים לגלישה, חיתוך וקפלים
studio-real-size = גודל אמיתי
studio-bank-card = כרטיס אשראי
studio-hold-bank-card = הצמידו כרטיס אשראי למסך, ותנו למסגרת את רוחבו.
studio-as-wide = זה רוחבו
studio-move-face = גררו כדי להזיז את הפנים, גללו כדי להגדיל

studio-group-person = אדם
studio-group-portrait = דיוקן
studio-group-logo = לוגו
studio-group-name = עוד על השם
studio-group-qr = קוד QR וגב
studio-group-ink = דיו וגימור
studio-field-name = שם
studio-field-title = תפקיד
studio-field-organisation = ארגון
studio-field-brand = שורת מותג
studio-field-phones = טלפונים
studio-field-emails = דוא״ל
studio-field-urls = אתר
studio-field-address = כתובת
studio-field-note = הערה
studio-field-given_name = שם פרטי
studio-field-family_name = שם משפחה
studio-field-prefix = תואר לפני השם
studio-field-suffix = תואר אחרי השם
studio-field-short_name = שם על שלטי שולחן
studio-field-locale = שפת השם
studio-field-language = שפת הדפים
studio-field-portrait = דיוקן
studio-field-logo = לוגו
studio-field-logo_colour = הצבעים שלו
studio-field-back = גב הכרטיס
studio-field-qr = קוד QR
studio-field-qr_url = הכתובת שבו
studio-field-qr_text = הטקסט שבו
studio-field-blue = רשת ראשונה
studio-field-red = רשת שנייה
studio-field-ink = צבע ספוט לכל הכרטיס
studio-field-finish = גימור בבית דפוס
studio-value-back-puzzle = חידה
studio-value-back-list = רשימת משחקים
studio-value-back-both = שניהם
studio-value-logo_colour-theme = כמו הכתב
studio-value-logo_colour-own = שלו
studio-value-qr-auto = כתובת אתר, או פרטי קשר
studio-value-qr-none = בלי
studio-value-qr-vcard = כל פרטי הקשר
studio-value-qr-mecard = פרטי קשר בקיצור
studio-value-qr-url = כתובת אתר
studio-value-qr-text = טקסט
studio-value-finish-none = בלי
studio-value-finish-spot-uv = לכה סלקטיבית
studio-value-finish-foil = הטבעת פויל
studio-value-finish-letterpress = דפוס בלט
studio-choose-portrait = בחרו תצלום, או גררו אותו לכאן
studio-choose-logo = בחרו קובץ SVG או PNG, או גררו אותו לכאן
studio-take-away = הסרה

studio-look = מראה
studio-theme = עיצוב
studio-themes = עיצובים
studio-accent = צבע מודגש
studio-accent-code = קוד הצבע
studio-accent-of-theme = כמו בעיצוב
studio-shape = צורה
studio-shapes = צורות
studio-does-not-fit = לא נכנס
studio-contrast = ‏{ $text } ל-1 בדפוס
studio-contrast-low = ‏{ $text } ל-1 בדפוס; כתב קטן צריך 4.5
studio-use-accent = להשתמש ב-{ $text }

studio-guest-list = רשימת אורחים
studio-guests = אורחים
studio-choose-guests = בחרו קובץ CSV או XLSX ואת תצלומי האורחים, או גררו אותם לכאן
studio-without-guests = בלי אורחים
studio-keep-blank = להשאיר ריק מה שריק ברשימה
studio-reading = קורא ...
studio-another-file = ליד הכרטיס כבר יש { $text } אחר: שנו לאחד מהם את השם
studio-count = { $count ->
        [one] אורח אחד
        [two] שני אורחים
       *[other] { $count } אורחים
    }, { $other_count } עם שגיאות
studio-count-so-far = { studio-count } עד כה
studio-line = שורה
studio-left-out = בחוץ
studio-meaning-of = המשמעות של { $text }
studio-cell = { $text }, שורה { $number }

studio-where = היכן מדפיסים
studio-way-home = בבית
studio-way-shop = בית דפוס
studio-way-files = אתר
studio-paper = נייר
studio-sheets = גיליונות
studio-plain-paper = נייר רגיל, חיתוך ביד
studio-duplex = המדפסת שלכם מדפיסה
studio-duplex-long = דו-צדדי, צלע ארוכה
studio-duplex-short = דו-צדדי, צלע קצרה
studio-duplex-manual = דו-צדדי, ביד
studio-duplex-none = צד אחד, לקפל ולהדביק
studio-condition = תנאי דפוס
studio-condition-in-file = ‏{ $text }, והפרופיל בתוך הקובץ (PDF/X)
studio-condition-by-name = ‏{ $text }, לפי שם
studio-shorten = להשמיט מה שלא נכנס
studio-skip-bad = להשמיט אורחים עם שגיאות
studio-copy = העתקה
studio-printing = מדפיס
studio-stop = עצירה
studio-save-pdf = לשמור PDF
studio-save-files = לשמור קבצים
studio-command = אותו הדבר בשורת הפקודה
studio-first-sheet = הגיליון הראשון
studio-sheet-count = { $count ->
        [one] גיליון אחד
        [two] שני גיליונות
       *[other] { $count } גיליונות
    }
studio-ink = ‏{ $text } לגיליון
studio-first-place = המקום הפנוי הראשון: { $number }; לחצו על אחר
studio-used = בשימוש
studio-begin-at = להתחיל במקום { $number }
studio-stopped = נעצר: דבר לא נכתב.
studio-is-in = נמצא ב-{ $text }. הצעד הבא: { $example }.

studio-tonight = המשחק של הערב
studio-game = משחק
studio-players = משתתפים
studio-parts = חלקי המשחק
studio-pages = · { $count } עמודים
