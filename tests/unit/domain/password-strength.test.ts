import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { passwordChangeFields } from '#contract/forms/password-change.ts';
import { faultsIn } from '#contract/form-schema.ts';
import { passwordChangeForm } from '#domain/forms/password-change.ts';
import { ownWordsOf } from '#domain/own-words.ts';
import { passwordStrength } from '#domain/password-strength.ts';
import { isPasswordTooLong } from '#server/sign-in/password.ts';

const owner = {
  email: 'petra.privat@kontor.example',
  firstname: 'Petra',
  lastname: 'Privat',
  company: 'Bürobedarf & Söhne',
};
const ownWords = ownWordsOf(owner);

describe('[S5-07] the strength of a password', () => {
  it.each([
    ['', 0],
    ['Reg', 0],
    ['Regen', 1],
    ['Regen!', 1],
    ['Regenuhr', 2],
    ['Regenuhr-7', 3],
    ['Regenuhr und Kamel', 4],
    ['Druckerpapier-2026!', 4],
  ])('grows with its characters: %s', (password, strength) => {
    expect(passwordStrength(password, ownWords)).toBe(strength);
  });

  it.each([
    'aaaaaaaaaaaaaa',
    '12345678901234567890',
    'abcdefghijklmn',
    'qwertzqwertzqwertz',
    'Passwort123',
    'Sommer2026!',
    'Willkommen1',
    'Fussball1',
    'iloveyou12',
    'P@ssw0rd!',
    'petra.privat@kontor.example',
    'Petra.Privat',
    'BÜROBEDARF-Söhne',
  ])('[R2] counts little of what everybody tries first: %s', (password) => {
    expect(passwordStrength(password, ownWords)).toBeLessThan(3);
  });

  it('[R2] is too little for each of the 3,000 passwords that are stolen most often, also in capitals', () => {
    const stolen = (dictionary['passwords-common'] as readonly string[]).slice(0, 3000);
    expect(stolen).toContain('123456');
    for (const password of stolen)
      for (const typed of [password, password.toUpperCase()])
        expect(passwordStrength(typed, []), typed).toBeLessThan(3);
  });

  it('[R2] needs no certain kinds of characters: a passphrase of fifteen small letters is strong', () => {
    expect(passwordStrength('regenuhrkamelto', ownWords)).toBe(4);
  });

  it('is the same however letters are composed, and without words of the person', () => {
    expect(passwordStrength('Übergröße'.normalize('NFD'), [''])).toBe(passwordStrength('Übergröße', []));
  });
});

describe('a change of the password', () => {
  const faults = (password: string, passwordAgain: string, minimum = 3) =>
    faultsIn(passwordChangeForm({ minimum, ownWords }), { currentPassword: 'x', password, passwordAgain });

  it('[S5-06][S5-07] wants a strong one, twice', () => {
    expect(faults('Regenuhr-7', 'Regenuhr-7')).toEqual({});
    expect(faults('Regenuhr-7', 'Regenuhr-8')).toEqual({ passwordAgain: 'passwordUnconfirmed' });
    expect(faults('Regenuhr', 'Regenuhr')).toEqual({ password: 'passwordWeak' });
    expect(faults('Regenuhr', 'Regenuhr', 2)).toEqual({});
    expect(faults('Regenuhr-7', '')).toEqual({ passwordAgain: 'passwordUnconfirmed' });
    // What is missing is not unlike another as well.
    expect(faults('', '')).toEqual({ password: 'newPasswordMissing' });
  });

  it('[R1] keeps blanks at the ends, and takes none that is too long to be hashed', () => {
    expect(faults(' Regenuhr-7', 'Regenuhr-7')).toEqual({ passwordAgain: 'passwordUnconfirmed' });
    const longest = '€'.repeat(passwordChangeFields.password.longest);
    expect(isPasswordTooLong(longest)).toBe(false);
    expect(faults(`${longest}€`, `${longest}€`)).toMatchObject({ password: 'tooLong' });
  });
});
