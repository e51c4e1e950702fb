import { formSchema } from '#contract/form-schema.ts';
import { provenPasswordFields, secondFactorFields } from '#contract/forms/second-factor.ts';
import type { SecondFactorWay } from '#contract/second-factor-way.ts';
import { isCodeOf } from '../second-factor-code.ts';

/** How a second factor is shown by a code of this way. */
export const secondFactorForm = (way: SecondFactorWay) =>
  formSchema(secondFactorFields, ({ code }) =>
    isCodeOf(way, code) ? {} : { code: way === 'recovery' ? 'recoveryCodeInvalid' : 'codeInvalid' },
  );

export const provenPasswordForm = formSchema(provenPasswordFields);
