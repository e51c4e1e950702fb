/**
 * What the articles of the demo are grouped by (docs/decisions/0146): one table to read and to change. Slugs follow from the names
 * unless given.
 */

/** A type of article, and the names of a category's articles that are of it; without `names` all that are left. */
export interface ArticleTypeRule {
  readonly name: string;
  readonly names?: RegExp;
}

const only = (name: string): readonly ArticleTypeRule[] => [{ name }];

/** Types by category; the first that fits the article's name is its type. */
export const articleTypeRules: Readonly<Record<string, readonly ArticleTypeRule[]>> = {
  tintenpatronen: only('Tintenpatronen'),
  tintentanks: only('Nachfülltinten'),
  druckkoepfe: only('Druckköpfe'),
  'toner-schwarz': only('Toner'),
  'toner-farbe': only('Toner'),
  trommeln: only('Bildtrommeln'),
  resttonerbehaelter: only('Resttonerbehälter'),
  fixiereinheiten: only('Wartungskits'),
  farbbaender: [
    { name: 'Thermotransferbänder', names: /Thermotransfer/ },
    { name: 'Farbrollen', names: /Farbrolle/ },
    { name: 'Farbbänder' },
  ],
  etiketten: [
    { name: 'Adressetiketten', names: /^Adress/ },
    { name: 'Ordnerrücken-Etiketten', names: /Ordnerrücken/ },
    { name: 'Markierungspunkte', names: /Markierungspunkte/ },
    { name: 'Universaletiketten' },
  ],
  rollenetiketten: [
    { name: 'Endlosetiketten', names: /Endlos/ },
    { name: 'Adressetiketten', names: /Adress/ },
    { name: 'Versandetiketten', names: /Versand/ },
    { name: 'Rollenetiketten' },
  ],
  schriftbaender: [{ name: 'Schrumpfschläuche', names: /Schrumpfschlauch/ }, { name: 'Schriftbänder' }],
  beschriftungsgeraete: [
    { name: 'Etikettendrucker', names: /drucker/ },
    { name: 'Preisauszeichner', names: /Preisauszeichner/ },
    { name: 'Beschriftungsgeräte' },
  ],
  stempel: [{ name: 'Stempelkissen und Stempelfarben', names: /kissen|farbe/ }, { name: 'Stempel' }],
  kopierpapier: only('Kopierpapier'),
  recyclingpapier: only('Recyclingpapier'),
  farbpapier: only('Farbpapier'),
  spezialpapier: [
    { name: 'Fotopapier', names: /^Foto/ },
    { name: 'Plotterpapier', names: /^Plotter/ },
    { name: 'Druckfolien und Visitenkarten' },
  ],
  kassenrollen: only('Kassenrollen'),
  'bloecke-hefte': [
    { name: 'Notizbücher', names: /Notizbuch|Geschäftsbuch/ },
    { name: 'Collegeblöcke', names: /Collegeblock/ },
    { name: 'Schreibblöcke' },
  ],
  haftnotizen: [
    { name: 'Haftmarker', names: /Haftmarker/ },
    { name: 'Notizzettel', names: /zettel/i },
    { name: 'Haftnotizen' },
  ],
  formulare: [{ name: 'Kalender und Unterlagen', names: /kalender|unterlage/ }, { name: 'Formularbücher' }],
  briefumschlaege: only('Briefumschläge'),
  versandtaschen: [{ name: 'Begleitpapiertaschen', names: /^Begleit/ }, { name: 'Versandtaschen' }],
  luftpolstertaschen: only('Polstertaschen'),
  kartons: [{ name: 'Faltkartons', names: /Faltkarton/ }, { name: 'Versandkartons' }],
  packband: [{ name: 'Packbandabroller', names: /abroller/ }, { name: 'Packbänder' }],
  fuellmaterial: [{ name: 'Folien zum Verpacken', names: /folie/i }, { name: 'Füllmaterial' }],
  ordner: [{ name: 'Ringbücher', names: /ringbuch/i }, { name: 'Ordner' }],
  register: [{ name: 'Trennblätter', names: /Trenn/ }, { name: 'Register' }],
  'hefter-mappen': [
    { name: 'Schnellhefter', names: /Schnellhefter|Heftstreifen/ },
    { name: 'Klemmbretter', names: /Klemmbrett/ },
    { name: 'Mappen' },
  ],
  huellen: [{ name: 'Prospekthüllen', names: /Prospekt/ }, { name: 'Sichthüllen' }],
  haengeregistratur: only('Hängemappen'),
  archivierung: [
    { name: 'Stehsammler', names: /Stehsammler/ },
    { name: 'Archivboxen', names: /schachtel|container/ },
    { name: 'Abheftbügel' },
  ],
  ablage: [
    { name: 'Briefablagen', names: /ablage/ },
    { name: 'Schubladenboxen', names: /Schubladenbox/ },
    { name: 'Schreibtischorganizer' },
  ],
  kugelschreiber: [
    { name: 'Gelschreiber', names: /Gelschreiber/ },
    { name: 'Kugelschreiberminen', names: /minen/ },
    { name: 'Kugelschreiber' },
  ],
  tintenroller: [
    { name: 'Fineliner', names: /Fineliner/ },
    { name: 'Füllhalterpatronen', names: /patronen/ },
    { name: 'Tintenroller' },
  ],
  bleistifte: [
    { name: 'Radierer und Spitzer', names: /^Radierer|spitzer|^Spitz/ },
    { name: 'Bleistifte', names: /stift/ },
    { name: 'Feinminen und Lineale' },
  ],
  textmarker: only('Textmarker'),
  marker: [{ name: 'Permanentmarker', names: /Permanent/ }, { name: 'Lack- und Folienmarker' }],
  korrektur: only('Korrekturmittel'),
  klebstoffe: [{ name: 'Klebestifte', names: /Klebestift/ }, { name: 'Klebstoffe' }],
  klebebaender: [
    { name: 'Klebebandabroller', names: /abroller/ },
    { name: 'Klebefilme', names: /Klebefilm/ },
    { name: 'Klebebänder' },
  ],
  'scheren-cutter': [{ name: 'Scheren', names: /schere/i }, { name: 'Cutter und Brieföffner' }],
  schneidegeraete: only('Schneidemaschinen'),
  'heften-lochen': [
    { name: 'Locher', names: /locher/i },
    { name: 'Heftklammern', names: /Heftklammern/ },
    { name: 'Heftgeräte' },
  ],
  klammern: [
    { name: 'Büroklammern', names: /klammer/i },
    { name: 'Pinnnadeln', names: /nadel|nägel/ },
    { name: 'Gummiringe' },
  ],
  aktenvernichter: [
    { name: 'Zubehör für Aktenvernichter', names: /für Aktenvernichter/ },
    { name: 'Aktenvernichter' },
  ],
  laminieren: [{ name: 'Laminiergeräte', names: /gerät/ }, { name: 'Laminierfolien' }],
  binden: [{ name: 'Bindegeräte', names: /gerät/ }, { name: 'Binderücken und Deckblätter' }],
  rechner: [
    { name: 'Druckende Tischrechner', names: /^Druckend/ },
    { name: 'Taschenrechner', names: /^Taschen/ },
    { name: 'Tischrechner' },
  ],
  'waagen-kassen': [
    { name: 'Waagen', names: /waage/ },
    { name: 'Geldprüfgeräte', names: /prüf/ },
    { name: 'Geldkassetten und Schlüsselkästen' },
  ],
  whiteboards: [
    { name: 'Boardmarker', names: /marker/ },
    { name: 'Whiteboard-Zubehör', names: /Whiteboard-/ },
    { name: 'Whiteboards' },
  ],
  flipcharts: [
    { name: 'Flipchartmarker', names: /marker/ },
    { name: 'Flipchartpapier', names: /papier/ },
    { name: 'Moderationsbedarf', names: /^Moderation/ },
    { name: 'Flipcharts' },
  ],
  pinnwaende: [{ name: 'Magnete', names: /magnet/i }, { name: 'Pinnwände' }],
  schilder: [{ name: 'Namensschilder', names: /schilder/ }, { name: 'Aufsteller' }],
  reinigungsmittel: [{ name: 'Spülmittel', names: /spül/i }, { name: 'Reinigungsmittel' }],
  hygienepapier: [
    { name: 'Toilettenpapier', names: /Toilettenpapier/ },
    { name: 'Papierhandtücher', names: /handtücher/ },
    { name: 'Küchen- und Putzrollen' },
  ],
  'seife-desinfektion': [
    { name: 'Desinfektionsmittel', names: /desinfektion/i },
    { name: 'Seifenspender', names: /^Seifenspender/ },
    { name: 'Handseifen' },
  ],
  abfall: [{ name: 'Papierkörbe und Abfallsammler', names: /korb|sammler/ }, { name: 'Müllbeutel' }],
  reinigungsgeraete: [
    { name: 'Besen und Wischer', names: /Besen|wischer/ },
    { name: 'Einmalhandschuhe', names: /handschuhe/ },
    { name: 'Tücher und Schwämme' },
  ],
  technikreinigung: only('Bildschirm- und Gerätereiniger'),
  handpflege: [
    { name: 'Taschen- und Kosmetiktücher', names: /tücher/ },
    { name: 'Damenhygiene', names: /Tampons|binden/ },
    { name: 'Cremes und Duschgele' },
  ],
  'erste-hilfe': [{ name: 'Verbandkästen', names: /erbandkasten/ }, { name: 'Erste-Hilfe-Material' }],
  'kaffee-tee': [
    { name: 'Tee', names: /tee\b/i },
    { name: 'Kakao', names: /schokolade/ },
    { name: 'Kaffee und Filter' },
  ],
  kaltgetraenke: [{ name: 'Mineralwasser', names: /wasser/ }, { name: 'Säfte und Limonaden' }],
  'milch-zucker': [{ name: 'Zucker', names: /zucker/i }, { name: 'Milch und Kaffeesahne' }],
  'gebaeck-snacks': [{ name: 'Gebäck', names: /gebäck/i }, { name: 'Snacks' }],
  geschirr: [
    { name: 'Besteck', names: /besteck|Rühr/ },
    { name: 'Servietten', names: /^Servietten/ },
    { name: 'Becher, Tassen und Kannen' },
  ],
  buerostuehle: [
    { name: 'Bodenschutzmatten', names: /^Bodenschutz/ },
    { name: 'Besucherstühle', names: /Besucher|Stapel/ },
    { name: 'Bürostühle' },
  ],
  schreibtische: [
    { name: 'Sitz-Steh-Schreibtische', names: /^Sitz-Steh/ },
    { name: 'Besprechungstische', names: /Besprechung|Klapp/ },
    { name: 'Schreibtische' },
  ],
  schraenke: [
    { name: 'Rollcontainer', names: /^Rollcontainer/ },
    { name: 'Regale', names: /regal/ },
    { name: 'Schränke' },
  ],
  leuchten: [{ name: 'Leuchten', names: /leuchte|Lampe/ }, { name: 'Büroausstattung' }],
  eingabegeraete: [
    { name: 'Mauspads', names: /^Mauspad/ },
    { name: 'Tastaturen', names: /^Tastatur/ },
    { name: 'Mäuse' },
  ],
  'kabel-adapter': [
    { name: 'Adapter und Dockingstationen', names: /^Adapter|Docking/ },
    { name: 'Kabelführung', names: /^Kabel/ },
    { name: 'Kabel' },
  ],
  speichermedien: [
    { name: 'USB-Sticks', names: /^USB-Stick/ },
    { name: 'Speicherkarten', names: /^Speicherkarte/ },
    { name: 'Externe Laufwerke' },
  ],
  'strom-batterien': [
    { name: 'Batterien und Akkus', names: /batterie|akku|knopfzelle/i },
    { name: 'Steckdosenleisten', names: /^Steckdosen/ },
    { name: 'Ladegeräte' },
  ],
  'audio-video': [{ name: 'Headsets', names: /^Headset/ }, { name: 'Webcams und Lautsprecher' }],
  ergonomie: [
    { name: 'Monitorhalterungen', names: /^Monitor/ },
    { name: 'Notebooktaschen', names: /tasche|rucksack/ },
    { name: 'Notebookständer und Blickschutz' },
  ],
};

