/** Widths of Roboto Condensed in thousandths of the font size, without kerning, as Chromium measures them. */
const characters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~ÄÖÜäöüßé§°×·–—‘’‚“”„…€‹›«»';

// prettier-ignore
const widths = {
  400: [
    229,246,320,548,494,633,544,175,314,319,431,497,197,248,264,371,494,494,494,494,494,494,494,494,494,494,233,203,446,479,460,422,
    769,577,546,567,571,497,481,591,620,250,483,545,476,755,620,601,554,601,531,519,521,562,561,762,551,525,523,250,370,250,371,405,
    309,479,493,462,496,469,316,493,483,229,224,451,229,753,484,502,493,500,305,456,296,483,428,650,439,417,439,307,244,307,589,
    577,601,562,479,502,483,522,469,538,374,471,244,572,678,195,195,195,334,337,327,590,494,272,272,418,418,
  ],
  600: [
    230,257,321,532,503,637,570,165,321,323,448,480,234,335,285,341,503,503,503,503,503,503,503,503,503,503,264,242,446,497,456,442,
    767,592,558,569,566,492,477,586,615,266,489,551,478,757,614,603,565,603,548,535,538,569,574,752,558,539,528,261,378,261,386,401,
    326,473,495,460,496,477,325,501,490,247,240,472,247,745,490,499,495,498,325,455,304,490,444,637,449,439,449,300,251,300,565,
    592,603,569,473,499,490,550,477,549,385,469,275,554,665,221,218,233,374,377,372,645,503,282,274,441,442,
  ],
} as const;

export type Weight = keyof typeof widths;

const tables = new Map<Weight, ReadonlyMap<string, number>>(
  ([400, 600] as const).map((weight) => [
    weight,
    new Map([...characters].map((character, index) => [character, widths[weight][index] ?? 0])),
  ]),
);

const fixedSpace = '\u00a0';

/** A character outside the table counts as wide as the widest. */
const widest = 769;

/** Width in pixels of one line of text. */
export function textWidth(text: string, size: number, weight: Weight = 400): number {
  const table = tables.get(weight);
  let sum = 0;
  for (const character of text) sum += table?.get(character === fixedSpace ? ' ' : character) ?? widest;
  return (sum * size) / 1000;
}

/** Parts a long name may be broken into: after a dot, a slash, or before a capital. */
const breakable = (word: string): readonly string[] => word.split(/(?<=[./|-])|(?<=[a-zäöüß])(?=[A-ZÄÖÜ])/);

/** Breaks a sentence into lines that are at most `maximum` pixels wide; only a single unbreakable part may be wider. */
export function wrap(text: string, maximum: number, size: number, weight: Weight = 400): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const put = (part: string, space: string): void => {
    const longer = line === '' ? part : `${line}${space}${part}`;
    if (line !== '' && textWidth(longer, size, weight) > maximum) {
      lines.push(line);
      line = part;
    } else line = longer;
  };
  // A dot between two sentences stays with the first.
  for (const word of text.replaceAll(' · ', `${fixedSpace}· `).split(' ')) {
    if (textWidth(word, size, weight) <= maximum) put(word, ' ');
    else breakable(word).forEach((part, index) => put(part, index === 0 ? ' ' : ''));
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** The first lines of a text; the last one ends in an ellipsis where something was left out. */
export function firstLines(lines: readonly string[], maximumLines: number): readonly string[] {
  if (lines.length <= maximumLines) return lines;
  const kept = lines.slice(0, maximumLines);
  return [...kept.slice(0, -1), `${kept.at(-1)?.replace(/[\s.,;:–-]+$/, '') ?? ''}…`];
}
