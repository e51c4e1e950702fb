import type { Language } from '#contract/system.ts';
import { formatNumber } from './money-format.ts';

/** How one and how several of a unit are called; the keys are the units as the catalogue writes them. */
export type UnitNames = Readonly<Partial<Record<string, readonly [one: string, several: string]>>>;

/** The unit as it is said beside an amount; one without names as the catalogue writes it. */
export const unitName = (quantity: number, unit: string, names: UnitNames): string =>
  names[unit]?.[quantity === 1 ? 0 : 1] ?? unit;

/** `1 Packung`, `1.200 Packungen`. */
export const formatQuantity = (
  quantity: number,
  unit: string,
  names: UnitNames,
  language: Language = 'de',
): string => `${formatNumber(quantity, language)} ${unitName(quantity, unit, names)}`;
