# מה שכתוב בקובץ האנגלי בעל אותו שם.

printing-sheets-pages = { $count ->
        [one] עמוד אחד
        [two] שני עמודים
       *[other] { $count } עמודים
    }
printing-sheets-one-side = צד אחד
printing-sheets-turned-long = שני צדדים, היפוך בצלע הארוכה
printing-sheets-turned-short = שני צדדים, היפוך בצלע הקצרה
printing-sheets-turned-none = צד אחד, להדבקה גב אל גב
printing-sheets-turned-shop = לשלוח את הקובץ: מבריק בחוץ, מט בפנים, ביג בקפל
printing-sheets-turned-fronts = קודם החזיתות
printing-sheets-turned-backs = על הגב שלהן, הערימה הפוכה בצלע הארוכה
printing-sheets-checklist-title = רשימת מטלות
printing-sheets-checklist-print = הדפסה
printing-sheets-checklist-prepare = הכנה
printing-sheets-checklist-lay-out = סידור השולחנות
printing-sheets-checklist-find = מציאת הכרטיס של אורח
printing-sheets-checklist-pages = עמודים
printing-sheets-checklist-copies = עותקים
printing-sheets-checklist-sheets = גיליונות
printing-sheets-checklist-table = שולחן
printing-sheets-checklist-row = שורה
printing-sheets-checklist-sheet = גיליון
printing-sheets-checklist-place = מקום
printing-sheets-checklist-in-all = בסך הכול
printing-sheets-checklist-page = { $page } מתוך { $count }
# המקום של הכרטיס הראשון של אורח, כשהאחרים בגיליונות אחרים.
printing-sheets-checklist-from = מ-{ $number }
printing-sheets-checklist-players = { $count ->
        [one] משתתף אחד
        [two] שני משתתפים, שבוחרים מושבים
       *[other] { $count } משתתפים, שבוחרים מושבים
    }
printing-sheets-checklist-tables = לכל שולחן: איך לסדר אותו, והכללים
printing-sheets-checklist-records = דפי רישום לכל שולחן, מספיק למשחק (בלעדיהם עם { $command })
printing-sheets-checklist-placemats = לכל שולחן מפית, בחלקים
printing-sheets-checklist-placemats-small = לכל שולחן מפית, בחלקים (פחות עם { $command })
printing-sheets-checklist-cut-out = לגזירה: { $parts }
printing-sheets-checklist-deck = לכל שולחן של { $title }, לגזירה: { $term }
printing-sheets-checklist-leaf = דף לקחת הביתה: הכללים של { $title } ו{ $count ->
        [one] חידה אחת
        [two] שתי חידות
       *[other] -{ $count } חידות
    }
printing-sheets-checklist-leaves = דף לקחת הביתה: הכללים של { $title } ו{ $count ->
        [one] חידה אחת
        [two] שתי חידות
       *[other] -{ $count } חידות
    } (לפחות מהן כתבו { $command } תחת { $text })
printing-sheets-checklist-solutions = הפתרונות שלהן, לשמור בצד
printing-sheets-checklist-one-card = הכרטיס
printing-sheets-checklist-same-cards = { $count ->
        [one] כרטיס אחד
        [two] שני כרטיסים, זהים
       *[other] { $count } כרטיסים, כולם זהים
    }
printing-sheets-checklist-guest-cards = { $count ->
        [one] כרטיס אחד, אחד לכל אורח
        [two] שני כרטיסים, אחד לכל אורח
       *[other] { $count } כרטיסים, אחד לכל אורח
    }
printing-sheets-checklist-copied-cards = { $count ->
        [one] כרטיס אחד, { $other_count } מכל אחד
        [two] שני כרטיסים, { $other_count } מכל אחד
       *[other] { $count } כרטיסים, { $other_count } מכל אחד
    }
printing-sheets-on-paper = נייר, { $text }, ‏80 עד 100{ "\u00A0" }ג׳/מ״ר
printing-sheets-on-thin-card = נייר קשיח, { $text }, ‏160 עד 200{ "\u00A0" }ג׳/מ״ר
printing-sheets-on-thinner-card = נייר קשיח, { $text }, ‏120 עד 160{ "\u00A0" }ג׳/מ״ר
printing-sheets-on-card-stock = בריסטול, { $text }, ‏200 עד 300{ "\u00A0" }ג׳/מ״ר
printing-sheets-on-shop = כרטיסים מבית דפוס
printing-sheets-on-stock = גיליונות { $text }
printing-sheets-do-check-guests = בדקו את רשימת האורחים: בשולחנות { $count } משתתפים, וברשימה { $other_count ->
        [one] אורח אחד
        [two] שני אורחים
       *[other] { $other_count } אורחים
    }. מי שלא ברשימה לא מקבל כרטיס.
