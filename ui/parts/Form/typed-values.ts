import type { FormFields, TypedValues } from '#contract/form-fields.ts';
import { oneLineOf, storableOf } from '#contract/storable.ts';

/** What stands in a field, as it can be stored; a password as it is. */
function typedIn(kind: FormFields[string]['kind'] | undefined, value: string): string {
  if (kind === 'password') return value;
  return kind === 'text' ? storableOf(value).trim() : oneLineOf(value);
}

/** What stands in a form's fields, by name. */
export function typedValuesIn(form: HTMLFormElement, fields: FormFields): TypedValues {
  const typed = [...new FormData(form)].flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    return [[name, typedIn(fields[name]?.kind, value)] as const];
  });
  return Object.fromEntries(typed);
}
