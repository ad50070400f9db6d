# מה שנאמר ליד המקלדת, מלבד מה שקורה במשחק.

## מה שנדחה

terminal-refused-no-screen = במסוף הזה אין מסך שני להסתיר בו סוד
terminal-refused-not-unseen = את זה מותר להראות לאדם אחד בלבד, וזה לא אפשרי כשסודות מוקלדים בלי להופיע
## מה ששואלים

terminal-try-again = Enter מנסה שוב, 'quit' עוצר:
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
terminal-only-looks = { $term }: רק { $text } רואה.
terminal-private = [סודי: רק { $text } רואה]
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
terminal-by-person = מכאן והלאה אדם משחק במקום { $player }, ומותר לו לראות את הלוח.
terminal-by-person-now = אדם משחק במקום { $player }.
terminal-players-so-far = עד כה משחקים: { $options }.
terminal-computer-hid = הלוח של { $player } (מחשב, { $text }) הוסתר: { $form }.
terminal-computer-done = { $player } (מחשב, { $text }): מוכן.
terminal-seed = הזרע: { $text }
terminal-audit = 'companion audit FILE' מחשב שוב את הבחירות מתוך הרישום.
terminal-sealed = הניחו רשת ריקה עבור { $player }. לוח חתום: { $text } ...

## אחרי המשחק

terminal-again = משחק נוסף באותו הרכב, ב-{ $text }.
terminal-advice-on = העצות מופעלות.
terminal-advice-off = העצות כבויות.
terminal-replay-help = Enter: קדימה. ‏b: אחורה. מספר: לשם. ‏q: עצירה.
terminal-replay-at = { $number } מתוך { $of }
terminal-replay-goes-on = המשחק לא נגמר.
terminal-replay-not-understood = '{ $text }' לא מובן. { terminal-replay-help }
