import { describe, expect, it } from 'vitest';
import type { AddressInput } from '#contract/address.ts';
import { faultsIn } from '#contract/form-schema.ts';
import { addressForm } from '#domain/forms/address.ts';
import * as names from '#domain/name.ts';

const faultsOf = (typed: AddressInput) => faultsIn(addressForm, typed);

const persons = [
  'Müller-Lüdenscheidt',
  "O'Neill",
  'D’Angelo',
  'van der Berg',
  'Dr.-Ing.',
  'Dr.med.',
  'Dr. h.c.',
  'Prof.Dr. Karl-Heinz',
  'Dipl.-Ing. (FH)',
  'J.R.R.',
  'H.-P.',
  'P.Müller',
  'St. Pölten',
  'St.Clair',
  'Anna und Jörg',
  'Anna & Jörg',
  'Müller/Schmidt',
  'Müller / Schmidt',
  'Nguyễn Thị',
  'Ærøskøbing',
  'Łukasz',
  'Иванов',
  '王小明',
  'José María',
  'Schmidt, geb. Meier',
  'Ng',
  'O',
  'Karl der 3.',
  '',
];

const companies = [
  'A. & B. GmbH & Co. KG',
  '1&1 AG',
  'Büro 24/7 GmbH',
  'd.velop AG',
  'Amazon.de GmbH',
  'Check24.de Vergleich GmbH',
  'E.ON SE',
  'Schmidt, Inh. Meier',
  'Schmidt e.K.',
  'Turnverein 1860 e.V.',
  'St.Pölten Bau GmbH',
  'Fa.Meier',
  'Müller & Partner PartGmbB',
  '"Zur Post" Gaststätte',
  'Yahoo! Deutschland GmbH',
  'A/S Dansk',
  'Praxis Dr. med. A. Müller / Dr. B. Meier',
  'Kita „Sonnenschein“ – Standort 2',
  'C&A',
  '4711',
  'Müller + Söhne (Filiale Nord)',
  'Stadt Köln: Amt für Grün',
  'Straße 7 u.a.',
  ...persons,
];

const addresses = [
  'http://evil.example/gewinn',
  'HTTPS://EVIL.EXAMPLE',
  'hxxp:evil',
  'evil.example',
  'evil.example/x',
  'Gewinn: evil.example/x',
  'Klick auf evil.example jetzt',
  'www.evil.example',
  'bit.ly/3x',
  't.co',
  't.co/a',
  'med.example/x',
  'dr.de',
  'Dr.Example/x',
  '//evil.example',
  '\\\\evil\\share',
  'max@evil.example',
  'a@b',
  '192.168.0.1',
  '192.168.0.1/x',
  'javascript:alert(1)',
  'mailto:x',
  'evil。example',
  'evil．example',
  'evil․example/x',
  '../../etc',
  '../x',
  './.',
  '....',
  '///',
  '. / .',
  'Max\u202Emoc.live',
  'Max\u2066Muster',
  'Max\u2069',
  'Max\u0000',
  'Max\u0007',
  'Max\u0085Muster',
  'Max\u200BMuster',
  'evil\u2060.example',
  '<b>Max</b>',
  'foo{bar}',
];

describe('names of persons', () => {
  it.each(persons)('[R52] are names: %s', (name) => {
    expect(names.isPersonName(name)).toBe(true);
  });
  it.each([
    'evil.\ufe0fexample',
    'evil\ufe0f.example',
    'evil.\u034fexample',
    'evil.\u{e0100}example',
    'evix\u0301.example',
    'evil.\u0345example',
    'www\ufe0f.evil',
  ])('[R52] are no addresses either with marks and signs nobody sees between: %j', (name) => {
    expect(names.isPersonName(name)).toBe(false);
    expect(names.isCompanyName(name)).toBe(false);
  });
  it.each(['Mu\u0308ller', 'J. Nguye\u0302\u0303n', 'नरेन्द्र', 'Dr.E\u0301mile Zola'])(
    '[R52] are names with marks of their own: %j',
    (name) => expect(names.isPersonName(name)).toBe(true),
  );
  it.each([...addresses, 'd.velop', 'Amazon.de', 'evil.example GmbH', '123', '-'])(
    '[R52] are no addresses and nothing unseen: %j',
    (name) => {
      expect(names.isPersonName(name)).toBe(false);
    },
  );
});

describe('names of firms', () => {
  it.each(companies)('[R52] are names: %s', (name) => {
    expect(names.isCompanyName(name)).toBe(true);
  });
  it.each([
    ...addresses,
    'd.velop',
    'evil.example und bit.ly GmbH',
    'evil.example/x GmbH',
    'evil.example:80 GmbH',
    'a.evil.example GmbH',
    'evil.example?x GmbH',
    'http://evil.example GmbH',
  ])('[R52] are no addresses and nothing unseen: %j', (name) => {
    expect(names.isCompanyName(name)).toBe(false);
  });
});

describe('lines of a postal address', () => {
  it.each([
    'Lange Straße',
    'Str. des 17. Juni',
    '12a',
    '12/14',
    '-',
    'c/o Amazon.de',
    'Haus B / 3. OG',
    'T6, 26',
    '',
    'Hof 2 (hinten)',
    "Rue de l'Église",
    'Halle/Saale',
  ])('[R52] take what stands on letters: %j', (line) => {
    expect(names.isAddressLine(line)).toBe(true);
  });
  it.each([
    'http://evil.example',
    'evil.example/x',
    'www.evil.example',
    '//evil',
    'x@evil.example',
    'Weg\u202Eliam',
    'Weg\u0085',
    './..',
    '\\\\evil\\x',
  ])('[R52] take no address of the internet: %j', (line) => {
    expect(names.isAddressLine(line)).toBe(false);
  });
});

describe('an address', () => {
  const typed = {
    kind: 'company',
    company: 'Muster GmbH',
    vatId: '',
    salutation: 'none',
    firstname: 'Max',
    lastname: 'Muster',
    street: 'Weg',
    houseNumber: '1',
    addition: '',
    zip: '20457',
    city: 'Hamburg',
    country: 'DE',
    phone: '',
  } as const;

  it('[R52] names each field that holds something else than it says', () => {
    const link = 'http://evil.example/';
    expect(
      faultsOf({
        ...typed,
        company: link,
        firstname: link,
        lastname: link,
        street: link,
        houseNumber: link,
        addition: link,
        city: link,
      }),
    ).toEqual({
      company: 'nameOnly',
      firstname: 'nameOnly',
      lastname: 'nameOnly',
      street: 'addressOnly',
      houseNumber: 'addressOnly',
      addition: 'addressOnly',
      city: 'addressOnly',
    });
    expect(faultsOf(typed)).toEqual({});
    expect(faultsOf({ ...typed, kind: 'private', company: link })).toEqual({});
  });

  it('[R52] drops hyphens nobody sees, which come with pasted text', () => {
    expect(faultsOf({ ...typed, lastname: 'Donau\u00addampf\ufeff' })).toEqual({});
    expect(faultsOf({ ...typed, lastname: 'evil.\u200bexample' })).toEqual({
      lastname: 'nameOnly',
    });
  });
});
