import { isOneLine, isStorable } from '#contract/storable.ts';
import { attributeRules } from '#server/catalogue/catalogue-facts.ts';
import type { FaultKey } from './faults.ts';

/** Why a cell cannot be taken. */
export class CellFault {
  readonly fault: FaultKey;
  readonly detail: string;

  constructor(fault: FaultKey, detail = '') {
    this.fault = fault;
    this.detail = detail;
  }
}

export type CellValue = string | number | boolean | readonly string[] | null;

/** Ways a stored value is written as text (`cell.sql.ts`). */
export type Shown = 'asIs' | 'text' | 'comma' | 'trimmed' | 'euro' | 'flag' | 'list' | 'pairs';

/** What a cell of a column may hold: how it is read, stored and written. */
export interface Cell {
  /** Type of the column that takes it in. */
  readonly type: string;
  /** Reads what stands there; never called for an empty cell. */
  readonly read: (written: string) => CellValue | CellFault;
  /** How a stored value is written. */
  readonly shown: Shown;
  /** An empty cell is an empty text instead of nothing. */
  readonly isText: boolean;
  /** What is written may hold what has to stand between quotes. */
  readonly mayNeedQuotes: boolean;
}

const plain = { isText: false, mayNeedQuotes: false };

const words = (most: number, isStored: (value: string) => boolean): Cell => ({
  type: 'text',
  read(written) {
    if (!isStored(written)) return new CellFault('control');
    if (written.includes('\u{fffd}')) return new CellFault('encoding');
    return written.length > most ? new CellFault('tooLong', String(most)) : written;
  },
  shown: 'asIs',
  isText: true,
  mayNeedQuotes: true,
});

/** A text of one line. */
export const line = (most: number): Cell => words(most, isOneLine);

/** A text that may have several lines. */
export const text = (most: number): Cell => words(most, isStorable);

const pattern = (form: RegExp, fault: FaultKey, most: number): Cell => ({
  ...plain,
  type: 'text',
  read(written) {
    const value = written.trim();
    if (value.length > most) return new CellFault('tooLong', String(most));
    return form.test(value) ? value : new CellFault(fault);
  },
  shown: 'asIs',
});

/** What names a thing in addresses. */
export const slug = pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug', 160);
export const articleNumber = pattern(/^[A-Za-z0-9]+$/, 'articleNumber', 40);
export const email = pattern(/^[^\s@<>;,"]+@[^\s@<>;,"]+$/, 'email', 254);

/** Whether the last digit of a number is what its others give (GS1 General Specifications 7.9). */
function hasCheckDigit(number: string): boolean {
  const weighted = [...number].reverse().map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 3));
  return weighted.reduce((sum, one) => sum + one) % 10 === 0;
}

const eanForm = pattern(/^(?:\d{8}|\d{13})$/, 'ean', 40);

/** The number of a barcode. */
export const ean: Cell = {
  ...eanForm,
  read(written) {
    const value = eanForm.read(written);
    return typeof value === 'string' && !hasCheckDigit(value) ? new CellFault('eanCheck') : value;
  },
};

/** One of some words. */
export const choice = (choices: readonly string[]): Cell => ({
  ...plain,
  type: 'text',
  read: (written) =>
    choices.includes(written.trim()) ? written.trim() : new CellFault('choice', choices.join(', ')),
  shown: 'asIs',
});
export const attributeRule = choice(attributeRules);

/** A whole number. */
export const whole = (least: number, most: number, type = 'integer'): Cell => ({
  ...plain,
  type,
  read(written) {
    const value = written.trim();
    const number = Number(value);
    return /^-?\d{1,10}$/.test(value) && number >= least && number <= most
      ? number
      : new CellFault('whole', `${least} bis ${most}`);
  },
  shown: 'text',
});

/** A number with a decimal comma or point. */
export const decimal = (before: number, after: number, type: string): Cell => {
  const form = new RegExp(`^\\d{1,${before}}(?:[.,]\\d{1,${after}})?$`);
  return {
    ...plain,
    type,
    read(written) {
      const value = written.trim();
      return form.test(value) ? value.replace(',', '.') : new CellFault('decimal', String(after));
    },
    shown: type === 'real' ? 'comma' : 'trimmed',
    mayNeedQuotes: false,
  };
};

/** Cents of an amount in euro that is written with at most two decimals; null for anything else. */
export function centsOf(written: string): number | null {
  const parts = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(written.trim());
  if (parts === null) return null;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** A price in euro, above zero; stored as cents. */
export const euro: Cell = {
  ...plain,
  type: 'integer',
  read(written) {
    const cents = centsOf(written);
    return cents === null || cents === 0 ? new CellFault('price') : cents;
  },
  shown: 'euro',
};

/** Rates of German VAT: regular, reduced, and the zero rate (UStG § 12). */
export const taxRates: readonly number[] = [0, 7, 19];

export const taxRate: Cell = {
  ...plain,
  type: 'numeric(4,2)',
  read(written) {
    const rate = Number(written.trim().replace(/\s*%$/, '').replace(',', '.'));
    return taxRates.includes(rate) ? rate : new CellFault('taxRate', taxRates.join(', '));
  },
  shown: 'trimmed',
};

const flags: Readonly<Record<string, boolean>> = { ja: true, nein: false, '1': true, '0': false };

export const flag: Cell = {
  ...plain,
  type: 'boolean',
  read: (written) => flags[written.trim().toLowerCase()] ?? new CellFault('flag'),
  shown: 'flag',
};

/** A day of the calendar, as `2026-11-28`. */
export const day: Cell = {
  ...plain,
  type: 'date',
  read(written) {
    const value = written.trim();
    const moment = new Date(`${value}T00:00:00Z`);
    const isDay = /^[12]\d{3}-\d\d-\d\d$/.test(value) && !Number.isNaN(moment.getTime());
    return isDay && moment.toISOString().startsWith(value) ? value : new CellFault('day');
  },
  shown: 'text',
};

const longestList = 8000;

/** Parts between signs that are not escaped by a backslash. */
function split(written: string, sign: string): string[] {
  const parts = [''];
  for (let at = 0; at < written.length; at += 1) {
    const letter = written[at]!;
    if (letter === sign) parts.push('');
    else {
      parts[parts.length - 1] += letter;
      if (letter === '\\' && at + 1 < written.length) parts[parts.length - 1] += written[++at]!;
    }
  }
  return parts;
}
const unescaped = (part: string): string => part.replace(/\\(.)/gs, '$1');

/** A list between `|`; `\` stands before a sign that is meant as itself. */
export const list: Cell = {
  type: 'text[]',
  read: (written) => {
    const checked = text(longestList).read(written);
    return checked instanceof CellFault ? checked : split(written, '|').map(unescaped);
  },
  shown: 'list',
  isText: false,
  mayNeedQuotes: true,
};

/** Labels with their values: `Farbe=Schwarz|Gewicht=60 g`. */
export const pairs: Cell = {
  type: 'jsonb',
  read(written) {
    const checked = text(longestList).read(written);
    if (checked instanceof CellFault) return checked;
    const found = split(written, '|').map((part) => split(part, '=').map(unescaped));
    if (found.some((parts) => parts.length !== 2 || parts[0] === '')) return new CellFault('pairs');
    return JSON.stringify(found.map(([label, value]) => ({ label, value })));
  },
  shown: 'pairs',
  isText: false,
  mayNeedQuotes: true,
};
