export const phases = { busy: 'arbeitet', ready: 'bereit', blocked: 'blockiert', done: 'fertig' };

export const signs = {
  anytime: 'Jederzeit',
  passing: 'Weiche',
  machine: 'Ablauf',
  parallel: 'gleichzeitig',
  history: 'wo man war',
  firstTime: 'beim ersten Mal',
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
  system: 'Was die Abläufe einander sagen',
  systemLead: 'Jeder Kasten ist ein Ablauf, jeder Pfeil etwas, das er einem anderen sagt.',
};

/** What phases and signs are called in the drawn flows; what a chart calls its own parts stands beside it. */
export const chart = {
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
  stage: 'Ablaufdiagramm',
  toolbar: 'Werkzeuge',
  details: 'Einzelheiten',
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
