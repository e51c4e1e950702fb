const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'o' };

/** Nothing of it changes but capitals; without the two that are accents by themselves. */
const plainLetters = /^[\0-\]_a-\x7f]*$/;

/** Small letters without umlauts and accents: 'Größe' is 'groesse', 'naïve' is 'naive'; the rest stays as it is. */
export const foldLetters = (text: string): string =>
  plainLetters.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFC')
        .toLowerCase()
        .replace(/[äöüßø]/g, (letter) => spelledOut[letter]!)
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, '');
