import { expect, it } from 'vitest';
import { lineSentence } from '#server/basket/line-sentences.ts';

const line = { articleNumber: 'A1', name: 'Toner', maximum: 10_000, unit: 'Stück' };
const refused = { obstacle: null, available: 1000, inBasket: 1200 };

it.each([
  ['de', 'quantity.tooHigh', 'Toner: Es können höchstens 10.000 je Bestellung bestellt werden.'],
  ['de', 'stock.tooLow', 'Toner: Es sind nur noch 1.000 Stück verfügbar, 1.200 liegen schon im Warenkorb.'],
  ['en', 'quantity.tooHigh', 'Toner: at most 10,000 can be ordered at once.'],
  ['en', 'stock.tooLow', 'Toner: only 1,000 pieces left, 1,200 in your basket already.'],
] as const)('[S5-14] writes amounts as the field beside does (%s, %s)', (language, code, sentence) => {
  expect(lineSentence({ language }, { ...refused, code }, line)).toBe(sentence);
});
