import type { FormFields } from '../form-fields.ts';

const prefix = 'quantity.';

/** Name of the field of a position's new quantity. */
export const quantityFieldOf = (position: number): string => `${prefix}${position}`;

/** The fields of an order's quantities. */
export const changedQuantityFields = (positions: readonly { readonly position: number }[]): FormFields =>
  Object.fromEntries(
    positions.map(({ position }) => [quantityFieldOf(position), { kind: 'line', longest: 12 }]),
  );

/** Number of the position a field is about; null for every other field. */
export const positionOfField = (name: string): number | null =>
  name.startsWith(prefix) ? Number(name.slice(prefix.length)) : null;