printing-sheets-do-check-tables = בדקו את השולחנות: יש בהם { $count ->
        [one] מושב אחד
        [two] שני מושבים
       *[other] { $count } מושבים
    }, וברשימת האורחים { $other_count ->
        [one] אורח אחד
        [two] שני אורחים
       *[other] { $other_count } אורחים
    }.
printing-sheets-do-print = הדפיסו הכול ב-100%, בלי התאמה לעמוד: הסרגלים שבו באורך 50{ "\u00A0" }מ״מ.
printing-sheets-do-reprint = כרטיס התקלקל? הדפיסו אותו שוב לפי שורתו ב-{ $file }, למשל שורות 14 ו-17: הקלידו בתיקייה של { $other_file }: { $command }
printing-sheets-do-reprint-changed = ‏{ $file } השתנה? הדפיסו רק את הכרטיסים החדשים: { $command }
printing-sheets-do-find = איפה הכרטיס של מי? ראו בעמודים האחרונים כאן, או מיינו את { $file } בגיליון אלקטרוני.
printing-sheets-do-seat = מצאו שולחן לאורחים שאין להם כאן, עם שלט ותזונה: { $guests }.
printing-sheets-do-sort = גזרו את השלטים והאסימונים. על כל אחד כתוב השולחן שלו: מיינו אותם לפי שולחנות.
printing-sheets-do-kitchen = ספרו למטבח מה האורחים אוכלים: { $text }.
printing-sheets-do-referee = לכל שולחן תיקייה רק עם העמודים שלו, כדי להדפיס אותם שוב, ועם תחילת הרישום שלו. כדי לשפוט בו, פתחו מסוף בתיקייה של הרשימה הזאת: { $command }
printing-sheets-do-score = עשו ביג בכרטיסים מסימן מקוטע לסימן מקוטע, בסרגל ובלהב קהה.
printing-sheets-do-cut = גזרו את הכרטיסים לפי סימני הפינות.
printing-sheets-do-tear = הפרידו את הכרטיסים.
printing-sheets-do-tear-but = הפרידו את הכרטיסים, אבל לא בניקוב שבקפל.
printing-sheets-do-glue = קפלו את הכרטיסים אחורה בקפל ההדבקה, והדביקו.
printing-sheets-do-fold = קפלו את הכרטיסים לחצי.
printing-sheets-index-title = The Business Card Games
printing-sheets-index-tag = הכרטיס של { $who }
printing-sheets-index-under = וכל מה שמשחקים בו
printing-sheets-index-print = הדפיסו את { $file } בשני צדדים, היפוך בצלע הארוכה, ב-100%. הסרגל חייב להיות 50{ "\u00A0" }מ״מ.
    .title = הדפסה
printing-sheets-index-score = לחצו חריץ לרוחב הגיליון, מסימן מקוטע לסימן מקוטע, בסרגל ובלהב קהה.
    .title = ביג
printing-sheets-index-cut = גזרו לפי סימני הפינות. קפלו כל כרטיס לחצי, הרשתות בפנים. השאירו את הלשוניות שטוחות בינתיים.
    .title = גזירה וקיפול
printing-sheets-index-play = פתחו את הכרטיס וקחו עיפרון. הכללים בקובץ שנקרא כמו המשחק שלכם.
    .title = משחק
printing-sheets-index-plan = מה להדפיס למשחק
printing-sheets-index-numbers = המספרים הם עמודים של הקובץ שמעליהם.
# מה שיש בקובץ, כגון: Rotator: כללים; כרטיסי עזר.
printing-sheets-index-game = { $title }: { $parts }.
printing-sheets-index-both-sides = שני צדדים, היפוך בצלע הארוכה, 100%.
printing-sheets-index-one-side = צד אחד, 100%.
printing-sheets-index-stiff = בריסטול של 200 עד 300{ "\u00A0" }ג׳/מ״ר.
printing-sheets-index-saved-ink = כרטיסים, כמה שנכנסים בגיליון, בעיצוב { $text }: גיליון צורך דיו של { $count ->
        [one] מכתב אחד
        [two] שני מכתבים
       *[other] { $count } מכתבים
    }. בעיצוב { $title }, כמו שבית דפוס מדפיס, היה צורך כמו { $other_count }.
printing-sheets-index-full-ink = לבית דפוס: כרטיס אחד בעיצוב { $title }, PDF/X-4 ב-CMYK עם גלישה; קווי קפל וחיתוך בלוחות נפרדים.
printing-sheets-index-card = כרטיסים, כמה שנכנסים בגיליון. עשו ביג בקפלים, גזרו לפי הסימנים, קפלו לחצי.
    .how = מט בפנים, כדי שעיפרון יכתוב.
