import * as z from 'zod/mini';
import type { AddressInput } from '#contract/address.ts';
import type { Database } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';
import { normaliseEmail } from '#domain/email.ts';
import { createAddressService } from '#server/address/address.service.ts';

type DemoAddress = Pick<AddressInput, 'street' | 'houseNumber' | 'zip' | 'city'> & Partial<AddressInput>;

const muster: Partial<AddressInput> = { kind: 'company', company: 'Muster GmbH', vatId: 'DE136695976' };
const andere: Partial<AddressInput> = { kind: 'company', company: 'Andere GmbH', vatId: 'DE129273398' };

/** Addresses of the demo accounts; the first of each person is the default one. */
const demoAddresses: Readonly<Record<string, readonly DemoAddress[]>> = {
  'privat@kontor.example': [{ street: 'Lindenallee', houseNumber: '7', zip: '50668', city: 'Köln' }],
  'einkauf@muster-gmbh.example': [
    { ...muster, street: 'Industriestraße', houseNumber: '12', zip: '70565', city: 'Stuttgart' },
    {
      ...muster,
      street: 'Am Lager',
      houseNumber: '3',
      addition: 'Tor 2',
      zip: '70771',
      city: 'Leinfelden-Echterdingen',
    },
  ],
  'leitung@muster-gmbh.example': [
    { ...muster, street: 'Industriestraße', houseNumber: '12', zip: '70565', city: 'Stuttgart' },
  ],
  'admin@andere-gmbh.example': [
    { ...andere, street: 'Hafenweg', houseNumber: '21', zip: '48155', city: 'Münster' },
  ],
  'einkauf@andere-gmbh.example': [
    { ...andere, street: 'Hafenweg', houseNumber: '21', zip: '48155', city: 'Münster' },
  ],
};

const findPerson = question({
  name: 'demo-person',
  text: 'select id::float8 as id, salutation, firstname, lastname from person where email_normalised = $1',
  values: (email: string) => [normaliseEmail(email)],
  row: z.object({ id: z.number(), salutation: z.string(), firstname: z.string(), lastname: z.string() }),
});

/** Gives the demo accounts their addresses, once; people who have one already keep what they have. */
export async function seedAddresses(database: Database): Promise<void> {
  const kept = createAddressService(database);
  for (const [email, addresses] of Object.entries(demoAddresses)) {
    const person = await findPerson.first(database, email);
    if (person === null || (await kept.list(person.id)).length > 0) continue;
    for (const [index, address] of addresses.entries()) {
      const whole: AddressInput = {
        kind: 'private',
        company: '',
        vatId: '',
        salutation: person.salutation === 'frau' || person.salutation === 'herr' ? person.salutation : 'none',
        firstname: person.firstname,
        lastname: person.lastname,
        addition: '',
        country: 'DE',
        phone: '',
        ...address,
      };
      await kept.add(person.id, whole, index === 0);
    }
  }
}
