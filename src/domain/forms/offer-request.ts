import type { FormFault } from '#contract/form-fields.ts';
import { formSchema } from '#contract/form-schema.ts';
import { offerRequestFields } from '#contract/forms/offer-request.ts';
import { isPhone, oneSpace } from '../address-check.ts';
import { isPlausibleEmail } from '../email.ts';
import { isCompanyName, isPersonName } from '../name.ts';

type Faults = Partial<Record<keyof typeof offerRequestFields, FormFault>>;

const lines = [
  'customerNumber',
  'customerName',
  'userName',
  'userLastname',
  'phone',
  'zip',
  'subject',
] as const;
const zipPattern = /^\d{4,5}$/;

/** How an offer is asked for: what is required (S5-01), and that names are names. */
export const offerRequestForm = formSchema(offerRequestFields, (typed) => {
  const faults: Faults = {};
  if (typed.userSalutation === '') faults.userSalutation = 'missing';
  if (!isPlausibleEmail(typed.userEmail)) faults.userEmail = 'emailInvalid';
  if (!isCompanyName(oneSpace(typed.customerName))) faults.customerName = 'nameOnly';
  for (const name of ['userFirstname', 'userLastname'] as const)
    if (!isPersonName(oneSpace(typed[name]))) faults[name] = 'nameOnly';
  if (!isPhone(oneSpace(typed.phone))) faults.phone = 'phoneInvalid';
  if (!zipPattern.test(oneSpace(typed.zip))) faults.zip = 'zipFiveDigits';
  // What is left without signs that are not seen.
  for (const name of lines) if (oneSpace(typed[name]) === '') faults[name] = 'missing';
  return faults;
});