/** Groups of product types in their order, and the types by the kind of an article (its motif). */
export const productTypeRules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Druckerverbrauch: {
    ink: 'Tinte',
    bottle: 'Tinte zum Nachfüllen',
    toner: 'Tonerkartuschen',
    drum: 'Trommeln',
    ribbon: 'Bänder zum Drucken',
    'label-tape': 'Bandkassetten',
    'label-roll': 'Etiketten auf Rolle',
    'waste-toner': 'Auffangbehälter',
    maintenance: 'Wartungsteile',
  },
  'Papier und Versand': {
    paper: 'Papier',
    sheet: 'Bogen und Hüllen',
    notebook: 'Blöcke und Bücher',
    note: 'Notizen',
    envelope: 'Umschläge und Taschen',
    carton: 'Kartons und Boxen',
    tape: 'Klebebänder zum Packen und Kleben',
    roll: 'Rollenware',
  },
  'Schreiben und Ordnen': {
    pen: 'Stifte',
    binder: 'Ordner und Ringbücher',
    folder: 'Hefter und Mappen',
    tray: 'Ablagen',
    glue: 'Kleber',
    scissors: 'Schneidewerkzeug',
    stapler: 'Hefter und Locher',
    clip: 'Klammern und Nadeln',
    stamp: 'Stempel und Farbe',
  },
  Technik: {
    device: 'Geräte',
    calculator: 'Rechner',
    mouse: 'Eingabegeräte',
    cable: 'Kabel und Strom',
    stick: 'Datenträger',
    battery: 'Batterien',
    headset: 'Ton und Bild',
    stand: 'Halter und Taschen',
  },
  Möbel: {
    board: 'Tafeln und Schilder',
    chair: 'Stühle und Matten',
    desk: 'Tische',
    cabinet: 'Schränke und Regale',
    lamp: 'Licht und Ausstattung',
  },
  'Reinigung und Hygiene': {
    cleaner: 'Reiniger und Pflege',
    cloth: 'Putzzeug',
    bin: 'Abfall',
    'first-aid': 'Verbandmaterial',
  },
  Verpflegung: {
    coffee: 'Heißgetränke',
    drink: 'Getränke und Zutaten',
    snack: 'Süßes und Salziges',
    cup: 'Geschirr',
  },
};

