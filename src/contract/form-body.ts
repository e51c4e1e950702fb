import * as z from 'zod/mini';
import type { FormField, FormFields } from './form-fields.ts';
import { line, text } from './text.ts';

type SchemaOf<Field> = Field extends { readonly options: readonly (infer Option extends string)[] }
  ? z.ZodMiniEnum<{ [Value in Option]: Value }>
  : z.ZodMiniString;

/** The record a form's fields make. */
export type BodyOf<Fields extends FormFields> = z.ZodMiniObject<
  { -readonly [Name in keyof Fields]: SchemaOf<Fields[Name]> },
  z.core.$strict
>;

const schemaOf = (field: FormField, leastLimit: number): z.ZodMiniType => {
  if (field.kind === 'choice') return z.enum(field.options);
  const isOneLine = field.kind !== 'password' && field.kind !== 'text';
  const longest = Math.max(field.longest, leastLimit);
  return isOneLine ? line(longest) : text(longest);
};

/**
 * The shape in which a form goes over the wire: what breaks it was not typed by a person, and is answered with 400.
 *
 * @param leastLimit up to here a text that is too long for its field gets through to the form, which says so at the field
 */
export const bodyOf = <Fields extends FormFields>(fields: Fields, leastLimit = 0): BodyOf<Fields> =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field, leastLimit)])),
  ) as unknown as BodyOf<Fields>;

/** What somebody may paste into a line of an address, to be told at its field that it is too long. */
export const longestPasted = 1000;
