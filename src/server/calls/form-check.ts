import type { FormFault, FormFields } from '#contract/form-fields.ts';
import { faultsIn, type FormSchema } from '#contract/form-schema.ts';
import type { Language } from '#contract/system.ts';
import { formFaults as german } from '#texts/de/form-faults.ts';
import { formFaults as english } from '#texts/en/form-faults.ts';
import { faultSentences } from '#texts/fault-sentences.ts';
import { refuse } from './failures.ts';

/** The sentences of what is typed wrong, by language. */
export const faultWords = { de: german, en: english } as const;

/**
 * Refuses what a person typed wrong, each fault under its field (docs/decisions/0001); the browser says the same by the same form.
 *
 * @param place path of the form in the body of the request, e.g. `address`; empty for the body itself
 * @throws Refused with `fields.invalid`
 */
export function requireForm<Fields extends FormFields>(
  form: FormSchema<Fields>,
  typed: Readonly<Record<string, unknown>>,
  { language, place = '' }: { readonly language: Language; readonly place?: string },
): void {
  const faults = Object.entries(faultsIn(form, typed)).map(([field, fault]) => [
    place === '' ? field : `${place}.${field}`,
    fault,
  ]);
  if (faults.length > 0) refuseFields(Object.fromEntries(faults), { language });
}

/**
 * Refuses what only the server can know to be wrong, each fault under its field.
 *
 * @throws Refused with `fields.invalid`
 */
export function refuseFields(
  faults: Readonly<Partial<Record<string, FormFault>>>,
  { language }: { readonly language: Language },
): never {
  const fieldErrors = faultSentences(faultWords[language], faults);
  return refuse('fields.invalid', faultWords[language].markedFields, { fieldErrors });
}
