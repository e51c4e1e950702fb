const guards: Readonly<Record<string, string>> = {
  areAddressesNeeded: 'gespeicherte Adressen fehlen noch',
  areMethodsKnown: 'Arten schon bekannt: {value}',
  clearsMaintenance: 'die Antwort beendet die Wartung',
  givesAnswer: 'eine Antwort ist gespeichert',
  givesConsent: 'Zustimmung ist gespeichert',
  hasCode: 'Grund: {value}',
  hasContent: 'Positionen sind geladen',
  hasEnded: 'Sitzung ist abgelaufen',
  hasFound: 'es gibt Treffer',
  hasHits: 'es gibt Artikel dazu',
  hasNoTerm: 'Suchfeld ist leer',
  hasQueued: 'eine Änderung wartet',
  hasRoom: 'die Warteschlange hat Platz',
  hasTerm: 'Suchfeld ist gefüllt',
  isAborted: 'der Aufruf wurde abgebrochen',
  isAnswerStored: 'Ablehnung ist gespeichert',
  isBusiness: 'Geschäftskunde',
  isChanged: 'Preis, Bestand oder Gutschein geändert',
  isConsentStored: 'Zustimmung ist gespeichert',
  isDownSuppressed: 'eine Bestellung ist unterwegs',
  isDuplicate: 'dieselbe Adresse noch einmal',
  isElsewhere: 'nicht auf der Fehlerseite',
  isEmptied: 'der Warenkorb wurde geleert',
  isEmpty: 'nichts da',
  isErrorSuppressed: 'eine Bestellung ist unterwegs',
  isFirstFailure: 'zum ersten Mal nicht geladen',
  isFrozen: 'eine Bestellung läuft',
  isGuest: 'niemand ist angemeldet',
  isIdentified: 'schon angemeldet oder Gast',
  isLastToast: 'letzte Meldung',
  isLeftByLink: 'über einen Link',
  isLoadWanted: 'Laden ist gewünscht',
  isLoginAllowed: 'Anmeldung ist erlaubt',
  isModelChosen: 'ein Modell ist gewählt',
  isModelListed: 'das Modell gehört zur Serie',
  isMethodAvailable: 'mindestens eine Art ist möglich',
  isNewDialog: 'ein anderer Dialog',
  isNewer: 'neuer als der gezeigte Stand',
  isNotYetOnErrorPage: 'noch nicht auf der Fehlerseite',
  isNoBrand: 'kein Hersteller',
  isNothingMissing: 'nichts fehlt mehr',
  isNothingStored: 'nichts ist gespeichert',
  isNothingWaiting: 'kein Dialog wartet',
  isOffMaintenancePage: 'nicht auf der Wartungsseite',
  isOnErrorPage: 'auf der Fehlerseite',
  isOrderFound: 'die Bestellung gibt es',
  isOtherMode: 'anderer Modus als bisher',
  isPrivate: 'Privatkunde',
  isRefilled: 'wieder etwas im Warenkorb',
  isStillComplete: 'neuer, und nichts fehlt',
  isRefused: 'der Server lehnt ab',
  isRisen: 'ein Preis ist gestiegen',
  isSeriesListed: 'die Serie gibt es bei diesem Hersteller',
  isShownList: 'die Liste zeigt es schon',
  isSomethingElseDue: 'etwas anderes ist dran',
  isSomethingMissing: 'Angaben fehlen',
  isSomethingWaiting: 'ein Dialog wartet',
  isStartedPaused: 'angehalten',
  isStartedRunning: 'nicht angehalten',
  isStepAllowed: 'der Schritt ist schon erlaubt',
  isStepShown: 'der Schritt steht schon da',
  isStepToShow: 'Schritt {value} ist dran',
  isStillMember: 'doch noch angemeldet',
  isWayInInvalid: 'der Weg aus der Mail gilt nicht mehr',
  isSuggestion: 'es ist ein Vorschlag',
  isSuggestionHighlighted: 'ein Vorschlag ist markiert',
  isThawed: 'die Bestellung ist zu Ende',
  isTokenMissing: 'der Beleg fehlt noch',
  isUnknown: 'noch nichts bekannt',
  isWorthReporting: 'der Fehler ist zu melden',
  mayNotOrder: 'darf nicht bestellen',
  maySwitchTo: 'Wechsel ist erlaubt ({value})',
  saysDown: 'auf Wartung geschaltet',
  saysNotApproved: 'nicht freigegeben',
  startsAs: 'beginnt {value}',
  wasDownSuppressed: 'der Server hatte geschwiegen',
  isStillWanted: 'die Menge ist noch die, die hineingelegt wird',
  wasErrorSuppressed: 'ein Aufruf war fehlgeschlagen',
  wasNotApproved: 'gespeichert ist: nicht freigegeben',
};

