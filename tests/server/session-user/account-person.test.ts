import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personEndpoints } from '#contract/person.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ seed: 'small' });
});
afterAll(async () => {
  await shop.stop();
});

async function member(email: string): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await visitor.signIn(email);
  return visitor;
}

const shown = (visitor: TestVisitor) => visitor.ask(personEndpoints.show);

const typed = {
  salutation: 'divers',
  title: 'Prof. Dr.',
  firstname: '  Anna   Maria ',
  lastname: 'Müller-Lüdenscheidt',
  phone: ' +49 40  123456',
} as const;

const iban = 'DE02 1203 0000 0000 2020 51';

describe('person data', () => {
  it('[S2.3-11][S7.2-11][S7.3-02] are changed, and the answer carries the visitor under the new name', async () => {
    const visitor = await member('einkauf@muster-gmbh.example');
    const { person } = await shown(visitor);
    expect(person).toEqual({
      salutation: 'herr',
      title: '',
      firstname: 'Emil',
      lastname: 'Einkauf',
      phone: '',
      email: 'einkauf@muster-gmbh.example',
      company: 'Muster GmbH',
      customerNumber: expect.stringMatching(/\d/) as string,
    });

    const { user } = await visitor.ask(personEndpoints.update, { body: typed });
    expect(user.data).toMatchObject({ firstname: 'Anna Maria', lastname: 'Müller-Lüdenscheidt' });
    expect((await shown(visitor)).person).toEqual({
      ...person,
      ...typed,
      firstname: 'Anna Maria',
      phone: '+49 40 123456',
    });
    expect((await visitor.ask(sessionEndpoints.user)).user).toEqual(user);
  });

  it('[S7.2-11] with a fault are refused, each at its field, and stay as they are', async () => {
    const visitor = await member('leitung@muster-gmbh.example');
    const before = await shown(visitor);
    const faulty = { ...typed, firstname: '', lastname: 'http://x.example', phone: 'siehe unten' };
    expect(await visitor.post(personEndpoints.update, { body: faulty })).toMatchObject({
      outcome: 'refused',
      refusal: {
        code: 'fields.invalid',
        fieldErrors: {
          firstname: 'Vorname fehlt.',
          lastname: 'Bitte nur den Namen eingeben, ohne Internetadresse und Sonderzeichen.',
          phone: 'Bitte geben Sie nur Ziffern, Leerzeichen und + ( ) / - ein.',
        },
      },
    });
    expect(await shown(visitor)).toEqual(before);
  });

  it('[R22] take nothing that is no person data: neither rights nor the mail address', async () => {
    const visitor = await member('einkauf@andere-gmbh.example');
    for (const more of [
      { is_admin: true },
      { isBackend: true },
      { email: 'x@kontor.example' },
      { accountId: 1 },
    ]) {
      const answer = visitor.post(personEndpoints.update, { body: { ...typed, ...more } });
      await expect(answer).rejects.toThrow('answered 400');
    }
    expect((await shown(visitor)).person.firstname).toBe('Erna');
  });
});

describe('a kept bank account', () => {
  it('[S2.3-11][S7.2-12][R65] is shown by its last four characters only, replaced and deleted', async () => {
    const visitor = await member('privat@kontor.example');
    expect((await shown(visitor)).bankAccount).toBeNull();
    await visitor.ask(personEndpoints.updateBankAccount, { body: { iban, accountHolder: 'Petra Privat' } });
    const answer = await visitor.raw({ url: '/rest/my/person' });
    expect(answer.json<object>()).toMatchObject({
      bankAccount: { maskedIban: '**** 2051', accountHolder: 'Petra Privat' },
    });
    expect(answer.body.replaceAll(' ', '')).not.toContain('1203');
    const { rows } = await shop.database.query('select iban from person_bank_account');
    expect(rows).toEqual([{ iban: 'DE02120300000000202051' }]);

    const other = { iban: 'AT611904300234573201', accountHolder: 'Paul Privat' };
    await visitor.ask(personEndpoints.updateBankAccount, { body: other });
    expect((await shown(visitor)).bankAccount).toMatchObject({
      maskedIban: '**** 3201',
      accountHolder: 'Paul Privat',
    });
    for (let again = 0; again < 2; again += 1) await visitor.ask(personEndpoints.removeBankAccount);
    expect((await shown(visitor)).bankAccount).toBeNull();
  });

  it('[S7.2-12] with a fault is refused at its field, and the one before stays', async () => {
    const visitor = await member('privat@kontor.example');
    await visitor.ask(personEndpoints.updateBankAccount, { body: { iban, accountHolder: 'Petra Privat' } });
    const faulty = { iban: 'DE02120300000000202052', accountHolder: '' };
    expect(await visitor.post(personEndpoints.updateBankAccount, { body: faulty })).toMatchObject({
      refusal: {
        fieldErrors: {
          iban: 'Diese IBAN ist nicht richtig. Bitte prüfen Sie die Ziffern.',
          accountHolder: 'Bitte geben Sie den Kontoinhaber an.',
        },
      },
    });
    expect((await shown(visitor)).bankAccount?.maskedIban).toBe('**** 2051');
  });

  it('[R23] is nobody else’s, not of the same firm either, and no guest’s', async () => {
    const owner = await member('leitung@muster-gmbh.example');
    await owner.ask(personEndpoints.updateBankAccount, { body: { iban, accountHolder: 'Muster GmbH' } });
    const colleague = await member('einkauf@muster-gmbh.example');
    expect((await shown(colleague)).bankAccount).toBeNull();
    await colleague.ask(personEndpoints.removeBankAccount);
    expect((await shown(owner)).bankAccount?.accountHolder).toBe('Muster GmbH');
    expect(await shop.visitor().get(personEndpoints.show)).toMatchObject({
      refusal: { code: 'session.ended', redirectTo: '/login' },
    });
  });
});
