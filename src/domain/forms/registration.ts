import type { FormFault } from '#contract/form-fields.ts';
import { formSchema } from '#contract/form-schema.ts';
import { registrationConfirmFields, registrationFields } from '#contract/forms/registration.ts';
import type { TypedRegistration } from '#contract/registration.ts';
import { isVatId } from '../address-check.ts';
import { isPlausibleEmail, normaliseEmail } from '../email.ts';
import { ownWordsOf } from '../own-words.ts';
import { newPasswordFaults } from './password-change.ts';

type Faults = Partial<Record<keyof TypedRegistration, FormFault>>;

function firmFaults({ kind, company, vatId }: TypedRegistration): Faults {
  if (kind !== 'company') return {};
  return {
    ...(company === '' ? { company: 'companyMissing' } : {}),
    ...(vatId === '' ? { vatId: 'missing' } : isVatId(vatId) ? {} : { vatId: 'vatIdInvalid' }),
  };
}

/** How an account is asked for. @param minimum `minPasswordStrength` of the shop (S5-07) */
export const registrationForm = (minimum: number) =>
  formSchema(registrationFields, (typed) => ({
    ...firmFaults(typed),
    ...(isPlausibleEmail(typed.email) ? {} : { email: 'emailInvalid' as const }),
    ...(typed.email === '' || normaliseEmail(typed.email) === normaliseEmail(typed.emailAgain)
      ? {}
      : { emailAgain: 'emailUnconfirmed' as const }),
    ...newPasswordFaults({ minimum, ownWords: ownWordsOf(typed) }, typed),
  }));

export const registrationConfirmForm = formSchema(registrationConfirmFields);