/** What a guard is asked for, where the chart names it by a word of its own. */
const values: Readonly<Record<string, string>> = {
  'basket.empty': 'der Warenkorb ist leer',
  'checkout.incomplete': 'es fehlen Angaben',
  httpError: 'mit der Fehlerseite',
  maintenance: 'mit der Wartungsseite',
  none: 'keine ist möglich',
  notApproved: 'vor der Freigabe',
  'order.notAllowed': 'darf nicht bestellen',
  possible: 'es gibt welche',
  'session.ended': 'die Sitzung ist abgelaufen',
  up: 'mit dem offenen Shop',
};

/** Events with so many samples that no single sentence says what happened. */
const events: Readonly<Record<string, string>> = {
  'address.changed': 'Andere Schrittadresse geöffnet',
  'answer.down': 'Aufruf ohne brauchbare Antwort',
  'answer.error': 'Aufruf mit Fehler beantwortet',
  'answer.ok': 'Aufruf gelungen',
  'basket.changed': 'Warenkorb anderswo geändert',
  'config.loaded': 'Konfiguration geladen',
  'login.submit': 'Anmeldung abgeschickt',
  'navigation.settled': 'Die Seite ist da',
  'position.add': 'Artikel hinzufügen',
  'position.changeQuantity': 'Menge ändern',
  'quantity.commit': 'Das Feld verlassen',
  'route.changed': 'Andere Seite geöffnet',
  'storage.changed': 'In einem anderen Tab geändert',
};

export const phases = { busy: 'arbeitet', ready: 'bereit', blocked: 'blockiert', done: 'fertig' };

export const signs = {
  anytime: 'Jederzeit',
  passing: 'Weiche',
  machine: 'Ablauf',
  parallel: 'gleichzeitig',
  otherwise: 'sonst',
  always: 'sofort',
  stays: 'bleibt',
  allFinished: 'alles darin ist beendet',
  start: 'Start',
};

const more = (count: number): string => `und ${count} weitere`;
const states = (count: number): string => `${count} ${count === 1 ? 'Zustand' : 'Zustände'} darin`;
const succeeds = (call: string): string => `${call} gelingt`;
const fails = (call: string): string => `${call} scheitert`;
const breaks = (part: string): string => `Teil „${part}“ fällt aus`;
const waits = (delay: string): string => `${delay} abwarten`;

export const index = {
  title: 'Abläufe des Shops',
  lead: 'Jeder Ablauf ist aus seinem Zustandsdiagramm gezeichnet. Geschrieben von „npm run flows“; nicht von Hand ändern.',
  flow: 'Ablauf',
  machine: 'Maschine',
  states: 'Zustände',
  transitions: 'Übergänge',
  calls: 'Aufrufe',
  clauses: 'Klauseln',
  crossings: 'Kreuzungen (zu / auf)',
};

/** What guards, events, phases and signs of the charts are called in the drawn flows; no browser chunk of the shop carries it. */
export const chart = {
  guards,
  values,
  events,
  phases,
  signs,
  index,
  more,
  states,
  succeeds,
  fails,
  breaks,
  waits,
};

