/** Words of a search that say nothing about what is searched for, in the spelling of `foldWords`. */
export const emptyWords: ReadonlySet<string> = new Set(
  (
    'ab aber alle als am an auf bei bis bestellen bitte brauche compatible darf das dem den der des die du ein eine einem einen ' +
    'einer eines er es for fuer fuers gesucht gibt guenstig guenstige guenstiger guenstiges hab habe hat hier ich ' +
    'ihr im in ist kann kannst kaufe kaufen kein koennen koennte man mein meine meinem meinen meiner mir mit modell ' +
    'moechte muss my nach neu neue neuen neuer neues no nr nummer ob oder passen passend passende passenden passender ' +
    'passendes passt shop sind so suche suchen teil the typ um und vom von wann warum was welche welchen welcher wie ' +
    'wieviel will with wo zu zum zur'
  ).split(' '),
);

/** Words that narrow what is searched for but are in few names: given up before any other known word. */
export const narrowingWords: ReadonlySet<string> = new Set(
  (
    'alternativ alternative alternativer billig billige billiger blauer bueromaterial buerobedarf doppelpack drucker druckerzubehoer ersatz ersatzpatrone ' +
    'ersatzpatronen ersatztoner engel fuellung gross grosse grosser klein kleine kleiner komplettset kompatibel ' +
    'kombipack kombiset kompatible kompatibler kompatibles mehrfachpack multipack nachfuellung original originale originaler originales ' +
    'originalpatrone originaltoner pack packung rebuild rebuilt refill satz set sets sparpack sparset umweltfreundlich valuepack vorteilspack vorteilsset vierer ' +
    'viererpack viererset wiederaufbereitet wiederaufbereitete wiederaufbereiteter xl xxl zubehoer'
  ).split(' '),
);

/** What says no more than a printer that is named. */
export const printerWords: ReadonlySet<string> = new Set([
  'drucker',
  'druckerzubehoer',
  'printer',
  'zubehoer',
]);

/**
 * What every maker of printers has of its own: that of another fits none of its printers, so that the brand says more than
 * the kind.
 */
export const supplyWord =
  /^(?:(?:drucker|tinten|toner|laser|farb)?(?:patronen?|kartuschen?|kassetten?)|tinten?|toners?|trommeln?|farbb(?:and|aender))$/;

/** A supply with the kind of printers it is for in one word; the kind says nothing: 'laserdruckertoner' is toner. */
export const supplyOfPrinters =
  /^(?:farb)?(?:tintenstrahl|tinten|laser|nadel|matrix|thermo)?drucker((?:tinten|toner)?(?:patronen?|kartuschen?|kassetten?)|tinten?|toners?|farbb(?:and|aender))$/;

/** Colours of goods. */
export const colourWord =
  /^(?:schwarz|weiss|rot|blau|gruen|gelb|braun|grau|orange|pink|rosa|lila|violett|tuerkis|beige|bunt|farbig|silber|gold)(?:e[nrsm]?)?$/;

/** Those of them that choose among articles: where they are words of a name and no facet, a search that found by them says so. */
export const narrowingChoices: ReadonlySet<string> = new Set(
  'doppelpack komplettset mehrfachpack multipack set sparpack sparset xl xxl'.split(' '),
);

/**
 * What people call things by another name than the catalogue: brand names that became words, short forms of series,
 * everyday words. Several words on the left are a phrase; the right side is searched for instead.
 */
