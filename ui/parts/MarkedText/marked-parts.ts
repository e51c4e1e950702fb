export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A character as it is compared: small, umlauts spelled out, without accents; nothing for what separates. */
const foldSign = (sign: string): string => {
  const small = sign.toLowerCase();
  return (spelledOut[small] ?? small.normalize('NFD')).replace(/[^a-z0-9]/g, '');
};

/** Shortest piece of a word that is marked inside of others. */
const shortestInside = 3;

/** Cuts a text where it holds what was typed, in whatever way both are written: 'tn2420' marks 'TN-2420'. */
export function markedParts(text: string, typed: string): readonly TextPart[] {
  const signs = [...text];
  const places: number[] = [];
  let key = '';
  signs.forEach((sign, place) => {
    const folded = foldSign(sign);
    key += folded;
    for (let count = 0; count < folded.length; count += 1) places.push(place);
  });
  const marks = new Set<number>();
  const mark = (start: number, length: number): void => {
    for (let place = places[start]!; place <= places[start + length - 1]!; place += 1) marks.add(place);
  };
  const isWordStart = (start: number): boolean => {
    const place = places[start]!;
    return place === 0 || foldSign(signs[place - 1]!) === '';
  };
  const words = typed
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => [...word].map(foldSign).join(''))
    .filter((word) => word !== '');
  const whole = words.join('');
  const found = whole === '' ? -1 : key.indexOf(whole);
  if (found !== -1) mark(found, whole.length);
  else
    for (const word of words)
      for (let start = key.indexOf(word); start !== -1; start = key.indexOf(word, start + 1))
        if (word.length >= shortestInside || isWordStart(start)) mark(start, word.length);
  const parts: { text: string; isMarked: boolean }[] = [];
  signs.forEach((sign, place) => {
    const isMarked = marks.has(place);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += sign;
    else parts.push({ text: sign, isMarked });
  });
  return parts;
}
