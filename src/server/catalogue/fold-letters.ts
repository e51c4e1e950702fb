const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'o' };

/** Small letters without umlauts and accents: 'Größe' is 'groesse', 'naïve' is 'naive'; the rest stays as it is. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßø]/g, (letter) => spelledOut[letter]!)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
