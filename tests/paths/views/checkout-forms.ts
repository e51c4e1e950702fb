import { fireEvent, screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import type { AddressInput } from '#contract/address.ts';
import type { CheckoutCommand } from '#machines/checkout/checkout.types.ts';
import { texts } from '#texts/de.ts';
import { remarks } from '#texts/de/remarks.ts';

const { checkout: words } = texts;

type User = ReturnType<typeof userEvent.setup>;
type Submit<Type extends CheckoutCommand['type']> = Extract<CheckoutCommand, { type: Type }>;

/** Pastes a text in place of what stands in a field; what is there already is left alone. */
export async function enter(user: User, field: HTMLElement, text: string): Promise<void> {
  if ((field as HTMLInputElement).value === text) return;
  await user.clear(field);
  if (text === '') return;
  await user.click(field);
  await user.paste(text);
}

async function setChecked(user: User, field: HTMLInputElement, isChecked: boolean): Promise<void> {
  if (field.checked !== isChecked) await user.click(field);
}

const typedFields = [
  'company',
  'vatId',
  'firstname',
  'lastname',
  'street',
  'houseNumber',
  'addition',
  'zip',
  'city',
  'phone',
] as const satisfies readonly (keyof AddressInput)[];

async function enterAddress(user: User, part: 'billing' | 'shipping', address: AddressInput): Promise<void> {
  const form = within(screen.getByRole('region', { name: words.address[part] }));
  const other = form.queryByRole('radio', { name: words.address.other });
  if (other !== null) await user.click(other);
  await user.click(form.getByRole('radio', { name: words.address.kinds[address.kind] }));
  for (const name of typedFields)
    await enter(
      user,
      form.getByRole('textbox', { name: new RegExp(`^${words.address[name]}`) }),
      address[name],
    );
  const { salutation, country } = address;
  await user.selectOptions(form.getByRole('combobox', { name: words.address.salutation }), salutation);
  await user.selectOptions(form.getByRole('combobox', { name: words.address.country }), country);
}

/** Types both addresses, or says that one stands for both. */
export async function enterAddresses(
  user: User,
  { billing, shipping }: Submit<'addresses.submit'>,
): Promise<void> {
  if (!('address' in billing)) throw new Error('The samples type their addresses.');
  const same = screen.getByRole<HTMLInputElement>('checkbox', { name: words.address.sameAsBilling });
  await setChecked(user, same, 'isSameAsBilling' in shipping);
  await enterAddress(user, 'billing', billing.address);
  if ('address' in shipping) await enterAddress(user, 'shipping', shipping.address);
}

const names: Readonly<Record<string, string>> = {
  invoice: 'Rechnung',
  prepaid: 'Vorkasse',
  debit: 'Lastschrift',
  parcel: 'Paket',
  express: 'Express',
};

/** Chooses how to pay, with what that way asks for, and how to ship. */
export async function chooseMethods(
  user: User,
  { payment, shipping }: Submit<'methods.submit'>,
): Promise<void> {
  const choose = (slug: string) =>
    user.click(screen.getByRole('radio', { name: new RegExp(`^${names[slug] ?? slug}`) }));
  await choose(shipping);
  await choose(payment.slug);
  if (payment.iban === undefined) return;
  await enter(user, screen.getByRole('textbox', { name: /^IBAN/ }), payment.iban);
  const holder = screen.getByRole('textbox', { name: new RegExp(`^${words.methods.accountHolder}`) });
  await enter(user, holder, payment.accountHolder ?? '');
}

/** Writes what is to be said beside the order. */
export async function enterRemarks(user: User, { remarks: typed }: Submit<'order.submit'>): Promise<void> {
  const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await enter(user, field(remarks.comment), typed.comment);
  await enter(user, field(remarks.reference), typed.reference);
  // A field of dates has no role; in a private checkout there is none.
  const day = screen.queryByLabelText(remarks.deliveryDay);
  if (day !== null) fireEvent.input(day, { target: { value: typed.deliveryDay } });
}
