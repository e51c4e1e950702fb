/** A number with its unit among the words of a search: '8 cm', '30 blatt', '0 2 l' as '0,2 l' is folded. */
export interface Amount {
  /** Place of its first word. */
  readonly start: number;
  /** How many words it takes. */
  readonly length: number;
  readonly value: number;
  readonly unit: string;
}

/** Units that say how large, strong or many something is; a word behind a number, not one that names a thing. */
const unit =
  /^(?:gb|tb|mb|g|gr|gramm|kg|kilo|mm|cm|m|meter|ml|cl|l|liter|w|watt|v|volt|zoll|mah|blatt|bl|seiten|stueck|stk|st|er|fach|lagig|stellig|teilig|farben)$/;

/** The same size in the units that catalogues use: a centimetre is ten millimetres. */
const otherUnits: ReadonlyMap<string, readonly (readonly [unit: string, factor: number])[]> = new Map([
  ['mm', [['cm', 0.1]]],
  [
    'cm',
    [
      ['mm', 10],
      ['m', 0.01],
    ],
  ],
  ['m', [['cm', 100]]],
  ['meter', [['m', 1]]],
  ['ml', [['l', 0.001]]],
  ['cl', [['ml', 10]]],
  ['l', [['ml', 1000]]],
  [
    'liter',
    [
      ['l', 1],
      ['ml', 1000],
    ],
  ],
  ['g', [['kg', 0.001]]],
  ['gr', [['g', 1]]],
  ['gramm', [['g', 1]]],
  ['kg', [['g', 1000]]],
  [
    'kilo',
    [
      ['kg', 1],
      ['g', 1000],
    ],
  ],
]);

const wholeNumber = /^\d{1,4}$/;
const decimals = /^\d{1,2}$/;

/**
 * Amounts of a search, in their order.
 *
 * @param words as `foldWords` gives them, units apart from their numbers
 */
export function amountsIn(words: readonly string[]): readonly Amount[] {
  const amounts: Amount[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const [whole = '', second = '', third = ''] = words.slice(place, place + 3);
    if (!wholeNumber.test(whole)) continue;
    const isDecimal = decimals.test(second) && unit.test(third);
    if (!isDecimal && !unit.test(second)) continue;
    const length = isDecimal ? 3 : 2;
    const value = Number(isDecimal ? `${whole}.${second}` : whole);
    amounts.push({ start: place, length, value, unit: isDecimal ? third : second });
    place += length - 1;
  }
  return amounts;
}

const isWithin = ({ start, length }: Amount, place: number): boolean =>
  place >= start && place < start + length;

/** The words of a search without its amounts. */
export const withoutAmounts = (words: readonly string[]): readonly string[] => {
  const amounts = amountsIn(words);
  return words.filter((_word, place) => !amounts.some((amount) => isWithin(amount, place)));
};

/** The search with each amount in another unit, as long as it stays a whole number: '8 cm' is '80 mm', '0,2 l' is '200 ml'. */
export function inOtherUnits(words: readonly string[]): readonly (readonly string[])[] {
  return amountsIn(words).flatMap(({ start, length, value, unit: own }) =>
    (otherUnits.get(own) ?? []).flatMap(([other, factor]) => {
      const converted = Math.round(value * factor * 1000) / 1000;
      return Number.isInteger(converted) && converted > 0
        ? [words.toSpliced(start, length, String(converted), other)]
        : [];
    }),
  );
}

/** The places of a search's words in groups that belong together: an amount is one of them. */
export function groupedByAmounts(words: readonly string[]): readonly (readonly number[])[] {
  const amounts = amountsIn(words);
  return words.flatMap((_word, place) => {
    const amount = amounts.find((one) => isWithin(one, place));
    if (amount === undefined) return [[place]];
    return amount.start === place
      ? [Array.from({ length: amount.length }, (_none, step) => place + step)]
      : [];
  });
}
