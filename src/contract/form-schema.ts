import type * as z from 'zod/mini';
import { bodyOf, type BodyOf } from './form-body.ts';
import type { FormFault, FormFields } from './form-fields.ts';

export type FaultsOf<Fields extends FormFields> = Readonly<Partial<Record<keyof Fields & string, FormFault>>>;

/** A form as both sides check it; the parameters of an issue name the fault a person is told. */
export interface FormSchema<Fields extends FormFields> {
  readonly fields: Fields;
  readonly schema: BodyOf<Fields>;
}

/**
 * Makes the schema of a form.
 *
 * @param rule what is wrong beyond empty fields; asked with trimmed values
 */
export function formSchema<Fields extends FormFields>(
  fields: Fields,
  rule: (typed: z.output<BodyOf<Fields>>) => FaultsOf<Fields> = () => ({}) as FaultsOf<Fields>,
): FormSchema<Fields> {
  const body = bodyOf(fields);
  const schema = body.check(({ value, issues }) => {
    const typed = value as Readonly<Record<string, string>>;
    const found = rule(value) as Readonly<Record<string, FormFault | undefined>>;
    for (const [name, field] of Object.entries(fields)) {
      const isEmpty = typed[name] === '';
      const fault = isEmpty && 'whenEmpty' in field ? field.whenEmpty : found[name];
      if (fault !== undefined)
        issues.push({ code: 'custom', path: [name], input: typed[name], params: { fault } });
    }
  });
  return { fields, schema };
}

/** What is wrong with the content of a form, by field; nothing when it may be sent. */
export function faultsIn<Fields extends FormFields>(
  { fields, schema }: FormSchema<Fields>,
  typed: Readonly<Record<string, unknown>>,
): FaultsOf<Fields> {
  // A page holds more than a form: what was chosen beside it, a field that is not shown.
  const own = Object.fromEntries(Object.keys(fields).map((name) => [name, typed[name] ?? '']));
  const { error } = schema.safeParse(own);
  const faults: Record<string, unknown> = {};
  // Of several at one field the first counts. What no rule named was put there by something that cuts nothing.
  for (const issue of error?.issues ?? [])
    faults[issue.path.join('.')] ??=
      ('params' in issue ? issue.params?.['fault'] : null) ??
      (issue.code === 'too_big' ? 'tooLong' : 'missing');
  return faults as FaultsOf<Fields>;
}