/** Words of the page that shows a flow. */
export const viewer = {
  allFlows: 'Alle Abläufe',
  view: 'Ansicht',
  collapsed: 'Alles zugeklappt',
  open: 'Alles aufgeklappt',
  search: 'Zustand, Ereignis, Aufruf oder Klausel suchen',
  noHit: 'Nichts gefunden.',
  fit: 'Einpassen',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  language: 'English',
  diagram: 'Diagramm',
  outline: 'Gliederung',
  print: 'Drucken',
  expand: 'Aufklappen',
  collapse: 'Zuklappen',
  meaning: 'Bedeutung',
  clauses: 'Klauseln',
  calls: 'Aufrufe',
  tags: 'Merkmale',
  waysOut: 'Es geht weiter',
  waysIn: 'Man kommt von',
  samples: 'Beispiele',
  condition: 'Bedingung',
  actions: 'Dabei geschieht',
  event: 'Ereignis',
  nothingChosen: 'Wählen Sie einen Zustand oder eine Linie; hier steht dann, was sie bedeutet.',
  help: 'Ziehen verschiebt, das Mausrad vergrößert. Tasten: Pfeile, + und −, 0 passt ein, Eingabe klappt auf und zu.',
  stage: 'Ablaufdiagramm',
  toolbar: 'Werkzeuge',
  details: 'Einzelheiten',
  selected: 'Gewählt',
};

/** Words of the shop's own pages that the pages in docs/flows do not need. */
export const staffPage = {
  svg: 'SVG',
  png: 'PNG',
  saveSvg: 'Als SVG speichern',
  savePng: 'Als PNG speichern',
  hits: 'Treffer',
  intro:
    'Jeder Ablauf ist aus seinem Zustandsdiagramm gezeichnet. Diese Seiten sieht nur das Team des Shops.',
  help: 'Ziehen und Mausrad verschieben, Strg und Mausrad oder zwei Finger vergrößern. Tasten: Pfeile verschieben, + und − vergrößern und verkleinern, 0 passt ein, Leertaste wählt, Eingabe klappt auf und zu.',
};

/** Words of playing generated paths and of what is laid over a drawing. */
export const pathWords = {
  path: 'Prüfweg',
  noPath: 'Prüfweg abspielen …',
  layers: { machine: 'Modell', view: 'Oberfläche', browser: 'Browser' },
  pathName: (given: { layer: string; number: number; from: string; to: string; count: number }) =>
    `${given.layer} ${given.number}: ${given.from} → ${given.to} (${given.count} Schritte)`,
  back: 'Einen Schritt zurück',
  forward: 'Einen Schritt weiter',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  speeds: { slow: 'Langsam', usual: 'Normal', fast: 'Schnell' },
  endPath: 'Prüfweg schließen',
  copyLink: 'Link zu diesem Schritt kopieren',
  linkCopied: 'Der Link ist kopiert.',
  steps: 'Schritte',
  start: 'Ausgangslage',
  stepStatus: (given: { number: number; count: number; says: string; at: string }) =>
    `Schritt ${given.number} von ${given.count}: ${given.says} Jetzt: ${given.at}.`,
  overlay: 'Einblenden',
  noOverlay: 'Nichts einblenden',
  coverage: (given: { layer: string }) => `Abdeckung: ${given.layer}`,
  covered: (given: { layer: string; taken: number; total: number }) =>
    `Prüfwege der Schicht „${given.layer}“ nehmen ${given.taken} von ${given.total} Übergängen.`,
  nobodyWalks: (given: { layer: string }) => `Für die Schicht „${given.layer}“ gibt es hier keine Prüfwege.`,
  neverTaken: 'nie durchlaufen',
};

/** Words of what happens on a flow in one's own browser. */
export const liveWords = {
  tab: 'Live',
  title: 'In diesem Browser',
  lead: 'Was die Tabs dieses Browsers gerade tun. Öffnen Sie den Shop in einem zweiten Tab und sehen Sie hier zu. Nichts davon verlässt den Browser; gemeldet werden nur Namen aus dem Diagramm.',
  nobody: 'In diesem Browser läuft der Ablauf gerade nicht.',
  now: (given: { at: string; where: string }) => `Jetzt: ${given.at} (${given.where}).`,
  place: (given: { at: string; where: string }) => `${given.at} (${given.where})`,
  last: 'Letzte Übergänge',
  tabs: { own: 'dieser Tab', other: 'anderer Tab' },
};
