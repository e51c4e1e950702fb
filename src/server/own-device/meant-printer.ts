import { foldWords, hasDigit, keyOf } from '#server/catalogue/vocabulary.ts';
import type { FoundPrinters } from '#server/search/find-printers.ts';

/** A printer as it is chosen from. */
export interface NamedPrinter {
  readonly slug: string;
  readonly name: string;
}

/** What a pasted model means: one printer, or those to choose from. */
export interface MeantPrinter {
  /** Null where somebody has to choose. */
  readonly printer: NamedPrinter | null;
  readonly state: 'ambiguous' | 'unknown';
  /** The one that is meant, or those it may be. */
  readonly choices: readonly NamedPrinter[];
}

/** Printers of a line that somebody chooses from. */
const mostChoices = 6;

const named = ({ slug, name }: NamedPrinter): NamedPrinter => ({ slug, name });

/** Whether a printer is called as it was typed: by its whole name, or by words of it. */
function isCalled(name: string, typed: string): boolean {
  if (keyOf(name) === keyOf(typed)) return true;
  const words = new Set(foldWords(name));
  const asked = foldWords(typed);
  return asked.some(hasDigit) && asked.every((word) => words.has(word));
}

/**
 * Which printer a pasted model means, of those a search for it finds. One is taken without a question only where it alone is called
 * so: a search that has read a typing error finds one, too, and may be wrong.
 */
export function meantPrinter(typed: string, { printers, missing }: FoundPrinters): MeantPrinter {
  const called = missing === null ? printers.filter(({ name }) => isCalled(name, typed)) : [];
  const whole = called.filter(({ name }) => keyOf(name) === keyOf(typed));
  const [one] = whole.length === 1 ? whole : called;
  if (one !== undefined && (whole.length === 1 || called.length === 1))
    return { printer: named(one), state: 'ambiguous', choices: [named(one)] };
  const choices = missing?.alike ?? [...new Set([...called, ...printers])];
  return {
    printer: null,
    state: missing === null && printers.length > 0 ? 'ambiguous' : 'unknown',
    choices: choices.slice(0, mostChoices).map(named),
  };
}