/** Who makes several brands; every other brand is its maker's only one. */
export const makerOfBrand: Readonly<Record<string, string>> = {
  'Kontor Basis': 'Kontor',
  Samsung: 'HP',
  Dymo: 'Newell',
};

/** Makers within the EU need nobody who answers for them there. */
export const makersInTheEu: readonly string[] = ['Kontor'];

/** Brands that are shown where there is room for a few. */
export const topBrands: readonly string[] = ['HP', 'Brother', 'Canon', 'Epson', 'Kyocera', 'Kontor'];

/** A keyword that fewer articles have is no tag. */
export const fewestOfTag = 3;

/** Keywords of these are no tags: most articles beside them are printing supplies, which have none. */
export const rootsWithoutTags: readonly string[] = ['druckerverbrauch', 'etiketten-beschriftung'];

/** Articles on a page of the printed catalogue. */
export const articlesPerPage = 12;

/** How supplies name what several pieces are sold as. */
export const multipackName = /Multipack|Rainbow|Doppelpack|\d+er Pack/;

/** Assortments by their type, each with what is said above its list. */
export const assortmentRules = {
  Themen: {
    description: 'Was zusammen gebraucht wird.',
    assortments: {
      'Home-Office': 'Möbel, Licht und Technik für den Arbeitsplatz zu Hause.',
      'Messe und Versand': 'Alles zum Ausstellen, Verpacken und Verschicken.',
      Büroküche: 'Kaffee, Getränke, Gebäck und Geschirr.',
      Erstausstattung: 'Die Grundausstattung der Hausmarke für einen neuen Arbeitsplatz.',
    },
  },
  Hausmarke: {
    description: 'Artikel unserer eigenen Marke.',
    assortments: { 'Kontor-Hausmarke': 'Alle Artikel der Marke Kontor.' },
  },
  Saison: {
    description: 'Was zu dieser Zeit gefragt ist.',
    assortments: { Schulstart: 'Blöcke, Stifte und Kleber für den Schulanfang.' },
  },
  Sparen: {
    description: 'Artikel mit kleinem Preis oder großem Inhalt.',
    assortments: {
      Wiederaufbereitet: 'Toner und Tinte in wiederaufbereiteten Kartuschen.',
      'XL und XXL': 'Patronen und Kartuschen mit hoher Reichweite.',
      Großpackungen: 'Paletten, Kartons und Packungen mit vielen Stück.',
    },
  },
  Empfehlung: {
    description: 'Von uns ausgewählt.',
    assortments: { Tipp: 'Artikel, die wir zurzeit empfehlen.' },
  },
} as const;

