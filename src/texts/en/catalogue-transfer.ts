interface Fault {
  /** Column it is about. */
  readonly head: string;
  readonly value: string;
  readonly detail: string;
}

interface Counts {
  readonly new: number;
  readonly changed: number;
  readonly same: number;
  readonly gone: number;
}

const count = (number: number): string => number.toLocaleString('en');

/** Bringing in and giving out a catalogue as files. */
export const catalogueTransfer = {
  at: (p: { file: string; line: number; sentence: string }) => `${p.file}, line ${p.line}: ${p.sentence}`,
  faults: {
    unknownColumn: (p: Fault) => `There is no column “${p.value}”. There are: ${p.detail}.`,
    missingColumn: (p: Fault) => `The column “${p.value}” is missing.`,
    doubleColumn: (p: Fault) => `The column “${p.value}” is there twice.`,
    noHead: () => 'The file is empty; its first line names the columns.',
    malformed: () =>
      'From here on the file is no table: a quotation mark is missing or one too many, or the line is too long.',
    width: (p: Fault) => `The line has ${p.value} columns instead of ${p.detail}.`,
    empty: (p: Fault) => `${p.head} is missing.`,
    unsaid: (p: Fault) => `“${p.value}” is new and needs the column “${p.head}”, which the file lacks.`,
    tooLong: (p: Fault) => `${p.head} is too long: at most ${p.detail} characters.`,
    control: (p: Fault) => `${p.head} holds control characters or line breaks that may not stand there.`,
    encoding: (p: Fault) => `${p.head} is not written in UTF-8.`,
    slug: (p: Fault) =>
      `${p.head} “${p.value}” is no short name: small letters and digits with single hyphens between.`,
    articleNumber: (p: Fault) => `${p.head} “${p.value}” may only have letters and digits.`,
    ean: (p: Fault) => `${p.head} “${p.value}” does not have 8 or 13 digits.`,
    eanCheck: (p: Fault) => `${p.head} “${p.value}” is mistyped: its check digit does not fit.`,
    email: (p: Fault) => `${p.head} “${p.value}” is no e-mail address.`,
    choice: (p: Fault) => `There is no ${p.head} “${p.value}”. There are: ${p.detail}.`,
    whole: (p: Fault) => `${p.head} “${p.value}” is no whole number of ${p.detail}.`,
    decimal: (p: Fault) => `${p.head} “${p.value}” is no number with at most ${p.detail} decimals.`,
    price: (p: Fault) =>
      `${p.head} “${p.value}” is no price: euro above 0 with at most two decimals, without separators of thousands.`,
    taxRate: (p: Fault) => `There is no ${p.head} “${p.value}”. There are: ${p.detail} (percent).`,
    flag: (p: Fault) => `${p.head} “${p.value}” says neither “ja” nor “nein”.`,
    day: (p: Fault) => `${p.head} “${p.value}” is no day like 2026-11-28.`,
    pairs: (p: Fault) => `${p.head} “${p.value}” is no list like “Farbe=Schwarz|Gewicht=60 g”.`,
    doubled: (p: Fault) => `${p.head} “${p.value}” is in line ${p.detail} already.`,
    unknown: (p: Fault) => `${p.head} “${p.value}” is neither in ${p.detail} nor in the shop.`,
    taken: (p: Fault) => `${p.head} “${p.value}” is that of “${p.detail}” already.`,
    circle: (p: Fault) => `“${p.value}” lies below itself.`,
    euPartly: () => 'Name, address and e-mail of who answers in the EU are all there or none.',
    maximum: () => 'The largest quantity is less than the smallest.',
    basePrice: () => 'Quantity and unit of the base price are both there or none.',
    labelPartly: () => 'Licence and last day belong together and to an eco label.',
    stock: () => 'A stock below 0 needs “Ohne Bestand lieferbar”.',
    currency: (p: Fault) => `The shop does not have the currency “${p.value}”; prices are in EUR.`,
    priceQuantity: (p: Fault) => `The price is for ${p.value} units; the shop has prices for one.`,
    priceFactor: (p: Fault) =>
      `The price ${p.value} times the factor ${p.detail} makes no price in euro above 0 and below 10 million.`,
    rungTax: (p: Fault) =>
      `The tax rate “${p.value}” is not that of the first price (${p.detail}); an article has one.`,
    grossTax: (p: Fault) => `The price ${p.value} is gross, and the tax rate is missing.`,
    xml: (p: Fault) => `The XML cannot be read: ${p.value}`,
    xmlEntity: () => 'The shop reads no declarations of the document’s own and no foreign entities.',
    xmlTransaction: (p: Fault) => `The shop does not read “${p.value}”, only T_NEW_CATALOG.`,
    xmlTooLong: (p: Fault) => `A ${p.value} is too long.`,
  },
  nothing: (p: { folder: string; files: string }) =>
    `${p.folder} holds no file of a catalogue: ${p.files} or BMEcat as .xml.`,
  unknownFiles: (p: { files: string }) => `Not read: ${p.files}.`,
  twice: (p: { file: string; other: string }) =>
    `${p.other} says the same as ${p.file}. Please take one of them out of the folder.`,
  reading: (p: { file: string; rows: number; seconds: string }) =>
    `${p.file}: ${count(p.rows)} rows read, ${p.seconds} s`,
  checking: (p: { file: string; seconds: string }) => `${p.file}: is being checked, ${p.seconds} s`,
  writing: (p: { file: string; seconds: string }) => `${p.file}: is being taken in, ${p.seconds} s`,
  counts: (p: Counts & { file: string }) =>
    `${p.file}: ${count(p.new)} new, ${count(p.changed)} changed, ${count(p.same)} same, ${count(p.gone)} gone`,
  stillUsed: (p: { file: string; rows: number }) =>
    `${p.file}: ${count(p.rows)} stay, since something still belongs to them`,
  unread: (p: { what: string; times: number }) => `Not taken in: ${p.what} (${count(p.times)} times)`,
  unreadMore: (p: { times: number }) => `Not taken in: further elements (${count(p.times)} times)`,
  rejected: (p: { rows: number }) =>
    `${p.rows === 1 ? '1 fault' : `${count(p.rows)} faults`}: nothing was taken in.`,
  tried: 'Dry run: nothing was changed.',
  done: (p: { seconds: string }) => `The catalogue is taken in, ${p.seconds} s`,
  settling: 'Statistics are being gathered',
  exported: (p: { file: string; rows: number; seconds: string }) =>
    `${p.file}: ${count(p.rows)} rows, ${p.seconds} s`,
};
