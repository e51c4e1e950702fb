const wholeNumber = new Intl.NumberFormat('de-DE');
const decimalNumber = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

export interface Fact {
  readonly label: string;
  readonly value: string;
}

interface Described {
  readonly name: string;
  readonly brand: string;
  readonly kindName: string;
  readonly make: string;
  readonly colour: string;
  readonly yieldPages: number | null;
  readonly yieldNorm: string | null;
  readonly contentMl: number | null;
  readonly originalNumber: string | null;
  readonly originalBrand: string | null;
  readonly devices: readonly string[];
  readonly isBStock: boolean;
}

const makeName: Readonly<Record<string, string>> = {
  original: 'Originalzubehör',
  compatible: 'Kompatibel',
  rebuilt: 'Wiederaufbereitet',
};

const formatWeight = (grams: number): string =>
  grams >= 1000 ? `${decimalNumber.format(grams / 1000)} kg` : `${wholeNumber.format(grams)} g`;

/** German text of a printing supply, made of its facts and of nothing else. */
export function supplyBody(article: Described): string {
  const sentences: string[] = [];
  const colour = article.colour === '' ? '' : ` in ${article.colour}`;
  if (article.make === 'original') {
    sentences.push(`${article.name} ist Originalzubehör von ${article.brand}: ${article.kindName}${colour}.`);
  } else if (article.originalNumber !== null) {
    const how = article.make === 'rebuilt' ? 'wiederaufbereitete' : 'kompatible';
    sentences.push(
      `Die ${how} Alternative zu ${article.originalBrand ?? ''} ${article.originalNumber}: ${article.kindName}${colour} der Hausmarke ${article.brand}.`,
    );
  }
  if (article.yieldPages !== null) {
    const norm = article.yieldNorm === null ? '' : ` nach ${article.yieldNorm}`;
    sentences.push(`Die Reichweite beträgt rund ${wholeNumber.format(article.yieldPages)} Seiten${norm}.`);
  }
  if (article.contentMl !== null)
    sentences.push(`Der Inhalt beträgt ${decimalNumber.format(article.contentMl)} ml.`);
  const [first, second, third] = article.devices;
  if (first !== undefined) {
    const named = [first, second, third].filter((device) => device !== undefined);
    const more = article.devices.length - named.length;
    sentences.push(
      more > 0
        ? `Passt unter anderem für ${named.join(', ')} und ${more === 1 ? 'ein weiterer Drucker' : `${wholeNumber.format(more)} weitere Drucker`}.`
        : `Passt für ${named.join(', ')}.`,
    );
  }
  if (article.isBStock)
    sentences.push('B-Ware: geöffnete oder beschädigte Verpackung, der Artikel selbst ist unbenutzt.');
  return sentences.join(' ');
}

/** Short line below the name in lists and search. */
export function supplyExcerpt(article: Described): string {
  const parts = [article.kindName, article.colour];
  if (article.yieldPages !== null) parts.push(`${wholeNumber.format(article.yieldPages)} Seiten`);
  if (article.contentMl !== null) parts.push(`${decimalNumber.format(article.contentMl)} ml`);
  return parts.filter((part) => part !== '').join(', ');
}

export interface FactSource {
  readonly brand: string;
  readonly manufacturerNumber: string;
  readonly make: string;
  readonly colour: string;
  readonly yieldPages: number | null;
  readonly yieldNorm: string | null;
  readonly content: number | null;
  readonly contentUnit: string;
  readonly originalNumber: string | null;
  readonly begreenLabel: string | null;
  readonly weightGrams: number;
  readonly unit: string;
  readonly orderStep: number;
  readonly depositCents: number;
}

/** Rows of the facts table on the article page; only what is known. */
export function factRows(source: FactSource): Fact[] {
  const rows: Fact[] = [
    { label: 'Marke', value: source.brand },
    { label: 'Hersteller-Nr.', value: source.manufacturerNumber },
  ];
  const add = (label: string, value: string | null | undefined): void => {
    if (value !== null && value !== undefined && value !== '') rows.push({ label, value });
  };
  add('Ausführung', makeName[source.make]);
  add('Passend statt', source.originalNumber);
  add('Farbe', source.colour);
  add('Reichweite', source.yieldPages === null ? null : `${wholeNumber.format(source.yieldPages)} Seiten`);
  add('Messnorm', source.yieldNorm);
  add(
    'Inhalt',
    source.content === null ? null : `${decimalNumber.format(source.content)} ${source.contentUnit}`,
  );
  add('Umweltzeichen', source.begreenLabel);
  add('Verpackung', source.unit);
  add('Bestellbar in Schritten von', source.orderStep > 1 ? `${source.orderStep}` : null);
  add(
    'Pfand',
    source.depositCents > 0
      ? `zuzüglich ${(source.depositCents / 100).toFixed(2).replace('.', ',')} €`
      : null,
  );
  add('Gewicht', formatWeight(source.weightGrams));
  return rows;
}