/** Categories whose articles are in an assortment. */
export const assortmentOfCategory: Readonly<Record<string, readonly string[]>> = {
  'Home-Office': ['buerostuehle', 'schreibtische', 'leuchten', 'eingabegeraete', 'audio-video', 'ergonomie'],
  'Messe und Versand': [
    'flipcharts',
    'schilder',
    'versandtaschen',
    'luftpolstertaschen',
    'kartons',
    'packband',
    'fuellmaterial',
  ],
  Büroküche: ['kaffee-tee', 'kaltgetraenke', 'milch-zucker', 'gebaeck-snacks', 'geschirr'],
  Schulstart: ['bloecke-hefte', 'bleistifte', 'textmarker', 'tintenroller', 'klebstoffe'],
};

/** Articles of the house brand a new workplace begins with. */
export const firstEquipmentName =
  /^Kontor (Kopierpapier A4 80 g\/m², weiß|Ordner|Druckkugelschreiber|Haftnotizen|Heftgerät|Heftklammern|Locher|Büroklammern|Briefablage|Klebestift|Textmarker)/;

/** Packages that hold much, by their names. */
export const largePackageName = /Palette|Karton mit|\b[1-9]\.\d00 (Stück|Blatt)|\b(64|72) (x|Rollen)/;

/** The most popular article of each of these categories that can be had is a tip. */
export const categoriesOfTips: readonly string[] = [
  'tintenpatronen',
  'toner-schwarz',
  'kopierpapier',
  'haftnotizen',
  'ordner',
  'kugelschreiber',
  'kaffee-tee',
  'buerostuehle',
];

