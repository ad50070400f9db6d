# מה שנאמר ליד המקלדת, מלבד מה שקורה במשחק.

## מה שנדחה

terminal-refused-no-screen = במסוף הזה אין מסך שני להסתיר בו סוד
terminal-refused-not-unseen = את זה מותר להראות לאדם אחד בלבד, וזה לא אפשרי כשסודות מוקלדים בלי להופיע
## מה ששואלים

terminal-try-again = ‏Enter מנסה שוב, 'quit' עוצר:
terminal-confirm = { $term } ({ language-yes }, { language-no }; ‏Enter: ‏{ $example })
terminal-enter = Enter: ‏{ $example }
terminal-take-it-back = לבטל?
terminal-other-file = לכתוב את כל המשחק לקובץ אחר? שם הקובץ, או כלום:
terminal-over = המשחק נגמר; 'why', 'log', 'undo' או 'quit':
terminal-over-again = המשחק נגמר; 'again', 'why', 'log', 'undo' או 'quit':
terminal-press-enter = { $text }, הקישו Enter ('back' יוצא):
terminal-done = הקישו Enter כשסיימתם:

## מה שמספרים

terminal-what-to-type = 'help' אומר מה אפשר להקליד, 'board' מראה את המשחק.
terminal-introduction = 'undo' מבטל את התשובה האחרונה, 'quit' עוצר.
terminal-from-the-right = מסופים מציגים בצורה משובשת טקסט שנקרא מימין לשמאל: מומלץ לשחק בטלפונים (companion play עם --lan, או companion serve).
terminal-help-aside = ענו על השאלה. אפשר להקליד גם status, board, log, why, או rule ומספר.
terminal-help-question = ענו על השאלה; בסוגריים תשובות אפשריות, והאותיות הראשונות מספיקות. 'undo' מבטל את התשובה האחרונה, 'status' אומר מה עוד חסר. 'quit' עוצר, ואפשר להמשיך אחר כך.
terminal-back-is-undo = כדי לבטל את התשובה האחרונה, הקלידו: undo
terminal-neither = '{ $text }' אינו כן ואינו לא.
terminal-answer-taken-back = בוטל: התשובה האחרונה
terminal-not-carried-out = '{ $text }' לא בוצע: המשחק נמשך בזמן ההקלדה. אם עדיין תרצו, הקלידו שוב.
terminal-paper-shows = משהו בוטל, והמשחק נמשך משם. על הנייר צריך להופיע:
terminal-no-need = אין צורך: כל שורה נשמרת לפני הבאה.
terminal-nothing-yet = עוד כלום.
terminal-none = אין.
terminal-takes-back-answer = זה מבטל את התשובה האחרונה: { $text }
terminal-takes-back-last = זה מבטל את התשובה האחרונה
terminal-takes-back = זה מבטל: { $parts }.
terminal-known-by-now = זהירות, זה כבר ידוע: { $options }.
terminal-taken-back = בוטל: { $parts }.
terminal-may-save = { $reason } ('save FILE' ממשיך בקובץ אחר)
terminal-saved = כל המשחק נמצא ב-{ $text } ונמשך שם.
terminal-not-kept = הרישום לא נשמר: { $reason }
terminal-kept = הרישום נשמר. להמשך: { $example }
terminal-line-too-long = השורה ארוכה מדי: לכל היותר { $count } תווים. היא לא נקראה.
terminal-pass-keyboard = העבירו את המקלדת אל { $text }; כל השאר מסיטים מבט.
terminal-only-looks = { $term }: רק בשביל { $text }.
terminal-private = [סודי: רק בשביל { $text }]
terminal-no-game-yet = עוד לא נבחר משחק.
terminal-first-question = זו השאלה הראשונה: אין מה לבטל.
terminal-no-such-game = אין משחק '{ $text }': האם הכוונה הייתה { $example }?
terminal-cut-off = { $text }: השורה האחרונה נקטעה לפני סופה, והיא נמחקת
terminal-no-game = לא נבחר משחק.

## טלפונים ליד השולחן