export const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    abfalleimer: 'papierkorb',
    abfallkorb: 'papierkorb',
    'akten vernichter': 'aktenvernichter',
    aktenordner: 'ordner',
    bildschirmhalterung: 'monitorarm',
    bindfaden: 'paketschnur',
    blasenfolie: 'luftpolsterfolie',
    blubberfolie: 'luftpolsterfolie',
    'bluetooth maus': 'funkmaus',
    bondrolle: 'bonrolle',
    bondrollen: 'bonrolle',
    computerstuhl: 'drehstuhl',
    cutter: 'cuttermesser',
    dj: 'deskjet',
    dokumentenhuelle: 'sichthuellen',
    dokumentenhuellen: 'sichthuellen',
    drahtlos: 'kabellos',
    drahtlose: 'kabellos',
    drahtloser: 'kabellos',
    drahtloses: 'kabellos',
    drehsessel: 'drehstuhl',
    druckerfarbe: 'tinte',
    druckerkartusche: 'druckerpatrone',
    druckertinte: 'tinte',
    edding: 'permanentmarker',
    eddings: 'permanentmarker',
    eimer: 'papierkorb',
    faserstift: 'fineliner',
    faserstifte: 'fineliner',
    'filz stift': 'fineliner',
    filzer: 'fineliner',
    filzstift: 'fineliner',
    filzstifte: 'fineliner',
    fueller: 'fuellhalter',
    fuser: 'fixiereinheit',
    gelbe: 'gelb',
    handdesinfektion: 'haendedesinfektion',
    handwischpapier: 'handtuchpapier',
    heftmaschine: 'heftgeraet',
    heftpflaster: 'pflasterstrips',
    heftzange: 'heftgeraet',
    kaffeetueten: 'kaffeefilter',
    kassenrolle: 'thermorollen',
    kassenrollen: 'thermorollen',
    klammeraffe: 'heftgeraet',
    klammermaschine: 'heftgeraet',
    klarsichtfolie: 'prospekthuellen',
    klarsichtfolien: 'prospekthuellen',
    'klebe streifen': 'klebefilm',
    klebestreifen: 'klebefilm',
    klopapier: 'toilettenpapier',
    klorolle: 'toilettenpapier',
    klorollen: 'toilettenpapier',
    kopiererpapier: 'kopierpapier',
    kugi: 'kugelschreiber',
    kuli: 'kugelschreiber',
    kulis: 'kugelschreiber',
    leimstift: 'klebestift',
    leuchtmarker: 'textmarker',
    lj: 'laserjet',
    malerband: 'kreppband',
    'masking tape': 'kreppband',
    'maus bluetooth': 'funkmaus',
    'maus wlan': 'funkmaus',
    mehrfachstecker: 'steckdosenleiste',
    monitorhalterung: 'monitorarm',
    muellsack: 'muellbeutel',
    muellsaecke: 'muellbeutel',
    muelltuete: 'muellbeutel',
    muelltueten: 'muellbeutel',
    notizzettel: 'haftnotizen',
    oj: 'officejet',
    paketband: 'packband',
    paketklebeband: 'packband',
    paketrolle: 'packband',
    panzerband: 'gewebeband',
    papiereimer: 'papierkorb',
    papiertonne: 'papierkorb',
    plastikhuelle: 'prospekthuellen',
    plastikhuellen: 'prospekthuellen',
    pattex: 'alleskleber',
    'post it': 'haftnotizen',
    'post its': 'haftnotizen',
    postit: 'haftnotizen',
    postits: 'haftnotizen',
    prit: 'klebestift',
    pritt: 'klebestift',
    prittstift: 'klebestift',
    putzlappen: 'mikrofasertuecher',
    ratzefummel: 'radierer',
    reisswolf: 'aktenvernichter',
    ringordner: 'ringbuch',
    schmierpapier: 'notizzettel',
    schredder: 'aktenvernichter',
    shredder: 'aktenvernichter',
    sichtfolie: 'sichthuellen',
    sichtfolien: 'sichthuellen',
    spueli: 'spuelmittel',
    spuellappen: 'schwammtuecher',
    stabilo: 'textmarker',
    stapler: 'heftgeraet',
    steckerleiste: 'steckdosenleiste',
    stehlampe: 'stehleuchte',
    stromleiste: 'steckdosenleiste',
    tackernadel: 'heftklammern',
    tackernadeln: 'heftklammern',
    tafelstift: 'boardmarker',
    tafelstifte: 'boardmarker',
    tape: 'klebeband',
    tempo: 'taschentuecher',
    tempos: 'taschentuecher',
    teppichmesser: 'cuttermesser',
    tesa: 'klebefilm',
    tesafilm: 'klebefilm',
    'tip ex': 'korrekturroller',
    'tipp ex': 'korrekturroller',
    tippex: 'korrekturroller',
    tixo: 'klebefilm',
    tonerkassette: 'toner',
    'trenn blaetter': 'trennblaetter',
    trommeleinheit: 'trommel',
    uhu: 'klebestift',
    verbandskasten: 'verbandkasten',
    verteilersteckdose: 'steckdosenleiste',
    wc: 'toilettenpapier',
    'whiteboard stift': 'boardmarker',
    'whiteboard stifte': 'boardmarker',
    wireless: 'kabellos',
    'wlan maus': 'funkmaus',
    zewa: 'kuechenrolle',
  }),
);

const envelopes = ['versandtaschen', 'briefumschlaege', 'luftpolstertaschen'];

/** Kinds of which one is called like the other once it is larger or stronger; tried when a thing is not there as it was called. */
export const kindredNames: ReadonlyMap<string, readonly string[]> = new Map(
  'briefumschlag briefumschlaege kuvert kuverts umschlag umschlaege versandtasche versandtaschen'
    .split(' ')
    .map((word) => [word, envelopes.filter((name) => !name.startsWith(word))]),
);

/** A unit or another word that people write without a space behind a number: '80g', '3lagig'. */
export const gluedUnit = /^(\d{1,4})(gb|tb|mb|gr|kg|g|mm|cm|m|ml|cl|l|bl|st|er|w|v|[a-z]{3,})$/;
