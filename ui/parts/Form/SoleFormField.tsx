import { use } from 'react';
import { FieldFault } from '../FieldFault/FieldFault.tsx';
import { FormContext } from './form-context.ts';
import { FormField } from './FormField.tsx';
import type { FormFieldProps } from './FormField.tsx';

/** The only line of a form without a list of what is wrong: it says that itself. */
export function SoleFormField(field: FormFieldProps) {
  const form = use(FormContext)?.form;
  return (
    <>
      <FormField {...field} />
      <FieldFault fault={form?.faults[field.name] ?? null} tries={form?.failedTries} />
    </>
  );
}
