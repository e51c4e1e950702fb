import type { FormFault } from '#contract/form-fields.ts';
import { formSchema } from '#contract/form-schema.ts';
import { withdrawalFields } from '#contract/forms/withdrawal.ts';
import { oneSpace } from '../address-check.ts';
import { isPlausibleEmail } from '../email.ts';
import { isAddressLine, isPersonName } from '../name.ts';

type Faults = Partial<Record<keyof typeof withdrawalFields, FormFault>>;

/** Whether every line of a text is free of addresses of the internet: the shop mails it to an address nobody has confirmed. */
const isPlain = (text: string): boolean =>
  text.split(/[\r\n\t]+/).every((line) => oneSpace(line) === '' || isAddressLine(oneSpace(line)));

/** What a withdrawal needs to be confirmed: everything else about it is judged by people. */
export const withdrawalForm = formSchema(withdrawalFields, (typed) => {
  const faults: Faults = {};
  const { fullName, orderNumber, email, goods } = typed;
  if (!isPersonName(oneSpace(fullName))) faults.fullName = 'nameOnly';
  if (oneSpace(fullName) === '') faults.fullName = 'missing';
  if (!isPlain(orderNumber)) faults.orderNumber = 'plainTextOnly';
  if (oneSpace(orderNumber) === '') faults.orderNumber = 'orderNumberMissing';
  if (!isPlausibleEmail(email)) faults.email = 'emailInvalid';
  if (!isPlain(goods)) faults.goods = 'plainTextOnly';
  return faults;
});
