import { matchRoutes, RouterContextProvider, type LoaderFunction } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loadContext, type Load } from '#app/load.ts';
import { handleOf } from '#app/page-route.ts';
import { pageRoutes } from '#app/routes.ts';
import { routesOnTheWay } from '#app/routes-on-the-way.ts';
import { addressOf } from '#contract/endpoint-address.ts';
import { listNameOf } from '#contract/list-name.ts';
import { directories, sampledLists } from '#tests/support/list-samples.ts';
import type { DirectoryData } from '#ui/screens/directory/directory-data.ts';
import type { GoodsData } from '#ui/screens/goods/goods-data.ts';

const routeAt = async (path: string) => {
  const onTheWay = await routesOnTheWay(new URL(path, 'https://shop.example').pathname);
  return matchRoutes([...pageRoutes, ...onTheWay], path)?.at(-1);
};

/** What the page at an address shows when its calls are answered so. */
async function loadedAt(path: string, load: Load): Promise<unknown> {
  const { route, params } = (await routeAt(path))!;
  const context = new RouterContextProvider();
  context.set(loadContext, load);
  const request = new Request(`https://shop.example${path}`);
  return (route.loader as LoaderFunction)({
    request,
    params,
    context,
    url: new URL(request.url),
    pattern: path,
  });
}

/** What the page at an address asks the server for; null where there is no page. */
async function askedBy(path: string): Promise<readonly string[] | null> {
  const match = await routeAt(path);
  if (match === undefined || match.route.path === '/*') return null;
  const asked: string[] = [];
  const load = ((endpoint, request) => {
    const { params, query } = request as { readonly params?: object; readonly query?: object };
    asked.push(`${endpoint.method} ${addressOf(endpoint, { ...params }, { ...query })}`);
    return Promise.resolve({ outcome: 'refused', refusal: {} });
  }) as Load;
  await expect(loadedAt(path, load)).rejects.toMatchObject({ status: 404 });
  return asked;
}

describe('a page of the table of lists', () => {
  it('[S2.7-01] is the one view of lists or stands on a page of its own, and asks for the list of that name', async () => {
    for (const { id, path, address, isPart } of sampledLists) {
      const { route } = (await routeAt(address))!;
      const { view } = handleOf(route)!;
      if (isPart === true) expect([route.id, route.path]).toEqual([id, path]);
      else expect(view).toBe('ui/screens/listing/ListingScreen.tsx');
      const list = encodeURIComponent(listNameOf(address));
      const [asked = ''] = (await askedBy(address)) ?? [];
      expect(asked.replace('&supplyPart=others', '')).toBe(
        list === '' ? 'GET /shop' : `GET /shop?list=${list}`,
      );
    }
  });

  it('[S2.7-13] asks for a category by its slug, with what the address says beside it', async () => {
    expect(await askedBy('/shop/catalog/toner?sortBy=price&utm=x')).toEqual([
      'GET /shop?sortBy=price&list=catalog%2Ftoner',
    ]);
    expect(await askedBy('/shop/catalog/toner/')).toEqual(['GET /shop?list=catalog%2Ftoner']);
    expect(await askedBy('/shop/catalog')).toEqual(['GET /shop?list=catalog']);
  });

  it('is not found for a printer under a name in another spelling, and nothing is asked', async () => {
    let asked = 0;
    const load = (() => {
      asked += 1;
      throw new Response(null, { status: 500 });
    }) as Load;
    const address = '/shop/supply/brand/HP/device/HP-LaserJet_Pro-M404dn';
    const thrown = (await loadedAt(address, load).catch((error: unknown) => error)) as Response;
    expect([thrown.status, asked]).toEqual([404, 0]);
  });

  it.each([
    ['/shop/catalog/Toner_Schwarz', 'catalog/toner-schwarz'],
    ['/shop/catalog/-toner--schwarz-', 'catalog/toner-schwarz'],
    ['/shop/catalog/Toner%20Schwarz', 'catalog/toner-schwarz'],
  ])('is not found under a name in another spelling, and leads on: %s', async (address, list) => {
    const item = { title: 'Gemeint', path: `/shop/${list}` };
    const asked: string[] = [];
    const load = ((_endpoint, request) => {
      const { query } = request as { readonly query: { readonly list: string } };
      asked.push(query.list);
      if (query.list !== list) throw new Response(null, { status: 404 });
      return Promise.resolve({ outcome: 'ok', reply: { item } });
    }) as Load;
    const thrown = (await loadedAt(address, load).catch((error: unknown) => error)) as Response;
    expect(thrown.status).toBe(404);
    expect(await thrown.json()).toEqual({ name: 'Gemeint', path: `/shop/${list}` });
    expect(asked.at(-1)).toBe(list);
  });

  it.each(['/shop/catalog/gibt-es-nicht', '/shop/catalog/GIBT-ES-NICHT', '/shop/catalog/%20'])(
    'is not found and leads nowhere where there is no such name at all: %s',
    async (address) => {
      const load = (() => Promise.reject(new Response(null, { status: 404 }))) as Load;
      const thrown = (await loadedAt(address, load).catch((error: unknown) => error)) as Response;
      expect([thrown.status, await thrown.json()]).toEqual([404, null]);
    },
  );
});

