import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { insertArticle } from '#tests/server/basket/small-catalogue.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { insertNamed, readyVisitor, sampleOf, sendSample } from './valid-requests.ts';

const article = 'RECHTE1';
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', environment: { LOGIN_ATTEMPTS: '100000' } });
  await insertArticle(shop, { number: article, netCents: 1234 });
  await insertArticle(shop, { number: 'AUSVERKAUFT', stock: 0 });
  await insertNamed(shop);
});
afterAll(() => shop.stop());

/** What would give whoever asks rights, another firm or other prices, as columns, as the contract and as others write it. */
const rights: Readonly<Record<string, unknown>> = {
  is_admin: true,
  isAdmin: true,
  role: 'admin',
  roles: ['admin'],
  is_backend: true,
  isBackend: true,
  is_backend_user: true,
  isStaff: true,
  account_id: 1,
  accountId: 1,
  firmId: 1,
  firm: 1,
  customerNumber: '10001',
  customer_number: '10001',
  person_id: 1,
  personId: 1,
  user_id: 1,
  userId: 1,
  deputy_id: 1,
  deputyId: 1,
  price_group: 'A',
  priceGroup: 'A',
  is_tax_exempt: true,
  isTaxExempt: true,
  mode: 'b2c',
  approved: true,
  is_approved: true,
  isApproved: true,
  is_active: true,
  isActive: true,
  may_order: true,
  mayOrder: true,
  May_order: true,
  ordering: 'allowed',
  release_above_cents: null,
  releaseAbove: '',
  may_release_own: true,
  mayReleaseOwn: true,
};

/** Fields of a position (S3.2-01) that the contract names and the shop reads nothing from. */
const unread: Readonly<Record<string, string>> = {
  'basket.add': 'userId',
  'basket.addItems': 'items.userId',
};

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Changed {
  readonly content: unknown;
  /** Keys that lead to the field, and its own. */
  readonly place: string;
}

/** A body once for each object in it, with a field more there. */
function* withField(content: unknown, name: string, value: unknown, place = ''): Generator<Changed> {
  if (isObject(content)) {
    if (!(name in content)) yield { content: { ...content, [name]: value }, place: `${place}${name}` };
    for (const [key, part] of Object.entries(content))
      for (const changed of withField(part, name, value, `${place}${key}.`))
        yield { ...changed, content: { ...content, [key]: changed.content } };
  }
  if (Array.isArray(content))
    for (const [index, part] of content.entries())
      for (const changed of withField(part, name, value, place))
        yield { ...changed, content: content.toSpliced(index, 1, changed.content) };
}

/** Who people and firms are, and what they may. */
async function standing(): Promise<unknown> {
  const { rows } = await shop.database.query(
    `select (select jsonb_agg(p order by p.id) from person p) as people, (select jsonb_agg(a order by a.id) from account a) as firms`,
  );
  return rows;
}

describe('every changing call', () => {
  const posts = allEndpoints.filter(({ method }) => method === 'POST');
  it.each(posts)(
    '[R22] refuses fields that would give rights, wherever they stand: $name',
    async (call: Endpoint) => {
      const visitor = await readyVisitor(shop, article);
      const sample = await sampleOf(call, { shop, visitor, article });
      const before = await standing();
      for (const [name, value] of Object.entries(rights))
        for (const { content, place } of withField(sample.body ?? {}, name, value)) {
          const answer = await sendSample(visitor, call, { ...sample, body: content as Json });
          expect(answer.statusCode, JSON.stringify(content)).toBe(unread[call.name] === place ? 200 : 400);
        }
      expect(await standing()).toEqual(before);
    },
  );
});
