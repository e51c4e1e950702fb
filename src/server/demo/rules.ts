/**
 * What the facts beside this file do not say and the demo needs (docs/decisions/0013): one table to read and to change.
 * Prices, stock, labels and makers' addresses are invented. Amounts are integer cents net.
 */
export const rules = {
  depot: { id: 1, slug: 'zentrallager', name: 'Zentrallager' },
  houseBrand: 'Kontor',
  /** Brand of office articles whose name does not begin with the house brand. */
  plainBrand: 'Kontor Basis',

  /** Shop's own numbers: letter, first number, and how far apart two rounds of a larger catalogue lie. */
  ownNumber: {
    supply: { letter: 'T', first: 100_001, round: 2_000 },
    office: { letter: 'K', first: 10_001, round: 500 },
  },

  /** Category of a printing supply by kind; ink and toner by the further rules below. */
  categoryOfKind: {
    drum: 'trommeln',
    ribbon: 'farbbaender',
    'label-tape': 'schriftbaender',
    'label-roll': 'rollenetiketten',
    'waste-toner': 'resttonerbehaelter',
    maintenance: 'fixiereinheiten',
  } as Readonly<Record<string, string>>,
  inkCategory: { bottle: 'tintentanks', cartridge: 'tintenpatronen' },
  tonerCategory: { schwarz: 'toner-schwarz', other: 'toner-farbe' },
  /** Names of refill ink for printers with a tank. */
  bottleName: /\b(GI-\d+|Epson (664|10[1-6]|11[1-5])|BT[56D]\w*|HP 3[12])\b/,

  kindName: {
    ink: 'Tinte',
    bottle: 'Nachfülltinte',
    toner: 'Toner',
    drum: 'Trommel',
    ribbon: 'Farbband',
    'label-tape': 'Schriftband',
    'label-roll': 'Etikettenrolle',
    'waste-toner': 'Resttonerbehälter',
    maintenance: 'Wartungskit',
  } as Readonly<Record<string, string>>,
  /** Words people search by, beside the ones in the name. */
  searchWordsOfKind: {
    ink: 'Druckerpatrone Tintenpatrone Patrone Druckertinte',
    bottle: 'Nachfülltinte Tintenflasche Tinte Tank',
    toner: 'Tonerkartusche Lasertoner Kartusche Cartridge',
    drum: 'Bildtrommel Fotoleiter Drum',
    ribbon: 'Farbbandkassette Nylonband',
    'label-tape': 'Beschriftungsband Bandkassette Etikettenband',
    'label-roll': 'Rollenetiketten Thermoetiketten Labels',
    'waste-toner': 'Resttonerbox Auffangbehälter Wastebox',
    maintenance: 'Wartungskit Maintenance Kit',
  } as Readonly<Record<string, string>>,

  basisfarbe: {
    schwarz: ['Schwarz', 'Fotoschwarz', 'Mattschwarz', 'Schwarz marmoriert', 'Schwarz/Silber'],
    cyan: ['Cyan', 'Hellcyan'],
    magenta: ['Magenta', 'Hellmagenta'],
    gelb: ['Gelb', 'Pastellgelb'],
    farbig: [
      'Dreifarbig',
      'Farbig',
      'Farbig sortiert',
      'Pastell sortiert',
      'Schwarz/Farbig',
      'Schwarz/Rot',
      'Blau/Rot',
      'Gelb/Grün',
    ],
    grau: ['Grau', 'Lichtgrau', 'Anthrazit', 'Silber', 'Grau/Grün'],
    weiss: [
      'Weiß',
      'Hochweiß',
      'Naturweiß',
      'Weiß/Grau',
      'Weiß/Gelb',
      'Weiß/Blau',
      'Weiß/Rot',
      'Blau/Weiß',
      'Chamois',
    ],
  } as const,

  /** Net price = base + factor × yield^exponent, or base + perMl × content; then brand factor, a little jitter, ",x9". */
  price: {
    ink: { base: 500, factor: 45, exponent: 0.62, perMl: 32, plain: 2_290 },
    bottle: { base: 390, factor: 0, exponent: 0, perMl: 9, plain: 990 },
    toner: { base: 900, factor: 50, exponent: 0.62, perMl: 0, plain: 6_900 },
    drum: { base: 2_500, factor: 9, exponent: 0.66, perMl: 0, plain: 8_900 },
    ribbon: { base: 690, factor: 0, exponent: 0, perMl: 0, plain: 690 },
    'label-tape': { base: 1_390, factor: 0, exponent: 0, perMl: 0, plain: 1_390 },
    'label-roll': { base: 1_590, factor: 0, exponent: 0, perMl: 0, plain: 1_590 },
    'waste-toner': { base: 1_100, factor: 2, exponent: 0.6, perMl: 0, plain: 2_190 },
    maintenance: { base: 6_900, factor: 8, exponent: 0.6, perMl: 0, plain: 14_900 },
  } as Readonly<
    Record<string, { base: number; factor: number; exponent: number; perMl: number; plain: number }>
  >,
  colourTonerFactor: 1.12,
  brandFactor: {
    HP: 1.08,
    Canon: 1,
    Epson: 1.02,
    Brother: 0.94,
    Kyocera: 1.05,
    OKI: 1.1,
    Lexmark: 1.12,
    Kontor: 0.39,
  } as Readonly<Record<string, number>>,
  rebuiltFactor: 0.9,
  bStockFactor: 0.72,

  /** How much a piece of the kind weighs, in grams; toner and drum grow with the yield. */
  weightGrams: {
    ink: 70,
    bottle: 130,
    toner: 620,
    drum: 900,
    ribbon: 110,
    'label-tape': 60,
    'label-roll': 240,
    'waste-toner': 480,
    maintenance: 1_900,
  } as Readonly<Record<string, number>>,

  /** Weights of the delivery states (docs/decisions/0014); most goods lie in the warehouse. */
  deliveryState: [
    [1, 790],
    [2, 40],
    [3, 65],
    [4, 45],
    [5, 25],
    [6, 15],
    [7, 20],
  ] as readonly (readonly [number, number])[],
  /** Furniture and large devices come from the maker more often. */
  deliveryStateBulky: [
    [1, 45],
    [3, 8],
    [4, 12],
    [6, 3],
    [7, 32],
  ] as readonly (readonly [number, number])[],
  bulkyRoots: ['bueromoebel'],
  /** Stock of state 1: lot^exponent × most; a small share has just sold out. */
  stock: { most: 640, exponent: 2.2, soldOutShare: 0.025, mostOfShortTerm: 8 },

  share: {
    withoutPrice: 0.012,
    scalePrices: 0.42,
    bStock: 0.018,
    bestPrice: 0.05,
    video: 0.025,
    rebuiltToner: 0.45,
    rebuiltInk: 0.2,
    rebuiltLabel: 0.7,
    hidden: 0.004,
    offline: 0.004,
    collectable: 0.3,
    priceChanged: 0.16,
    dailyPrice: 0.3,
    labelWithoutLicence: 0.1,
    labelLapsed: 0.08,
  },
  /** Rungs above the first: quantity as multiple of the minimum, and the factor on the price. */
  scalePrices: [
    { multiple: 3, factor: 0.97 },
    { multiple: 5, factor: 0.95 },
    { multiple: 10, factor: 0.91 },
  ],
  scalePricesBelowCents: 25_000,
  orderMaximum: { usual: 1_000, bulky: 50, originalToner: 200 },

  rebuiltBegreenLabels: ['Blauer Engel', 'Nordischer Schwan'],
  /** Licences of eco labels run to the end of a year: of the last one, or of one of so many to come. */
  licenceYears: 3,
  licence: (label: string, articleNumber: string) => `Demo-${label.replace(/[^A-Z]/g, '')}-${articleNumber}`,

  /**
   * Only these categories owe a base price (PAngV § 4): what people buy by litre, kilogram, metre or sheet. Capacities
   * (shredder 16 l, USB 32 GB, bin bag 60 l) are none (docs/decisions/0013).
   */
  basePrice: {
    tintentanks: ['ml'],
    schriftbaender: ['m'],
    packband: ['m', 'Rollen'],
    klebebaender: ['m', 'Rollen'],
    fuellmaterial: ['m', 'kg', 'l'],
    klebstoffe: ['g', 'ml', 'm'],
    stempel: ['ml'],
    whiteboards: ['ml'],
    technikreinigung: ['ml'],
    reinigungsmittel: ['ml', 'l'],
    'seife-desinfektion': ['ml', 'l'],
    handpflege: ['ml'],
    'kaffee-tee': ['g', 'kg'],
    kaltgetraenke: ['l'],
    'milch-zucker': ['l', 'kg', 'g'],
    'gebaeck-snacks': ['kg', 'g'],
    kopierpapier: ['Blatt'],
    recyclingpapier: ['Blatt'],
  } as Readonly<Record<string, readonly string[]>>,
  /** Liquids of these categories that are devices, not liquids. */
  noBasePriceName: /spender|abroller|gerät|maschine/i,
  /** Unit of comparison and how many of the article's unit make one. */
  comparativeUnit: {
    ml: { per: 'l', amount: 1_000 },
    l: { per: 'l', amount: 1 },
    g: { per: 'kg', amount: 1_000 },
    kg: { per: 'kg', amount: 1 },
    m: { per: 'm', amount: 1 },
    Blatt: { per: '100 Blatt', amount: 100 },
  } as Readonly<Record<string, { per: string; amount: number }>>,

  /** Refundable deposit per bottle in cents. */
  deposits: [
    { name: /PET|Dose/, cents: 25 },
    { name: /Glas/, cents: 15 },
  ],
  depositCategory: 'kaltgetraenke',

  /** Motif of an office article's picture by category; the roots stand for the categories that are not named. */
  motif: {
    tintenpatronen: 'ink',
    tintentanks: 'bottle',
    druckkoepfe: 'maintenance',
    'toner-schwarz': 'toner',
    'toner-farbe': 'toner',
    trommeln: 'drum',
    resttonerbehaelter: 'waste-toner',
    fixiereinheiten: 'maintenance',
    farbbaender: 'ribbon',
    etiketten: 'sheet',
    rollenetiketten: 'label-roll',
    schriftbaender: 'label-tape',
    beschriftungsgeraete: 'device',
    stempel: 'stamp',
    kopierpapier: 'paper',
    recyclingpapier: 'paper',
    farbpapier: 'paper',
    spezialpapier: 'paper',
    kassenrollen: 'roll',
    'bloecke-hefte': 'notebook',
    haftnotizen: 'note',
    formulare: 'notebook',
    briefumschlaege: 'envelope',
    versandtaschen: 'envelope',
    luftpolstertaschen: 'envelope',
    kartons: 'carton',
    packband: 'tape',
    fuellmaterial: 'roll',
    ordner: 'binder',
    register: 'sheet',
    'hefter-mappen': 'folder',
    huellen: 'sheet',
    haengeregistratur: 'folder',
    archivierung: 'carton',
    ablage: 'tray',
    klebebaender: 'tape',
    klebstoffe: 'glue',
    'scheren-cutter': 'scissors',
    schneidegeraete: 'device',
    'heften-lochen': 'stapler',
    klammern: 'clip',
    aktenvernichter: 'device',
    laminieren: 'device',
    binden: 'device',
    rechner: 'calculator',
    'waagen-kassen': 'device',
    whiteboards: 'board',
    flipcharts: 'board',
    pinnwaende: 'board',
    schilder: 'board',
    reinigungsmittel: 'cleaner',
    hygienepapier: 'roll',
    'seife-desinfektion': 'cleaner',
    abfall: 'bin',
    reinigungsgeraete: 'cloth',
    technikreinigung: 'cleaner',
    handpflege: 'cleaner',
    'erste-hilfe': 'first-aid',
    'kaffee-tee': 'coffee',
    kaltgetraenke: 'drink',
    'milch-zucker': 'drink',
    'gebaeck-snacks': 'snack',
    geschirr: 'cup',
    buerostuehle: 'chair',
    schreibtische: 'desk',
    schraenke: 'cabinet',
    leuchten: 'lamp',
    eingabegeraete: 'mouse',
    'kabel-adapter': 'cable',
    speichermedien: 'stick',
    'strom-batterien': 'battery',
    'audio-video': 'headset',
    ergonomie: 'stand',
    schreiben: 'pen',
  } as Readonly<Record<string, string>>,

  /** Electric devices, and cartridges with a chip: they carry a WEEE number (ElektroG). */
  electricCategories: [
    'beschriftungsgeraete',
    'aktenvernichter',
    'laminieren',
    'rechner',
    'waagen-kassen',
    'leuchten',
    'eingabegeraete',
    'speichermedien',
    'audio-video',
    'strom-batterien',
  ],
  chipKinds: ['ink', 'toner', 'drum'],

  /** Notices that stand at the article as text (GPSR Art. 19, CLP, BattG). */
  warnings: {
    ink: [
      'Darf nicht in die Hände von Kindern gelangen. Nicht einnehmen.',
      'Bei Kontakt mit den Augen mit Wasser ausspülen.',
    ],
    bottle: [
      'Darf nicht in die Hände von Kindern gelangen. Nicht einnehmen.',
      'Flasche aufrecht und fest verschlossen lagern.',
    ],
    toner: ['Tonerstaub nicht einatmen. Verschütteten Toner mit einem feuchten Tuch aufnehmen.'],
    'waste-toner': ['Enthält Tonerstaub: nicht öffnen und nicht ausleeren.'],
    cleaner: ['Achtung: Verursacht schwere Augenreizung. Darf nicht in die Hände von Kindern gelangen.'],
    glue: ['Darf nicht in die Hände von Kindern gelangen. Nur in gut belüfteten Räumen verwenden.'],
    battery: [
      'Batterien nicht aufladen, öffnen, kurzschließen oder ins Feuer werfen.',
      'Altbatterien gehören nicht in den Hausmüll: Rückgabe an Sammelstellen oder an uns ist kostenlos.',
    ],
  } as Readonly<Record<string, readonly string[]>>,

  /** Makers' facts are invented: example domains and a town that does not exist. */
  maker: {
    name: (brand: string) => `${brand} Musterhersteller (Demo-Angabe)`,
    address: (order: number) => `Beispielstraße ${order}, 00000 Musterstadt (Demo-Angabe)`,
    email: (slug: string) => `produktsicherheit@${slug}.example`,
    euName: (maker: string) => `EU-Bevollmächtigter von ${maker} (Demo-Angabe)`,
    euEmail: (slug: string) => `eu@${slug}.example`,
  },
  weeeNumber: (order: number) => `DE 000000${String(order).padStart(2, '0')} (Demo)`,
} as const;

/** Process colour of a colour word; anything that has a word but no process colour is 'sonstige'. */
export function basisfarbeOf(colour: string): string | null {
  if (colour === '') return null;
  for (const [basisfarbe, words] of Object.entries(rules.basisfarbe)) {
    if ((words as readonly string[]).includes(colour)) return basisfarbe;
  }
  return 'sonstige';
}