describe('pages of the printer finder', () => {
  it('[S2.7-04] begin with what can be chosen', async () => {
    expect(await askedBy('/shop/supply')).toEqual(['GET /shop/supply']);
    expect(await askedBy('/shop/supply?search=M404dn')).toEqual(['GET /shop/supply?search=M404dn']);
  });

  it('[S2.7-08] are a search for one', async () => {
    expect(await askedBy('/shop/supply/search?search=M404dn')).toEqual(['GET /shop/supply?search=M404dn']);
  });

  it('[S2.7-05] are the list of brands, and a brand with its articles and printers', async () => {
    expect(await askedBy('/shop/supply/brands')).toEqual(['GET /shop/supply']);
    expect(await askedBy('/shop/supply/brand/brother')).toEqual([
      'GET /shop?list=supply%2Fbrand%2Fbrother',
      'GET /shop/supply?brand=brother',
    ]);
  });

  it('[S2.7-06] are the list of printers, and a printer with what fits it', async () => {
    expect(await askedBy('/shop/supply/devices?search=M404dn')).toEqual(['GET /shop/supply?search=M404dn']);
    expect(await askedBy('/shop/supply/device/hp-laserjet-pro-m404dn')).toEqual([
      'GET /shop?list=supply%2Fdevice%2Fhp-laserjet-pro-m404dn&supplyPart=others',
      'GET /shop/supply/printer?device=hp-laserjet-pro-m404dn',
    ]);
  });
});

