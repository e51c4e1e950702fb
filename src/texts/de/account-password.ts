/** How somebody comes into the account, and where they are signed in. */
export const accountPassword = {
  title: 'Passwort und Anmeldung',
  change: 'Passwort ändern',
  currentPassword: 'Jetziges Passwort',
  password: 'Neues Passwort',
  passwordHint:
    'Zum Beispiel mehrere Wörter ohne Zusammenhang. Große Buchstaben, Ziffern und Zeichen sind möglich, aber nicht nötig.',
  passwordAgain: 'Neues Passwort wiederholen',
  showPasswords: 'Passwörter zeigen',
  effect: 'Wenn Sie das Passwort ändern, werden alle anderen Browser und Geräte abgemeldet.',
  save: 'Passwort ändern',
  saving: 'Wird geändert …',
  saved:
    'Ihr Passwort ist geändert. Alle anderen Browser und Geräte sind abgemeldet; wir haben Ihnen dazu eine E-Mail geschickt.',
  again: 'Noch einmal ändern',
  secondFactor: 'Anmeldung mit zwei Faktoren',
  factorOff:
    'Zum Anmelden genügt Ihr Passwort. Mit einem Code aus einer Authenticator-App kommt niemand hinein, der nur Ihr Passwort kennt.',
  factorIsPasskey:
    'Wer sich mit dem Passwort anmeldet, braucht dazu einen Passkey oder einen Code per E-Mail. Mit einer Authenticator-App haben Sie einen weiteren Weg.',
  newCodesHint:
    'Beim Einrichten bekommen Sie neue Wiederherstellungscodes. Die Codes, die Sie schon haben, gelten dann nicht mehr.',
  setUp: 'Einrichten',
  beginning: 'Wird geprüft …',
  scan: 'Öffnen Sie Ihre Authenticator-App und lesen Sie mit ihr diesen QR-Code ein.',
  drawing: 'QR-Code für die Authenticator-App',
  typeSecret: 'Oder tippen Sie das Geheimnis ein:',
  appCode: 'Code der App',
  appCodeHint: 'Sechs Ziffern, die jetzt in der App stehen.',
  confirm: 'Einschalten',
  confirming: 'Wird geprüft …',
  cancel: 'Abbrechen',
  factorIsOn: 'Diese Wiederherstellungscodes sehen Sie nur jetzt.',
  keepCodes:
    'Jeder Code ersetzt einmal App oder Passkey, falls Sie das Gerät verlieren. Drucken Sie sie aus, oder heben Sie sie anders auf, aber nicht auf demselben Gerät.',
  codesReplaced: 'Die Codes von vorher gelten nicht mehr.',
  recoveryCodes: 'Wiederherstellungscodes',
  print: 'Drucken',
  kept: 'Ich habe sie aufgehoben',
  factorOn: (p: { count: number }) =>
    `Zum Anmelden brauchen Sie Ihr Passwort und einen Code. ${p.count === 1 ? 'Ein Wiederherstellungscode ist' : `${p.count} Wiederherstellungscodes sind`} noch übrig.`,
  renewCodes: 'Neue Wiederherstellungscodes',
  renewHint: 'Die bisherigen Codes gelten dann nicht mehr.',
  renew: 'Neue Codes zeigen',
  renewing: 'Wird geprüft …',
  turnOff: 'Ausschalten',
  turnOffHint: 'Danach genügt zum Anmelden wieder das Passwort.',
  turnOffToPasskeyHint:
    'Danach fragen wir nach dem Passwort noch nach einem Passkey oder einem Code per E-Mail.',
  turningOff: 'Wird ausgeschaltet …',
  sessions: 'Wo Sie angemeldet sind',
  thisSession: 'Dieser Browser',
  otherSession: 'Anderer Browser',
  signedInAt: (p: { at: string }) => `Angemeldet seit ${p.at}`,
  lastSeenAt: (p: { at: string }) => `zuletzt benutzt am ${p.at}`,
  onlyHere: 'Sie sind nur in diesem Browser angemeldet.',
  endOthers: 'Überall sonst abmelden',
  ending: 'Wird abgemeldet …',
  othersEnded: 'Alle anderen Browser sind abgemeldet.',
  browsers: 'Browser, die Ihr Konto kennt',
  browsersHint:
    'In diesen Browsern haben Sie sich schon angemeldet. Hier bremst Sie niemand aus, der anderswo Passwörter rät. Einen fremden oder verlorenen Browser entfernen Sie; ist dort noch jemand angemeldet, wird er abgemeldet.',
  seenAt: (p: { at: string }) => `Zuletzt angemeldet am ${p.at}`,
  isSignedIn: 'Angemeldet',
  noBrowser: 'Ihr Konto kennt gerade keinen Browser. Beim nächsten Anmelden kommt er dazu.',
  isTrusted: 'Ohne zweiten Faktor',
  browserIn: (p: { name: string; network: string; lastNetwork: string }) => {
    const networks = [
      ...(p.network === '' ? [] : [`zuerst im Netz ${p.network}`]),
      ...(p.lastNetwork === '' ? [] : [`zuletzt im Netz ${p.lastNetwork}`]),
    ];
    return networks.length === 0 ? p.name : `${p.name} (${networks.join(', ')})`;
  },
  knownSince: (p: { at: string }) => `Bekannt seit ${p.at}`,
  removeBrowser: 'Entfernen',
  removeBrowserOf: (p: { at: string }) => `Browser entfernen, zuletzt angemeldet am ${p.at}`,
  removeAll: 'Alle entfernen',
  removing: 'Wird entfernt …',
  browserRemoved: 'Entfernt.',
};
