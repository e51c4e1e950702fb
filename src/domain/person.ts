import type { FaultsOf } from '#contract/form-schema.ts';
import type { personFields } from '#contract/forms/person.ts';
import { isPhone, oneSpace } from './address-check.ts';
import { isPersonName } from './name.ts';

interface TypedPerson {
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
}

/** A person as they are stored: single spaces, nothing that is not seen. */
export const normalisePerson = <Person extends TypedPerson>(person: Person): Person => ({
  ...person,
  firstname: oneSpace(person.firstname),
  lastname: oneSpace(person.lastname),
  phone: oneSpace(person.phone),
});

/** What is wrong with what a person typed of themselves, beyond fields that are empty (docs/decisions/0001). */
export function personFaults(typed: TypedPerson): FaultsOf<typeof personFields> {
  const person = normalisePerson(typed);
  const faults: {
    -readonly [Field in keyof FaultsOf<typeof personFields>]: 'missing' | 'nameOnly' | 'phoneInvalid';
  } = {};
  for (const field of ['firstname', 'lastname'] as const) {
    if (!isPersonName(person[field])) faults[field] = 'nameOnly';
    // What is left without signs that are not seen.
    else if (person[field] === '') faults[field] = 'missing';
  }
  if (person.phone !== '' && !isPhone(person.phone)) faults.phone = 'phoneInvalid';
  return faults;
}