describe('a page of all there is of something', () => {
  it.each(directories)('$address asks for all of it', async ({ address, call }) => {
    expect(await askedBy(address)).toContain(`GET ${call}`);
  });

  const entry = (name: string, path: string, count = 1) => ({ slug: path, name, path, count });
  const item = (name: string, path: string, members: readonly object[] = []) => ({
    ...entry(name, path),
    description: '',
    group: null,
    members,
  });
  const answering = (replies: Readonly<Record<string, unknown>>): Load =>
    (({ path }) => Promise.resolve({ outcome: 'ok', reply: replies[path] })) as Load;

  it('[S2.7-18] has names under their letters, and what begins with none before them', async () => {
    const items = [item('Zweckform', '/z'), item('3M', '/3'), item('edding', '/e'), item('Élan', '/el')];
    expect(await loadedAt('/shop/brands', answering({ '/shop/brands': { items } }))).toEqual({
      name: 'brands',
      sections: [
        { name: '0–9', path: null, entries: [{ name: '3M', path: '/3', count: 1 }] },
        {
          name: 'E',
          path: null,
          entries: [
            { name: 'edding', path: '/e', count: 1 },
            { name: 'Élan', path: '/el', count: 1 },
          ],
        },
        { name: 'Z', path: null, entries: [{ name: 'Zweckform', path: '/z', count: 1 }] },
      ],
    });
  });

  it('[S2.7-27] has a group’s types under the group, which leads to its own list', async () => {
    const items = [item('Papier', '/p', [entry('Blöcke', '/b', 7)])];
    const load = answering({ '/shop/articletypegroups': { items } });
    expect(await loadedAt('/shop/articletypenamegroups', load)).toEqual({
      name: 'articleTypeGroups',
      sections: [{ name: 'Papier', path: '/p', entries: [{ name: 'Blöcke', path: '/b', count: 7 }] }],
    });
  });

  it('[S2.7-12] has categories under the one above them; one with none below stands for itself', async () => {
    const items = [
      { ...entry('Papier', '/p'), children: [entry('Blöcke', '/b')] },
      { ...entry('Stempel', '/s', 3), children: [] },
    ];
    const load = answering({ '/shop/catalog': { items } });
    expect(await loadedAt('/shop/catalogs', load)).toMatchObject({
      sections: [
        { name: 'Papier', path: '/p', entries: [{ name: 'Blöcke', path: '/b' }] },
        { name: 'Stempel', path: '/s', entries: [{ name: 'Stempel', path: '/s', count: 3 }] },
      ],
    });
  });

  it('[S2.7-21] has everything named together, each with what it is', async () => {
    const load = answering({
      '/shop/manufacturers': { brandItems: [entry('HP Inc.', '/m')] },
      '/shop/brands': { items: [item('HP', '/b')] },
      '/shop/assortments': { items: [] },
      '/shop/articletypes': { items: [item('Toner', '/t')] },
      '/shop/producttypes': { items: [] },
      '/shop/catalog': { items: [{ ...entry('Haus', '/h'), children: [entry('Tee', '/tee')] }] },
    });
    const { sections } = (await loadedAt('/shop/index', load)) as DirectoryData;
    expect(
      sections.map(({ name, entries }) => [name, entries.map((one) => `${one.name} ${one.kind}`)]),
    ).toEqual([
      ['H', ['Haus category', 'HP brand', 'HP Inc. manufacturer']],
      ['T', ['Tee category', 'Toner articleType']],
    ]);
  });
});

