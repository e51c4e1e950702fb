import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountAccessEndpoints } from '#contract/account-access.ts';
import { adminUserEndpoints } from '#contract/admin-users.ts';
import { passwordEndpoints } from '#contract/password.ts';
import { registrationEndpoints } from '#contract/registration.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import type { Worker } from '#server/calls/module.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import { publicUrl } from '#tests/server/support/mailed.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { outboxMail } from '#tests/support/tables/outbox.ts';

const evil = 'evil.example';

let shop: TestShop;
let workers: readonly Worker[] = [];
beforeAll(async () => {
  // Whoever asks comes through a proxy that is trusted, so that what it says of the host would be believed.
  shop = await startTestShop({ seed: 'small', environment: { TRUST_PROXY: '127.0.0.1' } });
  workers = shop.modules.flatMap(({ startWork }) => startWork?.(publicUrl) ?? []);
});
afterAll(async () => {
  for (const worker of workers) await worker.stop();
  await shop.stop();
});

const forgeries: readonly Readonly<Record<string, string>>[] = [
  { host: evil },
  { host: `shop.example@${evil}` },
  { host: `shop.example:443@${evil}` },
  { 'x-forwarded-host': evil },
  { 'x-forwarded-host': `shop.example, ${evil}`, 'x-forwarded-proto': 'http' },
  { forwarded: `for=192.0.2.1;host=${evil};proto=http` },
  { 'x-host': evil, 'x-original-host': evil, 'x-http-host-override': evil, 'x-forwarded-server': evil },
  { host: evil, origin: `https://${evil}`, referer: `https://${evil}/` },
];

interface Asked {
  readonly visitor: TestVisitor;
  readonly path: string;
  readonly body: object;
  /** Who gets the mail with the link. */
  readonly recipient: string;
}

function registration(email: string): Asked {
  const password = 'Vier Wörter ohne Zusammenhang';
  const body = {
    kind: 'private',
    company: '',
    vatId: '',
    salutation: 'frau',
    firstname: 'Nora',
    lastname: 'Neu',
    email,
    emailAgain: email,
    password,
    passwordAgain: password,
  };
  return { visitor: shop.visitor(), path: registrationEndpoints.register.path, body, recipient: email };
}

const newEmail = (): string => `${randomUUID()}@neu.example`;

/** What mails a link to somebody who may be another than the one who asks. */
const asking: Readonly<Record<string, (firm: Firm) => Asked>> = {
  'a new password'({ buyer: { email } }) {
    return {
      visitor: shop.visitor(),
      path: passwordEndpoints.request.path,
      body: { email },
      recipient: email,
    };
  },
  'a registration': () => registration(newEmail()),
  'a registration under a known address': ({ buyer }) => registration(buyer.email),
  'an invitation'({ admin }) {
    const email = newEmail();
    const body = { email, firstname: 'Ina', lastname: 'Neu', role: 'member', ordering: 'allowed' };
    return { visitor: admin.visitor, path: adminUserEndpoints.invite.path, body, recipient: email };
  },
  'another mail address'({ buyer }) {
    const email = newEmail();
    const body = { email, currentPassword: demoPassword };
    return { visitor: buyer.visitor, path: accountAccessEndpoints.askEmail.path, body, recipient: email };
  },
};

/** Asks with forged headers; gives whom the link is mailed to. */
async function ask({ visitor, path, body, recipient }: Asked, forged: object, from: string): Promise<string> {
  const answer = await visitor.raw({
    method: 'POST',
    url: `/rest${path}`,
    headers: {
      ...forged,
      'x-forwarded-for': from,
      'content-type': 'application/json',
      'x-csrf-token': await visitor.token(),
    },
    payload: JSON.stringify(body),
  });
  expect(answer.statusCode, `${JSON.stringify(forged)} ${answer.body}`).toBe(200);
  expect(answer.json()).toMatchObject({ success: true });
  return recipient;
}

describe('a link in a mail', () => {
  for (const [what, prepare] of Object.entries(asking))
    it(`[R8] leads to the configured address, whatever host asked for ${what}`, async () => {
      const recipients: string[] = [];
      for (const [place, forged] of forgeries.entries())
        recipients.push(await ask(prepare(await startFirm(shop)), forged, `198.51.100.${place + 1}`));
      const mails = await vi.waitFor(
        async () => {
          const written = await shop.tables.select().from(outboxMail);
          const asked = written.filter(({ recipient }) => recipients.includes(recipient));
          expect(asked).toHaveLength(forgeries.length);
          return asked;
        },
        { timeout: 20_000 },
      );
      for (const { textBody, htmlBody } of mails) {
        const said = `${textBody}\n${htmlBody}`;
        const bases = [...said.matchAll(/\b\w+:\/\/[^/\s"<]*/g)].map(([base]) => base);
        expect([...new Set(bases)]).toEqual([publicUrl]);
        expect(said).not.toContain(evil);
      }
    });
});
