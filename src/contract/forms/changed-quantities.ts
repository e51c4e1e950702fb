import type { FormFields } from '../form-fields.ts';

/** Most digits of a new quantity; no rule of the form names a longer one. */
export const longestQuantity = 12;

const quantity = 'quantity.';
const before = 'before.';

/** Name of the field of a position's new quantity. */
export const quantityFieldOf = (position: number): string => `${quantity}${position}`;

/** Name of the hidden field that says what stood there when it was typed. */
export const beforeFieldOf = (position: number): string => `${before}${position}`;

/** The fields of an order's quantities. */
export const changedQuantityFields = (positions: readonly { readonly position: number }[]): FormFields =>
  Object.fromEntries(
    positions.flatMap(({ position }) =>
      [quantityFieldOf(position), beforeFieldOf(position)].map((name) => [
        name,
        { kind: 'line', longest: longestQuantity },
      ]),
    ),
  );

/** Number of the position whose new quantity a field is; null for every other field. */
export const positionOfField = (name: string): number | null =>
  name.startsWith(quantity) ? Number(name.slice(quantity.length)) : null;
