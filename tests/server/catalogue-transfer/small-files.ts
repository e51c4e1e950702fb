/** Files of a small catalogue: two articles of a brand in two categories. */
export const smallFiles = {
  'hersteller.csv': 'Kürzel;Name;Anschrift;E-Mail\nprobe;Probe GmbH;Weg 1, 10115 Berlin;info@probe.example\n',
  'marken.csv': 'Kürzel;Name;Hersteller\nprobe;Probe;probe\n',
  'lager.csv': 'Nummer;Kürzel;Name\n1;lager;Lager\n',
  'kategorien.csv': 'Kürzel;Oberkategorie;Name\nbuero;;Büro\npapier;buero;Papier\ntoner;;Toner\n',
  'artikel.csv':
    'Artikelnummer;Name;Marke;Kategorie;Preis netto;Steuersatz\n' +
    'P1;Papier weiß;probe;papier;4,50;19\n' +
    'T1;Toner schwarz;probe;toner;19.99;19\n',
} as const;

/** The same with some of them written otherwise. */
export const filesWith = (more: Readonly<Record<string, string | Buffer>>) => ({ ...smallFiles, ...more });