printing-sheets-index-one-sided = הכרטיס למדפסות של צד אחד: ביג, גזירה, קיפול אחורה, הדבקה.
    .how = נייר דק של 120 עד 160{ "\u00A0" }ג׳/מ״ר: הוא יהיה כפול.
printing-sheets-index-press = לבית דפוס: כרטיס אחד, PDF/X-4 ב-CMYK עם גלישה; קווי קפל וחיתוך בלוחות נפרדים.
    .how = הזמינו אותו חתוך, עם ביג בקפל, מבריק בחוץ ומט (לא מצופה) בפנים.
printing-sheets-index-avery = גודל אמריקאי על גיליונות Letter מנוקבים ({ $text }): ארבעה בגיליון, קפל בניקוב.
    .how = הפרידו את הכרטיסים, אבל לא בניקוב שבקפל.
printing-sheets-index-sattleford = הרצועה על גיליונות A4 מתקפלים ({ $text }): חמישה כרטיסים בגיליון, כבר עם ביג.
    .how = הוציאו את הכרטיסים וקפלו אותם לחצי.
printing-sheets-index-hints = למי שמשחק Connector, החידה שבגב: איזה כרטיס להניח איפה, בלי התשובות.
printing-sheets-index-proof = למארגנים בלבד: הפתרונות, כרטיסים זה על זה בגודל אמיתי.
    .how = טקסטים משלכם: { $command }
printing-sheets-index-puzzles = תשע עשרה { $title } מקל עד מומחים. הכללים ראשונים, הפתרונות אחרונים.
    .how = עוד מהן, או חוברת: { $command }
printing-sheets-index-calibrate = דף שמראה בכמה הצד האחורי של המדפסת שלכם זז.
    .how = עקבו אחרי הצעדים שבו, ואז: { $command }
printing-sheets-calibrate-title = דף כיול
printing-sheets-calibrate-front = חזית
printing-sheets-calibrate-back = גב
printing-sheets-calibrate-corrected = הודפס עם התיקון של { $text }
printing-sheets-calibrate-print-long = הדפיסו את שני העמודים על דף אחד, ב-100%, בהיפוך לאורך הצלע הארוכה.
printing-sheets-calibrate-print-short = הדפיסו את שני העמודים על דף אחד, ב-100%, בהיפוך לאורך הצלע הקצרה.
printing-sheets-calibrate-meet = החזיקו את הדף מול חלון, הצד הזה אליכם. ב-A,‏ B,‏ C ו-D נפגשים קווים של שני הצדדים. מצאו את הקו שממשיך ישר לצד השני, עם אותו מספר בשני הצדדים; קווים קטנים הם רבעי מילימטר. רשמו את ארבעת המספרים.
printing-sheets-calibrate-meet-again = החזיקו את הדף מול חלון, הצד הזה אליכם. ב-A,‏ B,‏ C ו-D אמורים עכשיו להיפגש הקווים האמצעיים, 0 ו-0. אז ההיסט וההטיה נכונים. אם לא, מצאו את הקו שממשיך ישר לצד השני, עם אותו מספר בשני הצדדים; קווים קטנים הם רבעי מילימטר. רשמו את ארבעת המספרים.
printing-sheets-calibrate-offset = היסט: { $command }
printing-sheets-calibrate-skew = הטיה: { $command } מעלות
printing-sheets-calibrate-measure = מדדו את הקווים E ו-F בגב בסרגל טוב.
printing-sheets-calibrate-scale = קנה מידה: { $command }
printing-sheets-calibrate-save = שמרו את התוצאה תחת שם שתבחרו, למשל
printing-sheets-calibrate-saved = והדפיסו כרטיסים עם { $command }.
printing-sheets-calibrate-add = זו השגיאה שנותרה. הוסיפו אותה לערכים השמורים, למשל בפקודה הזאת בשורה אחת:
printing-sheets-calibrate-added = בלי { $command } היא תחליף את הערכים השמורים.

## At the edge of a sheet of cards: how to print and fold it

printing-sheets-sheet-number = גיליון { $number }
printing-sheets-slug-front = חזית
printing-sheets-slug-back = גב
printing-sheets-slug-full-size = הדפיסו ב-100%
printing-sheets-slug-long = הפכו בצלע הארוכה
printing-sheets-slug-short = הפכו בצלע הקצרה
printing-sheets-slug-manual = הפכו את הערימה בצלע הארוכה
printing-sheets-slug-none = קפלו לאחור והדביקו
printing-sheets-printer = מדפסת { $text }
# beside the mark of a fold; numbered where there are more folds
printing-sheets-fold-glue = { $count ->
        [0] קפל הדבקה: לאחור
       *[other] קפל הדבקה { $count }: לאחור
    }
printing-sheets-fold = קפל { $number }: באמצע
printing-sheets-fold-flap = לשונית