terminal-sent-away = טלפון { $number } נדחה.
terminal-by-phone-now = מעכשיו { $player } בטלפון.
terminal-other-phone = טלפון אחר תפס את המושב של { $player }.
terminal-wants = טלפון { $number } מבקש להיות { $player }:
terminal-allow = 'allow { $number }' או 'refuse { $number }'.
terminal-by-phone = בטלפון: { $options }.
terminal-without-phone = בלי טלפון: { $options }.
terminal-may-join = מעכשיו אפשר להצטרף בטלפון אחר בתור { $player }.
terminal-own-code = עם הקוד { $text } טלפון אחד יכול לתפוס את המושב של { $player }.

## המחשב משחק

terminal-by-computer = המחשב משחק במקום { $player } ({ $text }).
terminal-by-person = מכאן והלאה אדם משחק במקום { $player }, והוא רואה את מה שמותר ל-{ $player } לראות.
terminal-by-person-now = אדם משחק במקום { $player }.
terminal-players-so-far = עד כה משחקים: { $options }.
terminal-computer-hid = הלוח של { $player } (מחשב, { $text }) הוסתר: { $form }.
terminal-computer-done = { $player } (מחשב, { $text }): מוכן.
terminal-seed = הזרע: { $text }
terminal-audit = 'audit' מחשב שוב את הבחירות מתוך הרישום, וכך גם 'companion audit FILE'.
terminal-sealed = הניחו רשת ריקה עבור { $player }. לוח חתום: { $text } ...
terminal-seal = הלוח החתום של { $player }: { $text }

## אחרי המשחק

terminal-again = משחק נוסף באותו הרכב, ב-{ $text }.
terminal-advice-on = העצות מופעלות.
terminal-advice-off = העצות כבויות.
terminal-replay-help = ‏Enter: קדימה. ‏b: אחורה. מספר: לשם. ‏q: עצירה.
terminal-replay-at = { $number } מתוך { $of }
terminal-replay-goes-on = המשחק לא נגמר.
terminal-replay-not-understood = '{ $text }' לא מובן. { terminal-replay-help }

terminal-computer-offers = { $player } (מחשב): הצעת ברית ל-{ $other }, וצומת של { $player } מחזיק אותה. { page-name-link-or-master.about } האם { $other } מסכים?
terminal-help-status = מי איפה, והתור של מי
terminal-help-board = לצייר את המשחק
terminal-help-log = לרשום מה ששוחק, או את N האחרונים
terminal-help-why = הצעד או הסירוב האחרון, עם הפסיקות
terminal-help-explain = אותו הדבר צעד אחר צעד, עם המספרים
terminal-help-rule = להקריא פסיקה
terminal-help-undo = לבטל את מה שנאמר אחרון
terminal-help-save = להמשיך בקובץ אחר, עם כל המשחק
terminal-help-help = הרשימה הזאת
terminal-help-quit = לעצור; הרישום תמיד בדיסק
terminal-help-phones = איך טלפונים מצטרפים, ומי משחק בטלפון
terminal-help-free = לאפשר ל-NAME להצטרף עם טלפון אחר
terminal-help-code = קוד שמאפשר ל-NAME להצטרף עם טלפון אחר
terminal-help-allow = לתת לטלפון עם המספר הזה את המושב שלו
terminal-help-refuse = לשלוח אותו מכאן
terminal-help-computer = שהמחשב ישחק במקום NAME (easy, medium, hard)
terminal-help-human = לשחק שוב במקום NAME; מי שעושה זאת רואה מה ש-NAME רשאי לראות
terminal-help-advice = בלי עצות אחרי ההכרזות, או 'advice on'
terminal-which-game = איזה משחק ({ $options })?
    .enter = איזה משחק ({ $options }; { $parts })?
terminal-which-computers = במקום מי משחק המחשב ({ $options }, או none)?
    .enter = במקום מי משחק המחשב ({ $options }, או none; { $parts })?
terminal-which-level = באיזו רמה ({ $options })?
    .enter = באיזו רמה ({ $options }; { $parts })?
# easy, medium ו-hard נכתבים כך.
terminal-levels = ‏easy: למשחק ראשון. medium: שוקל מה אפשר לעשות. hard: משתמש בכל מה שהוא רואה.
terminal-replay-where = { terminal-replay-at }:
