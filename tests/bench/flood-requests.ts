import { articlePath } from '#contract/article-path.ts';
import { addressOf } from '#contract/endpoint-address.ts';
import { listingEndpoints } from '#contract/listing.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import { checkOut, createJournal } from './checkout-flow.ts';
import type { Connection, LoadRequest } from './closed-loop.ts';
import { openSession, post } from './guest.ts';
import type { Guest } from './guest.ts';

/** What an attacker may ask again and again. */
export interface FloodRequest {
  readonly name: string;
  /** Done once for each connection; gives its requests, one after the other. */
  readonly prepare: (connection: Connection) => Promise<() => LoadRequest>;
}

const positionsOfBasket = 40;
const filteredBrands = 20;
const longWords = 8;

const cookieOf = ({ cookie }: Guest) => ({ cookie, accept: 'text/html' });

async function withBasket(connection: Connection, numbers: readonly string[]): Promise<Guest> {
  const guest = await openSession(connection);
  const items = numbers.map((articleNumber) => ({ articleNumber, shopDepotId: 1, quantity: 1 }));
  await post(connection, guest, '/shop/basket/additems', { items });
  return guest;
}

/** The dearest requests the shop is known to have, each as an attacker would send it. */
export function floodRequests(facts: CatalogueFacts): readonly FloodRequest[] {
  let count = 0;
  const next = <Item>(items: readonly Item[]): Item | undefined => items[(count += 1) % items.length];
  return [
    {
      name: 'list with many filters',
      prepare: async () => () => {
        const filter = JSON.stringify({
          brand: facts.brandSlugs.slice(0, filteredBrands),
          basisfarbe: ['schwarz', 'cyan', 'magenta', 'gelb'],
          deliveryState: ['1', '3', '4'],
        });
        const query = { catalogSlug: next(facts.categories) ?? '', filter, page: 1 + (count % 5) };
        return { path: `/rest${addressOf(listingEndpoints.list, {}, query)}` };
      },
    },
    {
      name: 'search with long words',
      prepare: async () => () => {
        const words = Array.from({ length: longWords }, () => `${next(facts.words) ?? ''}x`);
        const search = words.join(' ').slice(0, 100);
        return { path: `/rest${addressOf(listingEndpoints.list, {}, { search })}` };
      },
    },
    {
      name: 'article page, uncached',
      prepare: async (connection) => {
        const guest = await withBasket(connection, facts.plentiful.slice(0, 1));
        return () => {
          const { key = '', slug = '' } = next(facts.articles) ?? {};
          const [articleNumber = '', depot = ''] = key.split('-');
          const path = articlePath({ articleNumber, shopDepotId: Number(depot), slug });
          return { path, headers: cookieOf(guest) };
        };
      },
    },
    {
      name: 'basket page with many positions',
      prepare: async (connection) => {
        const guest = await withBasket(connection, facts.plentiful.slice(0, positionsOfBasket));
        return () => ({ path: '/shop/basket', headers: cookieOf(guest) });
      },
    },
    {
      name: 'data of a large basket',
      prepare: async (connection) => {
        const guest = await withBasket(connection, facts.plentiful);
        return () => ({ path: '/rest/shop/basket', headers: { cookie: guest.cookie } });
      },
    },
    {
      name: 'login',
      prepare: async (connection) => {
        const guest = await openSession(connection);
        return () => ({
          method: 'POST',
          path: '/rest/login',
          headers: { cookie: guest.cookie, 'x-csrf-token': guest.token },
          body: { email: `niemand-${(count += 1)}@kunde.example`, password: 'falsch' },
        });
      },
    },
    {
      name: 'order PDF',
      prepare: async (connection) => {
        const journal = createJournal();
        const { guest } = await checkOut(connection, facts.plentiful[0] ?? '', 'flut.example', journal);
        const [orderNumber = ''] = journal.acknowledged.values();
        return () => ({
          method: 'POST',
          path: '/rest/orders/get-pdf',
          headers: { cookie: guest.cookie, 'x-csrf-token': guest.token },
          body: { orderNumber },
        });
      },
    },
  ];
}