/** Attributes by the names their addresses have; `rule` = what of the article's own facts gives it. */
export const attributeRules = {
  begreen: {
    name: 'Mit Umweltzeichen',
    description: 'Artikel mit einem benannten Umweltzeichen.',
    rule: 'labelled',
    standsOnTile: true,
  },
  food: {
    name: 'Lebensmittel',
    description: 'Lebensmittel und Getränke.',
    rule: null,
    standsOnTile: false,
  },
  cosmetic: {
    name: 'Kosmetik',
    description: 'Mittel zur Pflege des Körpers.',
    rule: null,
    standsOnTile: false,
  },
  video: {
    name: 'Mit Video',
    description: 'Artikel, die ein Video zeigt.',
    rule: 'video',
    standsOnTile: false,
  },
  'daily-price': {
    name: 'Tagespreis',
    description: 'Artikel, deren Preis sich mit dem Markt ändert.',
    rule: null,
    standsOnTile: true,
  },
  lieferbedingungen: {
    name: 'Besondere Lieferbedingungen',
    description: 'Artikel, die eine Spedition bringt.',
    rule: null,
    standsOnTile: true,
  },
  montageservice: {
    name: 'Mit Montageservice',
    description: 'Möbel, die auf Wunsch aufgebaut werden.',
    rule: null,
    standsOnTile: true,
  },
  lieferzeit: {
    name: 'Mit Lieferzeit',
    description: 'Artikel, die für Sie beschafft werden.',
    rule: 'procured',
    standsOnTile: false,
  },
  'new-articles': {
    name: 'Neu im Sortiment',
    description: 'Artikel der letzten 90 Tage.',
    rule: 'new',
    standsOnTile: false,
  },
  'top-articles': {
    name: 'Besonders gefragt',
    description: 'Artikel, die am häufigsten gekauft werden.',
    rule: 'popular',
    standsOnTile: false,
  },
  'best-price': {
    name: 'Bestpreis',
    description: 'Artikel mit unserem Bestpreis.',
    rule: 'bestPrice',
    standsOnTile: false,
  },
} as const;
