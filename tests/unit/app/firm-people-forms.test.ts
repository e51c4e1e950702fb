import { describe, expect, it } from 'vitest';
import { adminForms } from '#app/live/forms/admin.forms.ts';
import type { FormTakers } from '#app/live/forms/live-form.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { AdminFormName } from '#contract/forms/form-names.ts';

/** Sends a form; what was asked, and where that led, is written down. */
async function send(name: AdminFormName, given: object, values: object) {
  const asked: unknown[] = [];
  const takers = {
    call: async ({ path }: Endpoint, { body }: { readonly body: unknown }) => {
      asked.push(path, body);
      return { outcome: 'ok', reply: { success: true } };
    },
    page: { navigate: (path: string) => asked.push(path) },
  } as unknown as FormTakers;
  const input = { form: name, given, values } as never;
  await adminForms[name].send({ input, signal: new AbortController().signal }, takers);
  return asked;
}

const faultsIn = (name: AdminFormName, given: object, values: object) =>
  adminForms[name].faultsIn({ form: name, given, values } as never);

const address = {
  kind: 'private',
  company: 'X',
  vatId: 'X',
  salutation: 'none',
  firstname: 'Wanda',
  lastname: 'Werk',
  street: 'Weg',
  houseNumber: '4',
  addition: '',
  zip: '50668',
  city: 'Köln',
  country: 'DE',
  phone: '',
};
const typedAddress = { ...address, company: '', vatId: '' };

describe('what an admin types of people and addresses', () => {
  it('[S2.4-05] invites with what is typed, and takes each step by the id alone', async () => {
    const values = { email: 'a@b.de', firstname: 'A', lastname: 'B', role: 'admin', ordering: 'forbidden' };
    expect(await send('firm-invitation', {}, values)).toEqual([
      '/my/admin-users/invite',
      values,
      '/my/admin-users',
    ]);
    expect(faultsIn('firm-invitation', {}, { ...values, email: 'x', lastname: '' })).toEqual({
      email: 'emailInvalid',
      lastname: 'missing',
    });
    // It is somebody else's address, and what is wrong is told in the order of the fields.
    const nothing = { ...values, firstname: '', lastname: '', email: '' };
    expect(Object.entries(faultsIn('firm-invitation', {}, nothing))).toEqual([
      ['firstname', 'missing'],
      ['lastname', 'missing'],
      ['email', 'missing'],
    ]);
    expect(await send('firm-member', { id: '7' }, { role: 'deputy', ordering: 'allowed' })).toEqual([
      '/my/admin-users/update',
      { id: 7, role: 'deputy', ordering: 'allowed' },
      '/my/admin-users',
    ]);
    expect((await send('firm-member-deactivation', { id: '7' }, {}))[1]).toEqual({ id: 7 });
  });

  it('[S7.2-15][S7.2-16] keeps addresses of the firm and of people; whose one is does not change', async () => {
    expect(await send('firm-address', {}, address)).toEqual([
      '/my/admin-addresses/create',
      typedAddress,
      '/my/admin-addresses',
    ]);
    expect((await send('firm-address', { id: '3' }, address)).slice(0, 2)).toEqual([
      '/my/admin-addresses/update',
      { ...typedAddress, id: 3 },
    ]);
    expect(faultsIn('user-address', {}, address)).toEqual({ person: 'personMissing' });
    expect((await send('user-address', {}, { ...address, person: '5' })).slice(0, 2)).toEqual([
      '/my/admin-user-addresses/create',
      { ...typedAddress, person: '5' },
    ]);
    expect(faultsIn('user-address', { person: '5', id: '3' }, address)).toEqual({});
    expect((await send('user-address', { person: '5', id: '3' }, address)).slice(0, 2)).toEqual([
      '/my/admin-user-addresses/update',
      { ...typedAddress, id: 3, person: 5 },
    ]);
    expect((await send('user-address-removal', { person: '5', id: '3' }, {}))[1]).toEqual({
      id: 3,
      person: 5,
    });
  });

  it('[S6-08] refuses a registration only with a reason', async () => {
    expect(faultsIn('registration-refusal', { id: '3' }, { reason: ' ' })).toEqual({
      reason: 'reasonMissing',
    });
    expect(await send('registration-refusal', { id: '3' }, { reason: 'Darum' })).toEqual([
      '/registrations/refuse',
      { id: 3, reason: 'Darum' },
      '/registrations',
    ]);
  });
});
