/** Words of a search that say nothing about what is searched for, in the spelling of `foldWords`. */
export const emptyWords: ReadonlySet<string> = new Set(
  (
    'aber alle als am an bei bestellen bitte brauche das dem den der des die du ein eine einem einen einer eines er es ' +
    'fuer fuers gesucht guenstig guenstige guenstiger guenstiges hab habe hat hier ich ihr im in ist kaufe kaufen kein ' +
    'mein meine meinem meinen meiner mir mit modell neu neue neuen neuer neues no nr nummer ob oder passen passend ' +
    'passende passenden passender passendes passt shop sind so suche suchen teil typ um und vom von was welche welchen ' +
    'welcher wie wo zu zum zur compatible for my the with'
  ).split(' '),
);

/** Words that narrow what is searched for but are in few names: given up before any other known word. */
export const narrowingWords: ReadonlySet<string> = new Set(
  (
    'alternativ alternative alternativer billig billige billiger blauer doppelpack druckerzubehoer ersatz ersatzpatrone ' +
    'ersatzpatronen ersatztoner engel fuellung gross grosse grosser klein kleine kleiner komplettset kompatibel ' +
    'kompatible kompatibler kompatibles mehrfachpack multipack nachfuellung original originale originaler originales ' +
    'originalpatrone originaltoner pack packung rebuilt refill set sparpack sparset umweltfreundlich ' +
    'wiederaufbereitet wiederaufbereitete wiederaufbereiteter xl xxl'
  ).split(' '),
);

/**
 * What people call things by another name than the catalogue: brand names that became words, short forms of series,
 * everyday words. Several words on the left are a phrase; the right side is searched for instead.
 */
export const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aktenordner: 'ordner',
    'akten vernichter': 'aktenvernichter',
    cutter: 'cuttermesser',
    dj: 'deskjet',
    edding: 'permanentmarker',
    eddings: 'permanentmarker',
    filzer: 'fineliner',
    'filz stift': 'fineliner',
    filzstift: 'fineliner',
    filzstifte: 'fineliner',
    gelbe: 'gelb',
    handwischpapier: 'handtuchpapier',
    klebestreifen: 'klebefilm',
    'klebe streifen': 'klebefilm',
    klopapier: 'toilettenpapier',
    kugi: 'kugelschreiber',
    kuli: 'kugelschreiber',
    kulis: 'kugelschreiber',
    lj: 'laserjet',
    muellsack: 'muellbeutel',
    muellsaecke: 'muellbeutel',
    notizzettel: 'haftnotizen',
    oj: 'officejet',
    paketband: 'packband',
    paketklebeband: 'packband',
    'post it': 'haftnotizen',
    'post its': 'haftnotizen',
    postit: 'haftnotizen',
    postits: 'haftnotizen',
    prit: 'klebestift',
    pritt: 'klebestift',
    prittstift: 'klebestift',
    reisswolf: 'aktenvernichter',
    schredder: 'aktenvernichter',
    shredder: 'aktenvernichter',
    stabilo: 'textmarker',
    tempo: 'taschentuecher',
    tempos: 'taschentuecher',
    tesa: 'klebefilm',
    tesafilm: 'klebefilm',
    tippex: 'korrekturroller',
    'tipp ex': 'korrekturroller',
    'tip ex': 'korrekturroller',
    tixo: 'klebefilm',
    uhu: 'klebestift',
    wc: 'toilettenpapier',
    zewa: 'kuechenrolle',
  }),
);

/** A unit or another word that people write without a space behind a number: '80g', '3lagig'. */
export const gluedUnit = /^(\d{1,4})(gb|tb|mb|gr|kg|g|mm|cm|m|ml|cl|l|bl|st|er|w|v|[a-z]{3,})$/;
