import type { CatalogueFacts } from './catalogue-facts.ts';
import type { Choice } from './choice.ts';
import { withTypingError } from './choice.ts';

/** A search of one kind. */
export interface FirstTerm {
  readonly kind: string;
  readonly typed: string;
}

const colours = ['schwarz', 'cyan', 'magenta', 'gelb', 'rot', 'blau'];
const supplies = ['toner', 'patrone', 'tinte', 'druckerpatrone', 'multipack', 'trommel'];

const spaced = (number: string): string => number.replace(/([A-Za-z]+)-?(\d+)/, '$1 $2');
const partOf = (name: string): string => name.split(' ').slice(-2).join(' ');

const kinds: Readonly<Record<string, (facts: CatalogueFacts, choice: Choice) => string>> = {
  number: ({ numbers }, choice) => choice.of(numbers),
  numberApart: ({ numbers }, choice) => spaced(choice.of(numbers)),
  numberWrong: ({ numbers }, choice) => withTypingError(choice.of(numbers), choice),
  numberColour: ({ numbers }, choice) => `${spaced(choice.of(numbers))} ${choice.of(colours)}`,
  printer: ({ devices }, choice) => choice.of(devices),
  printerPart: ({ devices }, choice) => `${choice.of(supplies)} ${partOf(choice.of(devices))}`,
  printerWrong: ({ devices }, choice) => withTypingError(choice.of(devices), choice),
  word: ({ words }, choice) => choice.of(words),
  wordWrong: ({ words }, choice) => withTypingError(choice.of(words), choice),
  kinds: ({ words }, choice) => `${choice.of(words)} ${choice.of(colours)}`,
  words: ({ words }, choice) => `${choice.of(words)} ${choice.of(words)} ${choice.of(words)}`,
  wordsWrong: ({ words }, choice) =>
    `${withTypingError(choice.of(words), choice)} ${withTypingError(choice.of(words), choice)}`,
  amount: ({ words }, choice) =>
    `${choice.of(words)} ${1 + choice.below(500)} ${choice.of(['mm', 'g', 'blatt', 'stück', 'a4'])}`,
};

/** Searches of every kind by turns, none of them twice. */
export function firstTerms(facts: CatalogueFacts, choice: Choice, count: number): readonly FirstTerm[] {
  const terms = new Map<string, FirstTerm>();
  const makers = Object.entries(kinds);
  for (let turn = 0; terms.size < count && turn < count * 10; turn += 1) {
    const [kind, make] = makers[turn % makers.length]!;
    const typed = make(facts, choice);
    const key = typed.toLowerCase();
    if (!terms.has(key)) terms.set(key, { kind, typed });
  }
  return [...terms.values()];
}
