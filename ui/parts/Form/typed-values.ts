import type { FormFields, TypedValues } from '#contract/form-fields.ts';
import { oneLineOf } from '#contract/storable.ts';

/** What stands in a form's fields: one line each, as it can be stored; a password and a text of several lines as they are. */
export function typedValuesIn(form: HTMLFormElement, fields: FormFields): TypedValues {
  const typed = [...new FormData(form)].flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    const kind = fields[name]?.kind;
    return [[name, kind === 'password' || kind === 'text' ? value : oneLineOf(value)] as const];
  });
  return Object.fromEntries(typed);
}
