export const server = {
  sessionEnded: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  loginFailed: 'E-Mail-Adresse oder Passwort ist nicht richtig.',
  loginAfterApproval:
    'Haben Sie sich gerade erst registriert? Dann können Sie sich anmelden, sobald wir Ihr Kundenkonto freigeschaltet haben; Sie bekommen dazu eine E-Mail.',
  loginNotAllowed: 'Die Anmeldung ist derzeit nicht möglich. Bitte versuchen Sie es später erneut.',
  loginSlowed:
    'Das waren zu viele Versuche. Haben Sie ein Kundenkonto, dann sehen Sie bitte in Ihr Postfach, ob Sie die Anmeldung dort bestätigen können (wir schreiben höchstens einmal in der Stunde), oder versuchen Sie es später noch einmal.',
  wayInInvalid: 'Dieser Link gilt nicht mehr. Bitte melden Sie sich mit Ihrem Passwort an.',
  passwordWrong: 'Das ist nicht Ihr jetziges Passwort.',
  passwordLater:
    'Das Passwort wurde zu oft falsch eingegeben. Bitte versuchen Sie es in einer Viertelstunde noch einmal.',
  secondFactor: {
    due: 'Das Passwort ist richtig. Bitte geben Sie noch den zweiten Faktor an.',
    wrong: 'Dieser Code ist nicht richtig, oder er wurde schon benutzt.',
    locked:
      'Das waren zu viele Versuche. Bitte warten Sie zehn Minuten und melden Sie sich dann noch einmal an.',
    /** For who is signed in and wanted to do what cannot be undone. */
    deedLocked:
      'Das waren zu viele Versuche. Bitte warten Sie zehn Minuten und versuchen Sie es dann noch einmal.',
    lockedForDay:
      'Das waren zu viele Versuche an einem Tag. Bitte versuchen Sie es morgen noch einmal, oder melden Sie sich bei uns.',
    over: 'Diese Anmeldung ist abgelaufen. Bitte geben Sie Ihr Passwort noch einmal ein.',
    tooManyMails:
      'Ihnen wurde gerade erst ein Code geschickt. Bitte sehen Sie nach, oder nehmen Sie einen anderen Weg.',
    changed: 'Das hat sich inzwischen geändert. Bitte laden Sie die Seite neu.',
    passkeyFailed:
      'Mit diesem Passkey können Sie sich nicht anmelden. Bitte nehmen Sie E-Mail-Adresse und Passwort.',
    passkeyWrong: 'Dieser Passkey gehört nicht zu Ihrem Kundenkonto, oder er gilt nicht mehr.',
    passkeyTooLate:
      'Ihr Gerät wurde vor mehr als fünf Minuten gefragt, oder seine Antwort ist schon benutzt. Bitte beginnen Sie noch einmal.',
    passkeyNotMade: 'Dieser Passkey kann nicht angenommen werden. Bitte beginnen Sie noch einmal.',
    tooManyPasskeys: (p: { most: number }) =>
      `Mehr als ${p.most} Passkeys können Sie nicht haben. Entfernen Sie bitte zuerst einen, den Sie nicht mehr brauchen.`,
  },
  passkeyMail: {
    addedSubject: 'Neuer Passkey für Ihr Kundenkonto',
    added: (p: { name: string; at: string; browser: string; network: string }) =>
      `für Ihr Kundenkonto ist ein Passkey eingerichtet worden: „${p.name}“, am ${p.at}${p.browser === '' ? '' : ` mit ${p.browser}`}${p.network === '' ? '' : ` (Netz ${p.network})`}.`,
    effect:
      'Mit ihm kommt man ohne Passwort hinein. Das Passwort allein genügt nicht mehr: Danach fragen wir nach einem Passkey oder einem Code.',
    where: 'Entfernen können Sie ihn in Ihrem Kundenkonto unter „Passwort und Anmeldung“.',
    removedSubject: 'Passkey entfernt',
    removed: (p: { name: string; at: string }) =>
      `ein Passkey Ihres Kundenkontos ist entfernt worden (${p.at}): „${p.name}“. Mit ihm kann sich niemand mehr anmelden.`,
    removedLast: (p: { name: string; at: string }) =>
      `der letzte Passkey Ihres Kundenkontos ist entfernt worden (${p.at}): „${p.name}“. Zum Anmelden genügt wieder das Passwort.`,
  },
  secondFactorMail: {
    greeting: 'Guten Tag,',
    codeSubject: 'Ihr Code für die Anmeldung',
    code: (p: { code: string }) => `der Code für Ihre Anmeldung ist ${p.code}.`,
    limits:
      'Er gilt nur für die Anmeldung, die gerade wartet, und nur einmal. Geben Sie ihn niemandem weiter: Wir fragen Sie nie danach.',
    notYou:
      'Haben Sie sich nicht angemeldet? Dann kennt jemand Ihr Passwort. Ändern Sie es bitte gleich unter „Passwort und Anmeldung“.',
    onSubject: 'Zwei-Faktor-Anmeldung eingeschaltet',
    on: (p: { at: string }) =>
      `für Ihr Kundenkonto ist jetzt die Anmeldung mit zwei Faktoren eingeschaltet (${p.at}). Neben dem Passwort brauchen Sie dafür einen Code Ihrer App.`,
    offSubject: 'Zwei-Faktor-Anmeldung ausgeschaltet',
    off: (p: { at: string }) =>
      `für Ihr Kundenkonto ist die Anmeldung mit zwei Faktoren ausgeschaltet worden (${p.at}). Zum Anmelden genügt wieder das Passwort.`,
    offBesidePasskeys: (p: { at: string }) =>
      `für Ihr Kundenkonto ist die Authenticator-App ausgeschaltet worden (${p.at}). Nach dem Passwort fragen wir weiter nach einem Passkey oder einem Code per E-Mail.`,
  },
  passwordReset: {
    notAllowed: 'Ein neues Passwort kann hier nicht angefordert werden. Bitte wenden Sie sich an uns.',
    tooManyRequests: 'Das war gerade zu oft. Bitte versuchen Sie es in einer Stunde noch einmal.',
    tokenInvalid:
      'Dieser Link gilt nicht mehr. Haben Sie damit schon ein neues Passwort festgelegt, melden Sie sich bitte damit an. Sonst fordern Sie bitte einen neuen an.',
  },
  emailChange: {
    tooMany: 'Das war gerade zu oft. Bitte versuchen Sie es in einer Stunde noch einmal.',
    linkInvalid:
      'Dieser Link gilt nicht mehr, oder er gehört zu einem anderen Kundenkonto. Unter „Persönliche Daten“ sehen Sie, welche Adresse gilt, und können dort eine neue angeben.',
  },
  emailChangeMail: {
    greeting: 'Guten Tag,',
    confirmSubject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    confirm:
      'diese E-Mail-Adresse soll künftig zu Ihrem Kundenkonto gehören. Sie gilt, sobald Sie das hier bestätigen:',
    link: 'Neue E-Mail-Adresse bestätigen',
    limits:
      'Der Link gilt 24 Stunden und nur einmal. Melden Sie sich dazu bitte noch mit Ihrer bisherigen Adresse an.',
    nothingToDo: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
    knownSubject: 'Sie haben schon ein Kundenkonto',
    known:
      'jemand wollte Ihre E-Mail-Adresse für ein anderes Kundenkonto angeben. Sie gehört schon zu Ihrem; dort bleibt alles, wie es ist.',
    subjects: {
      asked: 'Ihre E-Mail-Adresse soll geändert werden',
      changed: 'Ihre E-Mail-Adresse ist geändert',
    },
    asked: (p: { email: string; at: string }) =>
      `für Ihr Kundenkonto wurde eine neue E-Mail-Adresse angegeben (${p.at}): ${p.email}. Sie gilt erst, wenn sie dort bestätigt ist; bis dahin bleibt alles, wie es ist.`,
    changed: (p: { email: string; at: string }) =>
      `zu Ihrem Kundenkonto gehört jetzt die E-Mail-Adresse ${p.email} (${p.at}). Damit melden Sie sich künftig an. Hierher schreiben wir nur noch zu dem, was Sie vorher mit dieser Adresse bestellt oder angefragt haben.`,
    signedOut: 'Alle anderen Browser und Geräte sind damit abgemeldet.',
  },
  passwordResetMail: {
    subject: 'Neues Passwort',
    greeting: 'Guten Tag,',
    reason: 'für Ihr Kundenkonto wurde ein neues Passwort angefordert. Hier legen Sie es fest:',
    link: 'Neues Passwort festlegen',
    limits: 'Der Link gilt eine Stunde und nur einmal. Geben Sie ihn nicht weiter.',
    notYou:
      'Haben Sie kein neues Passwort angefordert? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  registration: {
    notAllowed:
      'Eine eigene Registrierung ist nicht möglich. Bitte wenden Sie sich an uns, um einen Zugang zu erhalten.',
    tooMany: 'Das war gerade zu oft. Bitte versuchen Sie es in einer Stunde noch einmal.',
    notFound: 'Über diese Registrierung ist schon entschieden. Bitte laden Sie die Seite neu.',
    invalid:
      'Dieser Link gilt nicht mehr; vielleicht haben Sie ihn schon benutzt. Dann melden Sie sich bitte mit Ihrem Passwort an. Sonst registrieren Sie sich bitte noch einmal.',
    passwordWrong: 'Das ist nicht das Passwort, das Sie bei der Registrierung gewählt haben.',
    companiesOnly: 'Hier bestellen nur Unternehmen. Bitte registrieren Sie Ihre Firma.',
  },
  registrationMail: {
    greeting: 'Guten Tag,',
    confirmSubject: 'Ihre Registrierung',
    confirm: 'bitte bestätigen Sie Ihre E-Mail-Adresse, damit wir Ihr Kundenkonto anlegen können:',
    link: 'Registrierung bestätigen',
    limits: 'Der Link gilt 24 Stunden und nur einmal. Sie brauchen dazu das Passwort, das Sie gewählt haben.',
    registered: 'Ihr Kundenkonto ist angelegt. Sie können sich jetzt anmelden.',
    awaitingApproval:
      'wir prüfen Ihre Registrierung und melden uns, sobald Ihr Kundenkonto freigeschaltet ist.',
    approvedSubject: 'Ihr Kundenkonto ist freigeschaltet',
    refusedSubject: 'Ihre Registrierung',
    refused: 'wir können Ihnen leider kein Kundenkonto anlegen. Der Grund:',
    knownSubject: 'Sie haben schon ein Kundenkonto',
    known:
      'jemand wollte mit Ihrer E-Mail-Adresse ein Kundenkonto anlegen. Sie haben schon eines; es bleibt, wie es ist.',
    passwordForgotten: 'Falls Sie Ihr Passwort vergessen haben:',
    passwordFromUs: 'Falls Sie Ihr Passwort vergessen haben, wenden Sie sich bitte an uns.',
    newPassword: 'Neues Passwort anfordern',
    notYou: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  },
  firmPeople: {
    notAllowed: 'Sie verwalten diese Firma nicht mehr. Bitte laden Sie die Seite neu.',
    notFound: 'Diese Person gibt es in Ihrer Firma nicht.',
    own: 'Die eigene Verwaltung kann niemand selbst abgeben: So behält Ihre Firma immer jemanden, der verwaltet. Eine andere Person mit dieser Rolle kann das für Sie tun.',
    undecided: (p: { orders: string }) =>
      `Über diese Bestellungen könnte dann niemand mehr entscheiden: ${p.orders}. Bitte lassen Sie zuerst darüber entscheiden, oder geben Sie jemand anderem die Verwaltung oder Vertretung.`,
    tooMany: (p: { most: number }) => `Mehr als ${p.most} Personen kann eine Firma nicht haben.`,
    tooManyMails: 'Das waren gerade viele Einladungen. Bitte versuchen Sie es in einer Stunde noch einmal.',
    deputyInactive: 'Wer gesperrt ist, kann niemanden vertreten. Bitte entsperren Sie die Person zuerst.',
    invitedElsewhere:
      'Zu dieser E-Mail-Adresse gibt es inzwischen ein Kundenkonto. Bitte ziehen Sie die Einladung zurück, und laden Sie eine andere Adresse ein.',
    emailHasAccount:
      'Mit dieser E-Mail-Adresse haben Sie schon ein Kundenkonto. Bitte lassen Sie sich von Ihrer Firma mit einer anderen Adresse einladen.',
    invitationNotFound: 'Diese Einladung gibt es nicht (mehr).',
    invitationInvalid:
      'Diese Einladung gilt nicht mehr. Haben Sie sie schon angenommen, melden Sie sich bitte mit Ihrem Passwort an. Sonst lassen Sie sich bitte von Ihrer Firma eine neue schicken.',
  },
  tableImport: {
    columnMissing: (p: { column: string; known: string }) =>
      `In der Datei fehlt die Spalte „${p.column}“. Die erste Zeile muss die Spalten so nennen: ${p.known}.`,
    columnTwice: (p: { column: string }) => `Die Spalte „${p.column}“ steht zweimal in der Datei.`,
    changed: 'In Ihrer Firma hat sich inzwischen etwas geändert. Bitte prüfen Sie die Vorschau noch einmal.',
    twice: (p: { line: number }) => `Das steht schon in Zeile ${p.line} der Datei.`,
    unknownWord: (p: { typed: string; known: string }) =>
      `„${p.typed}“ ist hier nicht möglich. Bitte schreiben Sie: ${p.known}.`,
    unknownEmails: (p: { emails: string }) =>
      `Diese E-Mail-Adressen gehören nicht zu Ihrer Firma: ${p.emails}.`,
    tooManyPeople: (p: { most: number }) =>
      `Für eine Kostenstelle können höchstens ${p.most} Personen genannt werden.`,
    fullName: 'Wer neu ist, braucht Vor- und Nachnamen, z. B. „Erika Mustermann“.',
    adminAndDeputy: 'Wer verwaltet, vertritt niemanden: Bitte schreiben Sie bei einem von beiden „nein“.',
    deputyTwice: (p: { line: number }) =>
      `Eine Firma hat nur eine Vertretung, und die steht schon in Zeile ${p.line}.`,
    deputyEnds: (p: { name: string }) => `Die Vertretung von ${p.name} endet damit.`,
    invitationsEnd: (p: { emails: string }) => `Diese Einladungen enden damit: ${p.emails}.`,
    deputyNew: 'Wer neu ist, kann erst Vertretung werden, wenn er die Einladung angenommen hat.',
    invited:
      'Diese Person ist schon eingeladen. Ihre Rechte können Sie ändern, sobald sie die Einladung angenommen hat.',
    noMailsLeft: (p: { left: number }) =>
      `In dieser Stunde kann Ihre Firma ${p.left === 0 ? 'niemanden mehr' : `nur noch ${p.left === 1 ? 'eine Person' : `${p.left} Personen`}`} einladen. Bitte lesen Sie die Datei später noch einmal ein.`,
  },
  invitationMail: {
    subject: (p: { company: string }) => `Einladung von ${p.company}`,
    greeting: (p: { name: string }) => `Guten Tag ${p.name},`,
    reason: (p: { company: string; by: string }) =>
      `${p.by} lädt Sie ein, bei uns für ${p.company} einzukaufen. Legen Sie hier Ihr Passwort fest:`,
    link: 'Einladung annehmen',
    limits: (p: { until: string }) =>
      `Der Link gilt bis ${p.until} und nur einmal. Geben Sie ihn nicht weiter.`,
    notYou: 'Wenn Sie damit nichts anfangen können, brauchen Sie nichts zu tun.',
  },
  passwordMail: {
    subject: 'Ihr Passwort wurde geändert',
    greeting: 'Guten Tag,',
    changed: (p: { at: string }) => `das Passwort Ihres Kundenkontos wurde geändert (${p.at}).`,
    signedOut:
      'Alle anderen Browser und Geräte sind damit abgemeldet. Dort melden Sie sich mit dem neuen Passwort wieder an.',
    passkeys: (p: { count: number }) =>
      `Für Ihr Konto ${p.count === 1 ? 'ist ein Passkey' : `sind ${p.count} Passkeys`} eingerichtet; entfernen Sie unter „Passwort und Anmeldung“, was Sie nicht kennen.`,
    notYou: (p: { phone: string; email: string }) =>
      `Waren Sie das nicht? Dann rufen Sie uns bitte gleich an (${p.phone}) oder schreiben Sie an ${p.email}: Wir sperren den Zugang und helfen Ihnen weiter.`,
  },
  lastAdminStays:
    'Sie verwalten als einzige Person das Konto Ihrer Firma. Geben Sie dieses Recht zuerst jemand anderem, oder sperren Sie alle anderen; dann können Sie Ihr Kundenkonto löschen.',
  erasureMail: {
    subject: 'Ihr Kundenkonto ist gelöscht',
    greeting: 'Guten Tag,',
    erased:
      'wie gewünscht haben wir Ihr Kundenkonto gelöscht: Ihre Angaben, Adressen, Listen, gespeicherten Warenkörbe und Ihre Bankverbindung. Anmelden können Sie sich damit nicht mehr.',
    kept: (p: { numbers: string }) =>
      `Rechnungen müssen wir aufbewahren. Diese Bestellungen bleiben deshalb mit der Anschrift der Rechnung erhalten, ohne Verbindung zu einem Kundenkonto: ${p.numbers}.`,
    notYou: (p: { phone: string; email: string }) =>
      `Waren Sie das nicht? Dann rufen Sie uns bitte gleich an (${p.phone}) oder schreiben Sie an ${p.email}.`,
  },
  wayInMail: {
    subject: 'Anmeldung bestätigen',
    greeting: 'Guten Tag,',
    reason:
      'bei Ihrem Kundenkonto wurde in letzter Zeit oft ein falsches Passwort eingegeben. Zu Ihrem Schutz lassen wir Anmeldungen von unbekannten Geräten deshalb gerade nur langsam zu.',
    how: 'Wenn Sie sich selbst anmelden möchten, öffnen Sie diesen Link in dem Browser, mit dem Sie sich anmelden, und drücken Sie dort „Anmeldung bestätigen“:',
    link: 'Anmeldung bestätigen',
    limits:
      'Der Link gilt 15 Minuten und nur einmal. Er meldet Sie nicht an: Ihr Passwort brauchen Sie danach wie immer. Geben Sie den Link nicht weiter.',
    notYou: 'Wenn Sie sich nicht anmelden möchten, brauchen Sie nichts zu tun.',
  },
  storedBasket: {
    notFound: 'Diesen gespeicherten Warenkorb gibt es nicht (mehr).',
    nameMissing: 'Bitte geben Sie dem Warenkorb einen Namen.',
    nameTaken: (p: { name: string }) =>
      `Einen Warenkorb „${p.name}“ haben Sie schon gespeichert. Bitte wählen Sie einen anderen Namen.`,
    nothingToSave: 'Ihr Warenkorb ist leer; es gibt nichts zu speichern.',
    tooMany: (p: { most: number }) =>
      `Mehr als ${p.most} Warenkörbe können Sie nicht speichern. Löschen Sie bitte zuerst einen, den Sie nicht mehr brauchen.`,
    choose: 'In Ihrem Warenkorb liegt schon etwas. Bitte wählen Sie, ob hinzugefügt oder ersetzt wird.',
  },
  withdrawal: {
    tooMany: (p: { phone: string; email: string }) =>
      `Das waren viele Erklärungen in kurzer Zeit. Sie können auch formlos widerrufen: mit einer E-Mail an ${p.email}, einem Brief oder am Telefon (${p.phone}).`,
  },
  offerRequest: {
    notAllowed: (p: { phone: string; email: string }) =>
      `Angebote lassen sich hier derzeit nicht anfragen. Bitte rufen Sie uns an (${p.phone}) oder schreiben Sie uns: ${p.email}.`,
    hasPrice: (p: { name: string }) =>
      `${p.name} hat einen Preis: Legen Sie den Artikel bitte in den Warenkorb.`,
    full: (p: { most: number }) => `Eine Anfrage fasst höchstens ${p.most} Artikel.`,
    quantityReached: (p: { name: string; maximum: number }) =>
      `${p.name} steht schon mit ${p.maximum} in Ihrer Anfrage; mehr geht je Anfrage nicht.`,
    positionNotFound: 'Dieser Artikel steht nicht mehr in Ihrer Anfrage.',
    notFound: 'Diese Anfrage gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    empty: 'In Ihrer Anfrage steht noch kein Artikel.',
    tooMany: (p: { phone: string }) =>
      `Das waren viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in einer Stunde noch einmal, oder rufen Sie uns an: ${p.phone}.`,
  },
  /** An admin saves over what was saved since they read it; empty where nobody is to be named. */
  firmChanged: {
    yourself: 'Ihnen selbst',
    rules: (p: { by: string }) =>
      `Die Freigaberegeln wurden inzwischen geändert${p.by === '' ? '' : `, zuletzt von ${p.by}`}. Ihre Eingaben sind noch nicht gespeichert. Bitte vergleichen Sie sie mit dem, was jetzt gilt, und speichern Sie dann noch einmal.`,
    budget: (p: { by: string }) =>
      `Dieses Budget wurde inzwischen geändert${p.by === '' ? '' : `, zuletzt von ${p.by}`}. Ihre Eingaben sind noch nicht gespeichert. Bitte vergleichen Sie sie mit dem, was jetzt gilt, und speichern Sie dann noch einmal.`,
  },
  searchRules: {
    outdated: (p: { by: string }) =>
      `${p.by === '' ? 'Jemand' : p.by} hat die Regeln inzwischen geändert. Ihre Änderung ist nicht veröffentlicht. Bitte laden Sie die Seite neu und sehen Sie sich die Wirkung noch einmal an.`,
    unknownRule: 'Diese Regel gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    unknownVersion: 'Diese Fassung gibt es nicht.',
    unchanged: 'Genau diese Regel gilt schon.',
    sameAsBefore: 'Die Regeln sind schon so, wie sie vor dieser Fassung waren.',
    tooMany: (p: { most: number }) =>
      `Mehr als ${p.most} Regeln kann die Suche nicht haben. Entfernen Sie bitte zuerst eine, die niemand mehr braucht.`,
    wordMissing: 'Bitte geben Sie das Suchwort ein.',
    wordTooShort: 'Das ist zu kurz: Es müssen mindestens zwei Buchstaben oder Ziffern sein.',
    wordTooLong: (p: { most: number }) => `Eine Regel gilt für höchstens ${p.most} Wörter.`,
    oneWord: 'Weggelassen wird immer ein einzelnes Wort. Legen Sie bitte für jedes eine Regel an.',
    synonymMissing: 'Bitte geben Sie das Wort ein, nach dem stattdessen gesucht wird.',
    sameWord: 'Das ist dasselbe Wort. Ein Synonym braucht ein anderes.',
    circle: (p: { words: string }) => `Das führt im Kreis zurück zum selben Wort: ${p.words}.`,
    nothingToDrop: 'Bei einem Wort, das weggelassen wird, bleibt dieses Feld leer.',
    addressMissing: 'Bitte geben Sie eine Adresse dieses Shops ein, zum Beispiel /page/versand.',
    addressForeign:
      'Das ist keine Adresse dieses Shops. Sie beginnt mit einem einzelnen Schrägstrich, zum Beispiel /page/versand.',
    addressUnknown: 'Diese Seite gibt es im Shop nicht.',
    addressIsSearch:
      'Das ist selbst eine Suche. Damit nach etwas anderem gesucht wird, legen Sie bitte ein Synonym an.',
    articleMissing: 'Bitte geben Sie die Artikelnummer ein.',
    articleUnknown: 'Einen Artikel mit dieser Nummer zeigt der Shop nicht.',
    brandMissing: 'Bitte geben Sie den Namen der Marke ein.',
    brandUnknown: 'Eine Marke mit diesem Namen gibt es im Shop nicht.',
  },
  rating: {
    notBought: 'Bewerten kann, wer den Artikel bei uns gekauft hat.',
    tooMany: (p: { phone: string }) =>
      `Das waren viele Bewertungen in kurzer Zeit. Bitte versuchen Sie es in einer Stunde noch einmal, oder rufen Sie uns an: ${p.phone}.`,
    unproven:
      'Diese Bewertung lässt sich nicht zeigen: Die Bestellung zählt nicht (mehr) als Kauf, oder es ist Ihre eigene. Bitte lehnen Sie sie ab.',
    decided:
      'Über diese Bewertung ist schon entschieden, oder sie wurde geändert oder gelöscht. Bitte laden Sie die Seite neu.',
  },
  ratingMail: {
    greeting: 'Guten Tag,',
    subject: (p: { name: string }) => `Ihre Bewertung zu ${p.name}`,
    refused: (p: { name: string }) =>
      `vielen Dank, dass Sie ${p.name} bewertet haben. Wir zeigen die Bewertung so nicht. Der Grund:`,
    takenDown: (p: { name: string }) =>
      `Ihre Bewertung zu ${p.name} haben wir von der Seite des Artikels genommen. Niemand sonst sieht sie mehr, und ihre Sterne zählen dort nicht mit; an Ihrem Kundenkonto ändert sich nichts. Der Grund:`,
    next: {
      refused: ['Wenn Sie das anders sehen, schreiben Sie uns bitte oder rufen Sie uns an.'],
      takenDown: [
        'Entschieden hat das ein Mensch aus unserem Haus, kein Programm.',
        'Wenn Sie das anders sehen, schreiben Sie uns bitte oder rufen Sie uns an: Wir prüfen es noch einmal. Sie können sich auch an ein Gericht wenden.',
      ],
    },
    onItsPage:
      'Auf der Seite des Artikels können Sie die Bewertung ändern und noch einmal senden, oder sie löschen.',
  },
  handedOver: {
    unknown: 'Diesen Warenkorb gibt es hier nicht (mehr).',
    signIn: 'Warenkörbe von Firmen können Sie nur übernehmen, wenn Sie angemeldet sind.',
    corrected: (p: { name: string; correction: string }) => `${p.name}: ${p.correction}`,
  },
  externalCatalog: {
    noOrder: (p: { name: string }) =>
      `Hier wird nicht bestellt: Bitte übergeben Sie den Warenkorb an ${p.name}.`,
    notInVisit: (p: { name: string }) =>
      `Das gehört nicht zu Ihrem Besuch aus ${p.name}. Hier legen Sie Artikel in den Warenkorb und übergeben ihn an ${p.name}. Zurück kommen Sie auch mit leerem Warenkorb, über die Seite „Warenkorb übergeben“.`,
    tooLong: (p: { name: string }) => `Der Parameter ${p.name} ist zu lang.`,
    noFunction: (p: { name: string }) =>
      `Die Funktion ${p.name} kennt dieser Katalog nicht: Bitte öffnen Sie ihn ohne den Parameter FUNCTION.`,
    wrongLogin:
      'Name oder Passwort ist falsch: Bitte prüfen Sie, womit Ihr Einkaufssystem diesen Katalog öffnet (Adresse, USERNAME, PASSWORD).',
    wrongReturn:
      'An diese Adresse darf kein Warenkorb zurückgehen: Bitte prüfen Sie den Parameter HOOK_URL, oder wenden Sie sich an uns.',
    none: 'Aus diesem Fenster kann kein Warenkorb (mehr) übergeben werden. Bitte öffnen Sie den Katalog in Ihrem Einkaufssystem neu.',
    notAllowed: 'An diese Adresse darf kein Warenkorb übergeben werden. Bitte wenden Sie sich an uns.',
    returnTitle: (p: { name: string }) => `Zurück zu ${p.name}`,
    returning: (p: { name: string }) => `Ihr Warenkorb wird an ${p.name} übergeben.`,
    nothingReturned: 'Es wird nichts übernommen.',
    returnNow: 'Jetzt übergeben',
  },
  freeArticle: {
    /** At a line of an order. */
    gift: 'Gratisartikel',
    problems: {
      notThere: 'Diesen Gratisartikel gibt es zurzeit nicht.',
      belowLimit: (p: { missing: string }) =>
        `Noch ${p.missing}, dann bekommen Sie diesen Artikel gratis dazu.`,
      aboveLimit: 'Für diesen Warenwert gibt es diesen Gratisartikel nicht.',
      withoutCoupon: 'Diesen Gratisartikel gibt es nur mit seinem Gutschein.',
      tooMany: 'Mehr Gratisartikel gehören nicht zu einer Bestellung.',
    },
  },
  coupon: {
    missing: 'Bitte geben Sie einen Gutscheincode ein.',
    unknown: 'Diesen Gutscheincode gibt es nicht. Bitte prüfen Sie die Schreibweise.',
    onlyOne: (p: { code: string }) =>
      `Je Bestellung gilt ein Gutschein. Entfernen Sie bitte zuerst den Gutschein ${p.code}.`,
    tooManyTries: 'Das waren viele falsche Codes. Bitte versuchen Sie es in einer Viertelstunde noch einmal.',
    gives: {
      amount: (p: { amount: string }) => `${p.amount} Rabatt auf den Warenwert`,
      percent: (p: { percent: number }) => `${p.percent} % Rabatt auf den Warenwert`,
      freeShipping: 'Kostenloser Versand',
      freeArticle: 'Ein Gratisartikel',
    },
    giftOpen: 'Zu diesem Gutschein gehört ein Gratisartikel, den Sie noch nicht gewählt haben.',
    problems: {
      inactive: 'Dieser Gutschein gilt nicht mehr.',
      notYet: (p: { date: string }) => `Dieser Gutschein gilt erst ab dem ${p.date}.`,
      over: 'Dieser Gutschein ist abgelaufen.',
      usedUp: 'Dieser Gutschein ist schon aufgebraucht.',
      otherMode: 'Dieser Gutschein gilt nicht für diese Art von Kunden.',
      needsAccount:
        'Diesen Gutschein können Sie nur mit einem Kundenkonto einlösen. Bitte melden Sie sich an.',
      usedByAccount: 'Diesen Gutschein haben Sie mit Ihrem Kundenkonto schon eingelöst.',
      belowMinimum: (p: { minimum: string }) => `Dieser Gutschein gilt ab einem Warenwert von ${p.minimum}.`,
    },
  },
  modeNotAllowed: 'Diese Ansicht steht derzeit nicht zur Verfügung.',
  failures: {
    400: 'Die Anfrage konnte nicht verarbeitet werden.',
    403: 'Sie dürfen diese Seite nicht aufrufen.',
    404: 'Das Gesuchte wurde nicht gefunden.',
    413: 'Die Anfrage ist zu groß.',
    415: 'Dieses Format wird nicht angenommen.',
    419: 'Die Seite ist nicht mehr gültig. Bitte laden Sie sie neu.',
    429: 'Das waren zu viele Anfragen. Bitte warten Sie einen Moment.',
    500: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
    502: 'Der Shop ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später erneut.',
    503: 'Der Shop ist vorübergehend nicht erreichbar. Bitte versuchen Sie es in wenigen Minuten erneut.',
  },
  ownDevices: {
    /** Markup of toasts, as what follows. */
    kept: (p: { path: string; isForFirm: boolean }) =>
      `Gespeichert in <a href="${p.path}">Meine Geräte</a>${p.isForFirm ? ', für alle in Ihrer Firma' : ''}.`,
    had: (p: { path: string }) => `Steht schon in <a href="${p.path}">Meine Geräte</a>.`,
    imported: (p: { added: number; open: number }) =>
      [
        ...(p.added === 0
          ? []
          : [`${p.added === 1 ? '1 Drucker ist' : `${p.added} Drucker sind`} gespeichert.`]),
        ...(p.open === 0
          ? []
          : [`Bei ${p.open === 1 ? '1 Zeile' : `${p.open} Zeilen`} wählen Sie bitte noch den Drucker.`]),
      ].join(' '),
    notFound: 'Diesen Drucker gibt es in Ihrer Liste nicht (mehr).',
    tooMany: (p: { most: number; room: number }) =>
      `Mehr als ${p.most} Drucker können nicht gespeichert werden; ${p.room === 0 ? 'für weitere ist kein Platz' : `Platz ist noch für ${p.room}`}.`,
    tooManyLines: (p: { read: string; most: number }) =>
      `Das sind ${p.read} Zeilen; auf einmal gehen höchstens ${p.most}. Es wurde nichts gespeichert.`,
    unknownCostCenters: (p: { numbers: string }) =>
      `Diese Kostenstellen gibt es in Ihrer Firma nicht, oder sie sind für Sie nicht offen: ${p.numbers}. Es wurde nichts gespeichert.`,
  },
  shoppingList: {
    /** The list that is made when somebody without any puts an article on one. */
    first: 'Meine Liste',
    /** Markup of toasts; `amount` with its unit, '5 Packungen'. */
    added: (p: { article: string; list: string; path: string; amount: string }) =>
      `<b>${p.article}</b> steht mit ${p.amount} auf der Liste <a href="${p.path}">${p.list}</a>.`,
    addedToSeveral: (p: { article: string; count: number; path: string }) =>
      `<b>${p.article}</b> steht auf <a href="${p.path}">${p.count} Listen</a>.`,
    unknownCustomers: (p: { numbers: string }) => `Diese Kundennummern gibt es nicht: ${p.numbers}.`,
  },
  listExport: {
    fileName: 'einkaufsliste',
    heads: {
      place: 'Pos.',
      articleNumber: 'Artikelnummer',
      customArticleNumber: 'Eigene Artikelnummer',
      displayName: 'Bezeichnung',
      customArticleInfo: 'Eigene Bezeichnung',
      brand: 'Hersteller',
      manufacturerNumber: 'Herstellernummer',
      quantity: 'Menge',
      unit: 'Einheit',
      unitNet: 'Einzelpreis netto (EUR)',
      unitGross: 'Einzelpreis inkl. MwSt. (EUR)',
      sumNet: 'Summe netto (EUR)',
      sumGross: 'Summe inkl. MwSt. (EUR)',
      delivery: 'Lieferung',
      gone: 'Nicht mehr im Sortiment',
      hint: 'Notiz',
      costCenter: 'Kostenstelle',
      offerNumber: 'Angebotsnummer',
    },
  },
  documents: { tax: 'MwSt.', offerIs: (p: { number: string }) => `Angebot: ${p.number}` },
  /** Files of the tables of a firm; heads that are read in again stand in `firm-tables.ts`. */
  tableExport: {
    shortened: ' … (gekürzt: mehr fasst eine Zelle nicht)',
    fileNames: {
      orders: 'bestellungen',
      people: 'personen',
      costCenters: 'kostenstellen',
      budgets: 'budgets',
      firmAddresses: 'firmenadressen',
      personAddresses: 'adressen-der-personen',
      period: 'statistik',
      person: 'bestellungen-nach-person',
      costCenter: 'bestellungen-nach-kostenstelle',
      articleGroup: 'bestellungen-nach-warengruppe',
    },
    orders: {
      number: 'Bestellung',
      state: 'Zustand',
      placedAt: 'Datum',
      buyer: 'Besteller/in',
      email: 'E-Mail',
      costCenters: 'Kostenstellen',
      net: 'Summe netto (EUR)',
      gross: 'Summe inkl. MwSt. (EUR)',
      reason: 'Grund der Freigabe',
      deputyAt: 'Vertretung ab',
      until: 'Abgelehnt ab',
    },
    budgets: 'Budgets',
    left: 'Frei netto',
    person: 'Person',
    personEmail: 'E-Mail der Person',
    kind: 'Art',
    kinds: { company: 'Firma', private: 'Privat' },
    country: 'Land',
    isDefault: 'Standardadresse',
  },
  quickOrder: {
    withoutNumber: 'In dieser Zeile steht keine Nummer.',
    unknown: (p: { typed: string }) => `Zu „${p.typed}“ finden wir keinen Artikel.`,
    otherNumber: (p: { typed: string }) => `„${p.typed}“ ist eine andere Nummer dieses Artikels.`,
    /** `read`: the number of the article that was found. */
    besideWords: (p: { typed: string; read: string }) => `„${p.typed}“ haben wir als ${p.read} gelesen.`,
    besideCount: (p: { typed: string }) =>
      `In „${p.typed}“ stehen Ziffern neben der Nummer. Bitte wählen Sie den Artikel, und prüfen Sie die Menge.`,
    mistyped: (p: { typed: string; read: string }) =>
      `„${p.typed}“ gibt es nicht; gemeint ist wohl ${p.read}.`,
    several: (p: { typed: string }) => `Zu „${p.typed}“ passen mehrere Artikel. Bitte wählen Sie.`,
    beginning: (p: { typed: string }) =>
      `„${p.typed}“ gibt es nicht, aber ähnliche Nummern. Bitte wählen Sie.`,
    replaced: (p: { typed: string; name: string }) =>
      `„${p.typed}“ gibt es nicht mehr. An seine Stelle tritt: ${p.name}.`,
    tooMany: (p: { read: string; most: number }) =>
      `Das sind ${p.read} Zeilen; auf einmal gehen höchstens ${p.most}. Übernommen ist davon nichts: Bitte teilen Sie die Liste.`,
  },
  tooManyItems: (parameters: { maximum: number }) => `Höchstens ${parameters.maximum} Positionen auf einmal.`,
  requestNumber: (parameters: { requestId: string }) => `Vorgangsnummer: ${parameters.requestId}`,
};
