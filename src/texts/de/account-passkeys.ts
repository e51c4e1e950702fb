/** Passkeys of an account. */
export const accountPasskeys = {
  title: 'Passkeys',
  intro:
    'Mit einem Passkey melden Sie sich ohne Passwort an: Finger, Gesicht oder PIN an Ihrem Gerät genügen. Neben dem Passwort ersetzt er den Code.',
  none: 'Sie haben noch keinen Passkey.',
  list: 'Ihre Passkeys',
  isBackedUp: 'Auch auf anderen Geräten',
  setUpIn: (p: { at: string; browser: string; network: string }) =>
    `Eingerichtet am ${p.at}${p.browser === '' ? '' : ` mit ${p.browser}`}${p.network === '' ? '' : ` (Netz ${p.network})`}`,
  usedAt: (p: { at: string }) => `Zuletzt benutzt am ${p.at}`,
  neverUsed: 'Noch nicht benutzt',
  isSuspended: 'Gilt nur nach dem Passwort',
  suspendedHint:
    'Ihr Passwort wurde geändert. Zeigen Sie diesen Passkey beim nächsten Anmelden einmal nach dem Passwort, in einem Browser, dem nicht vertraut wird; dann genügt er wieder allein. Kennen Sie ihn nicht, entfernen Sie ihn bitte.',
  rename: 'Umbenennen',
  renameOf: (p: { name: string }) => `${p.name} umbenennen`,
  renaming: 'Wird gespeichert …',
  saveName: 'Namen speichern',
  name: 'Name',
  remove: 'Entfernen',
  removeOf: (p: { name: string }) => `${p.name} entfernen`,
  removing: 'Wird entfernt …',
  removeHint:
    'Danach kann sich mit diesem Passkey niemand mehr anmelden, und alle anderen Geräte werden abgemeldet. Auf dem Gerät selbst löschen Sie ihn bitte dort.',
  removeLastHint: 'Danach genügt zum Anmelden wieder das Passwort.',
  add: 'Passkey einrichten',
  goOn: 'Weiter am Gerät',
  adding: 'Wird geprüft …',
  newName: 'Name des Passkeys',
  newNameHint: 'Zum Beispiel „Mein Telefon“. Ohne Namen heißt er wie dieser Browser.',
  enough: (p: { most: number }) =>
    `Mehr als ${p.most} Passkeys sind nicht möglich. Entfernen Sie zuerst einen, den Sie nicht mehr brauchen.`,
  asking: 'Bitte bestätigen Sie jetzt an Ihrem Gerät. Der Browser zeigt Ihnen, wie.',
  saving: 'Der Passkey wird gespeichert …',
  changed: 'Gespeichert.',
  cancelled: 'Es wurde nichts bestätigt; es ist kein Passkey dazugekommen.',
  known: 'Dieses Gerät hat schon einen Passkey für Ihr Kundenkonto.',
  unsupported: 'Dieser Browser oder dieses Gerät kann hier keine Passkeys.',
  codesLeft: (p: { count: number }) =>
    `${p.count === 1 ? 'Ein Wiederherstellungscode ist' : `${p.count} Wiederherstellungscodes sind`} noch übrig, falls Sie ein Gerät verlieren.`,
};