describe('the list of one thing', () => {
  it.each([
    ['/shop/manufacturer/hp', 'GET /shop/manufacturer/hp'],
    ['/shop/brand/brother', 'GET /shop/brand/brother'],
    ['/shop/assortment/home-office', 'GET /shop/assortment/home-office'],
    ['/shop/articletypename/toner', 'GET /shop/articletypes/toner'],
    ['/shop/articletypenamegroup/papier', 'GET /shop/articletypegroups/papier'],
    ['/shop/producttype/tonerkartuschen', 'GET /shop/producttypes/tonerkartuschen'],
    ['/shop/producttypegroup/technik', 'GET /shop/producttypegroups/technik'],
  ])('%s asks for it beside its list', async (address, call) => {
    const list = `GET /shop?list=${encodeURIComponent(listNameOf(address))}`;
    expect(await askedBy(address)).toEqual([list, call]);
  });

  const entry = (name: string, count = 1) => ({ slug: name, name, path: `/${name}`, count });
  const item = { ...entry('Toner'), description: 'Pulver.', group: null, members: [] };
  const facts = { name: 'HP', address: 'Weg 1', email: 'a@b.example' };
  const list = (children: readonly object[]) => ({
    item: {
      kind: 'articletypename',
      title: 'Toner',
      path: '/x',
      description: 'Gelistet.',
      trail: [],
      children,
    },
    items: [],
    paging: { page: 1, limit: 24, pageCount: 1, total: 0 },
    filters: [],
    sortOptions: ['relevance', 'name'].map((sortBy) => ({ sortBy, label: sortBy })),
    understood: null,
    exactHit: null,
  });
  const shownAt = async (address: string, replies: Readonly<Record<string, unknown>>) =>
    (await loadedAt(address, (({ path }) =>
      Promise.resolve({ outcome: 'ok', reply: replies[path] })) as Load)) as GoodsData;

  it('[R32] leads to its own order where the one its address asks for is not offered, as by prices that are hidden', async () => {
    const load = (() => Promise.resolve({ outcome: 'ok', reply: list([]) })) as unknown as Load;
    const ledTo = async (query: string) => {
      const thrown = await loadedAt(`/shop/catalog/toner?${query}`, load).catch((error: unknown) => error);
      return thrown instanceof Response ? thrown.headers.get('location') : null;
    };
    expect(await ledTo('sortBy=price&sortDirection=desc&limit=48&page=7')).toBe(
      '/shop/catalog/toner?limit=48',
    );
    expect(await ledTo('sortBy=pageCost&utm=x&view=rows')).toBe('/shop/catalog/toner?view=rows');
    expect(await ledTo('sortBy=name&sortDirection=desc')).toBeNull();
    expect(await ledTo('sortDirection=desc')).toBeNull();
  });

  it('[S7.1-32] of articles of a type leads to each of several formats, makers and colours', async () => {
    const replies = {
      '/shop': list([entry('Brother')]),
      '/shop/articletypes/:slug': {
        item,
        formats: [entry('A4'), entry('A5')],
        manufacturers: [entry('HP')],
        colours: [entry('Cyan'), entry('Gelb')],
      },
    };
    const { description, groups } = await shownAt('/shop/articletypename/toner', replies);
    expect(description).toBe('Pulver.');
    expect(groups.map(({ name, links }) => [name, ...links.map((link) => link.name)])).toEqual([
      ['formats', 'A4', 'A5'],
      ['colours', 'Cyan', 'Gelb'],
      ['brands', 'Brother'],
    ]);
  });

  it('[S7.1-30] of a maker says who it is and leads to its brands and printers', async () => {
    const brandItem = { ...item, members: [entry('Samsung')], maker: facts, responsible: null };
    const replies = {
      '/shop': list([]),
      '/shop/manufacturer/:slug': { brandItem, deviceItem: { count: 1, brands: [entry('Drucker')] } },
    };
    const { maker, groups } = await shownAt('/shop/manufacturer/hp', replies);
    expect(maker).toEqual({ maker: facts, responsible: null });
    expect(groups.map(({ name, links }) => [name, ...links.map((link) => link.name)])).toEqual([
      ['brands', 'Samsung'],
      ['printers', 'Drucker'],
    ]);
  });

  it('[S2.7-03] of what is recommended begins with some of other lists, as long as all of it is shown', async () => {
    const asked: unknown[] = [];
    const load = ((_endpoint, request) => {
      const { query } = request as { readonly query: { readonly list: string } };
      asked.push(query.list);
      return query.list === 'assortment/tipp'
        ? Promise.resolve({ outcome: 'refused', refusal: {} })
        : Promise.resolve({ outcome: 'ok', reply: { ...list([]), items: [{ prices: [] }] } });
    }) as Load;
    const { rows } = (await loadedAt('/shop-marketing', load)) as GoodsData;
    expect(asked).toEqual(['marketing', 'assortment/tipp', 'attribute/new-articles', 'attribute/best-price']);
    expect(rows.map(({ articles }) => articles.length)).toEqual([1, 1]);
    asked.length = 0;
    expect(((await loadedAt('/shop-marketing?sortBy=name', load)) as GoodsData).rows).toEqual([]);
    expect(asked).toEqual(['marketing']);
  });

  it('[S2.7-32] of machines that print leads to those of each type', async () => {
    const { groups } = await shownAt('/shop/printer', { '/shop': list([entry('Etikettendrucker')]) });
    expect(groups).toEqual([{ name: 'articleTypes', links: [entry('Etikettendrucker')] }]);
  });
});
