import { describe, expect, it } from 'vitest';
import { faultsIn } from '#contract/form-schema.ts';
import { personForm } from '#domain/forms/person.ts';
import { normalisePerson } from '#domain/person.ts';

const person = { salutation: 'frau', title: 'Dr.', firstname: 'Anna', lastname: 'Müller', phone: '' };
const faults = (typed: Readonly<Record<string, string>>) => faultsIn(personForm, { ...person, ...typed });

describe('[S7.2-11] person data', () => {
  it.each([
    [{}, {}],
    [{ phone: '+49 (40) 123-456' }, {}],
    [
      { firstname: '', lastname: '' },
      { firstname: 'missing', lastname: 'missing' },
    ],
    [{ firstname: '\u200b' }, { firstname: 'missing' }],
    [{ lastname: 'www.x.example' }, { lastname: 'nameOnly' }],
    [{ phone: 'ruft an' }, { phone: 'phoneInvalid' }],
    [{ phone: '12' }, { phone: 'phoneInvalid' }],
  ])('are right, or wrong at a field: %j', (typed, expected) => {
    expect(faults(typed)).toEqual(expected);
  });

  it('are kept with single blanks', () => {
    const typed = { firstname: ' Anna  Maria ', lastname: 'von\u00a0 Berg', phone: ' 040  1' };
    expect(normalisePerson(typed)).toEqual({ firstname: 'Anna Maria', lastname: 'von Berg', phone: '040 1' });
  });
});
