import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '#contract/endpoint-address.ts';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { personalDataEndpoints } from '#contract/personal-data.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { systemEndpoints } from '#contract/system.ts';
import { add, insertArticle } from '#tests/server/basket/small-catalogue.ts';
import {
  everyRoute,
  insertNamed,
  memberEmail,
  readyVisitor,
  sampleOf,
} from '#tests/server/reliability/valid-requests.ts';
import type { Sample } from '#tests/server/reliability/valid-requests.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { outcomesOf, roleMatrix } from './role-matrix.ts';
import type { Caller, Outcome } from './role-matrix.ts';

const article = 'RECHT1';
let shop: TestShop;
let routes: readonly Endpoint[];
const samples = new Map<string, Sample>();

beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', environment: { LOGIN_ATTEMPTS: '100000' } });
  await insertArticle(shop, { number: article });
  await insertArticle(shop, { number: 'AUSVERKAUFT', stock: 0 });
  await insertNamed(shop);
  routes = everyRoute(shop);
  const visitor = await readyVisitor(shop, article);
  // Whoever is erased could ask for nothing more: a wrong password reaches the call, too.
  samples.set(personalDataEndpoints.erase.name, { body: { currentPassword: 'falsch' } });
  for (const endpoint of routes.filter(({ name }) => !samples.has(name)))
    samples.set(endpoint.name, await sampleOf(endpoint, { shop, visitor, article }));
  await shop.database.query('update person set is_backend = false, is_admin = false where email = $1', [
    memberEmail,
  ]);
});
afterAll(() => shop.stop());

/** A browser at one moment: its cookie, and the token of the page it shows. */
interface Browser {
  readonly cookie: string | null;
  readonly token: string;
}

const browserOf = async (visitor: TestVisitor): Promise<Browser> => {
  const token = await visitor.token();
  return { cookie: visitor.cookie, token };
};

const signedIn = async (email: string): Promise<Browser> => {
  const visitor = shop.visitor();
  await visitor.signIn(email);
  return browserOf(visitor);
};

const begin: Readonly<Record<Caller, () => Promise<Browser>>> = {
  'nobody yet': () => browserOf(shop.visitor()),
  'guest with a basket': async () => {
    const visitor = shop.visitor();
    await add(visitor, article);
    return browserOf(visitor);
  },
  'member whose session has ended': async () => {
    const visitor = shop.visitor();
    await visitor.signIn(memberEmail);
    const before = await browserOf(visitor);
    await visitor.ask(sessionEndpoints.logout, { body: {} });
    return before;
  },
  'private customer': () => signedIn(memberEmail),
  'buyer of a firm': () => signedIn('einkauf@muster-gmbh.example'),
  'admin of a firm': () => signedIn('leitung@muster-gmbh.example'),
  'deputy of a firm': () => signedIn('vertretung@muster-gmbh.example'),
  'buyer of another firm': () => signedIn('einkauf@andere-gmbh.example'),
  'admin of another firm': () => signedIn('admin@andere-gmbh.example'),
  'own staff': () => signedIn('backend@kontor.example'),
};
const callers = Object.keys(begin) as readonly Caller[];

/** Calls after which a cookie stands for nobody, or for somebody else; a new password gives the session another name. */
const changeWhoCalls = ['session.login', 'session.logout', 'accountAccess.changePassword'];
const known = new Map<Caller, Browser>();

/** A caller who has done nothing that changes who it is. */
async function browserFor(caller: Caller): Promise<Browser> {
  const browser = known.get(caller) ?? (await begin[caller]());
  known.set(caller, browser);
  return browser;
}

async function outcomeOf(endpoint: Endpoint, { cookie, token }: Browser): Promise<Outcome> {
  const visitor = shop.visitor();
  visitor.cookie = cookie;
  const { params, query, body = {} } = samples.get(endpoint.name) ?? {};
  const url = `/rest${addressOf(endpoint, params, query)}`;
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
  const answer = await visitor.raw(
    endpoint.method === 'GET' ? { url } : { method: 'POST', url, headers, payload: JSON.stringify(body) },
  );
  if (answer.statusCode === 403) return 'forbidden';
  if (answer.statusCode === 419) return 'begunAnew';
  // Somebody else's order or position is not found; anything else would mean that the call never came to its rights.
  expect([200, 404], `${endpoint.name}: ${answer.body.slice(0, 200)}`).toContain(answer.statusCode);
  const { code, redirectTo } = answer.json<{ code?: string; redirectTo?: string | null }>();
  if (code !== 'session.ended') return 'answered';
  return redirectTo === '/login' ? 'sentToSignIn' : 'toldToSignIn';
}

async function outcomesFor(endpoint: Endpoint): Promise<Record<string, Outcome>> {
  const outcomes: Record<string, Outcome> = {};
  for (const caller of callers) {
    outcomes[caller] = await outcomeOf(endpoint, await browserFor(caller));
    if (changeWhoCalls.includes(endpoint.name)) known.delete(caller);
  }
  return outcomes;
}

describe('rights', () => {
  it('[R20] are told of every call of the shop', () => {
    expect(routes.map(({ name }) => name).toSorted()).toEqual(Object.keys(roleMatrix).toSorted());
  });

  it.each(allEndpoints)('[R20] are for every caller what the role matrix says: $name', async (endpoint) => {
    expect(await outcomesFor(endpoint)).toEqual(roleMatrix[endpoint.name]);
  });

  it.each(Object.keys(outcomesOf) as readonly Access[])(
    '[R20] are decided by the record of a call alone: %s',
    async (access) => {
      for (const endpoint of [systemEndpoints.cookies, systemEndpoints.setLanguage] as readonly Endpoint[]) {
        const record = endpoint as { access: Access };
        const before = record.access;
        record.access = access;
        try {
          expect(await outcomesFor(endpoint), endpoint.name).toEqual(outcomesOf[access][endpoint.method]);
        } finally {
          record.access = before;
        }
      }
    },
  );
});
