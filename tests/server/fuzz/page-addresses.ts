import { addressOf } from '#contract/endpoint-address.ts';
import type { Sample } from '#tests/server/reliability/valid-requests.ts';
import { indexAddresses, sampledLists } from '#tests/support/list-samples.ts';
import { pageRights } from '#tests/server/session-user/page-rights.ts';
import { mutate } from './mutate.ts';

/** A page of the shop with an address that is answered. */
export interface FuzzedPage {
  readonly path: `/${string}`;
  readonly sample: Sample;
}

const list = {
  search: 'toner',
  page: 1,
  limit: 48,
  paginate: 'true',
  sortBy: 'price',
  sortDirection: 'desc',
  filter: '{"brand":["hp"],"basisfarbe":["schwarz"]}',
  isBGS: 'false',
  view: 'rows',
};
/** What the address of a list of the account or of the staff says. */
const rows = {
  search: 'toner',
  page: 2,
  state: 'all',
  role: 'admin',
  sort: 'name',
  direction: 'down',
  columns: 'name,state',
  from: '2026-10-01',
  to: '2026-11-01',
  person: 1,
  costCenter: '100',
};
/** What other pages may read of an address. */
const anything = {
  search: 'toner',
  page: 1,
  position: 41,
  step: 2,
  redirectTo: '/shop',
  wayIn: 'x',
  filter: '{}',
  mode: 'b2b',
};

const page = (
  path: FuzzedPage['path'],
  params: Sample['params'] = {},
  query: Sample['query'] = anything,
): FuzzedPage => ({ path, sample: { params, query } });

/** Addresses of all pages; that none is missing, the table of their rights proves. */
export const routePaths = Object.keys(pageRights).map(
  (route) => route.replace('?', '').replace('/*', '/:unknown') as `/${string}`,
);

/** Pages with a part of their address that anybody may write, or with a query of their own. */
const described: readonly FuzzedPage[] = [
  page('/'),
  ...indexAddresses.map((path) => page(path)),
  ...sampledLists.map(({ path, params }) => page(path, params, list)),
  page('/shop/:unknown', { unknown: 'catalog' }, list),
  page('/shop/article/:articleKey/:slug', { articleKey: 'T100121-1', slug: 'x' }, { ratings: '2' }),
  page('/artnr/:articleNumber', { articleNumber: 'CF259X' }),
  page('/shop/basket'),
  page('/shop/external-catalog'),
  page('/shop/quick_order'),
  page('/external-catalog/return'),
  page('/external-catalog/start/:ticket', { ticket: 'x' }),
  page(
    '/external-catalog/oci/:slug',
    { slug: 'andere-oci' },
    { HOOK_URL: 'http://localhost:4010/', USERNAME: 'andere' },
  ),
  page('/shop/basket/livebook/:uuid', { uuid: 'b2c1d6de-0f3a-4c0e-8a55-3b1f0d9c7e21' }),
  page('/shop/basket/external/:uuid', { uuid: 'b2c1d6de-0f3a-4c0e-8a55-3b1f0d9c7e21' }),
  page('/shop/checkout/confirmation/:orderNumber', { orderNumber: '2026-100001' }),
  page('/shop/checkout/:step', { step: 'review' }),
  page('/login'),
  page('/logout'),
  page('/kundenlogin/:alias', { alias: 'werk' }),
  page('/businesslogin/:alias', { alias: 'werk' }),
  page('/register/confirm/:token', { token: 'x' }),
  page('/register/invitation/:invitedEmail/:token', { invitedEmail: 'x@firma.example', token: 'x' }),
  page('/password/reset/:resetUsername/:token', { resetUsername: 'x@firma.example', token: 'x' }),
  page('/my/email/confirm/:token', { token: 'x' }),
  page('/my/admin-orders/:orderNumber', { orderNumber: '2026-100001' }, rows),
  page('/my/admin-cost-centers/:costCenter', { costCenter: '1' }, rows),
  page('/my/admin-budgets/:budget', { budget: '1' }, rows),
  page('/my/admin-users/:member', { member: '1' }, rows),
  page('/my/admin-addresses/:address', { address: '1' }, rows),
  page('/my/admin-user-addresses/:address', { address: '1' }, rows),
  page('/registrations/:registration', { registration: '1' }, rows),
  page('/ratings/:rating', { rating: '1' }, rows),
  page('/ratings/shown/:rating', { rating: '1' }, rows),
  page(
    '/search-steering/:rule',
    { rule: 'rule' },
    { kind: 'synonym', word: 'kuli', target: 'stift', query: 'kuli' },
  ),
  page('/my/admin-statistics', {}, { by: 'articleGroup', type: 'month', year: '2026', month: '11' }),
  page('/my/admin-import/:table', { table: 'people' }),
  page('/my/orders'),
  page('/my/orders/:orderNumber', { orderNumber: '2026-100001' }),
  page('/order', {}, { number: '2026-100001', orderKey: 'x' }),
  page('/stock-notice', {}, { noticeKey: 'x' }),
  page('/offerrequest', {}, { article: 'T100121-1' }),
  page('/page/:slug', { slug: 'agb' }),
  page('/page/widerrufen', {}, { number: '2026-100001', orderKey: 'x' }),
  page('/cookie-config'),
  page(
    '/flows/:machine',
    { machine: 'basket' },
    { overlay: 'funnel', from: '2026-10', to: '2026-11', mode: 'b2c', state: 'x' },
  ),
  page('/503'),
  page('/http-error/:code', { code: '404' }),
  page('/:unknown', { unknown: 'gibt-es-nicht' }),
];

/** Every page of the shop; the suite fails when a route with a part that anybody may write is not described above. */
export const fuzzedPages: readonly FuzzedPage[] = [
  ...described,
  ...routePaths
    .filter((route) => !route.includes(':') && !described.some(({ path }) => path === route))
    .map((route) => page(route)),
];

/** What a request line holds beside the headers. */
const longestAddress = 15_000;

/** An address with one part changed or with more of one part; the same `random` gives the same sequence. */
export function mutatedAddress({ path, sample }: FuzzedPage, random: () => number): string {
  const { params, query } = mutate(sample, false, random);
  const address = addressOf({ path }, params, query);
  const pick = Math.floor(random() * 8);
  const mark = address.includes('?') ? '&' : '?';
  const more = [
    () => `${mark}${'x=1&'.repeat(1000)}`,
    () => `${mark}${Array.from({ length: 1000 }, (_value, place) => `p${place}=1`).join('&')}`,
    () => `${mark}page=2&page=3`,
  ][pick];
  const whole = `${address}${more?.() ?? ''}`;
  return whole.length <= longestAddress ? whole : whole.slice(0, longestAddress).replace(/%[0-9A-F]?$/, '');
}
