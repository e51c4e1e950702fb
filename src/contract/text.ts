import * as z from 'zod/mini';
import { isOneLine, isStorable } from './storable.ts';

/**
 * A text that may have several lines: refuses control characters other than tab and line breaks, marks that turn the direction, lone surrogates, and
 * anything longer than `maximumLength` characters.
 */
export const text = (maximumLength: number, minimumLength = 0) =>
  z.string().check(z.minLength(minimumLength), z.maxLength(maximumLength), z.refine(isStorable));

/** Any other text: trimmed, without line breaks and control characters. */
export const line = (maximumLength: number, minimumLength = 0) =>
  z.string().check(z.trim(), z.minLength(minimumLength), z.maxLength(maximumLength), z.refine(isOneLine));

/** Slug in an address: lower-case letters, digits and hyphens. */
export const Slug = z.string().check(z.maxLength(160), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** The shop's own article number: letters and digits only (docs/decisions/0006). */
export const ArticleNumber = z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9]+$/));

export const ShopDepotId = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9999));

/** Amount in integer cents. */
export const Cents = z.number().check(z.int());
