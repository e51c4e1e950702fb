import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loadContext, type Load, type PageLoaderArguments } from '#app/load.ts';
import { loadAdminAddresses, loadAdminUserAddresses } from '#app/routes/admin-addresses.loader.ts';
import { loadAdminBudgets } from '#app/routes/admin-budgets.loader.ts';
import { loadAdminCostCenters } from '#app/routes/admin-cost-centers.loader.ts';
import { loadAdminUsers } from '#app/routes/admin-users.loader.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sampleGuest, sampleMember } from '#machines/sample-records.ts';
import { budgetOf, costCenterOf, erika, karl } from '#tests/support/firm-records.ts';

const center = costCenterOf({ people: [karl] });
const other = costCenterOf({ id: 8, number: '200', name: 'Vertrieb', owner: { ...erika, isActive: true } });
const budget = budgetOf();
const ofCenter = budgetOf({ id: 22, person: null, costCenter: other });
const address = {
  kind: 'company',
  company: 'Muster GmbH',
  firstname: 'Erika',
  lastname: 'Muster',
  street: 'Hafenweg',
  houseNumber: '4',
  addition: '',
  zip: '50668',
  city: 'Köln',
  id: 31,
};
const member = { isInvitation: false, isAdmin: false, isDeputy: false, state: 'active', ...erika };
const invited = {
  ...member,
  isInvitation: true,
  name: 'Ina Neu',
  email: 'ina@neu.example',
  state: 'invited',
};
const replies: Readonly<Record<string, object>> = {
  'adminUsers.list': { items: [member, { ...member, ...karl, isAdmin: true }, invited] },
  'adminUsers.history': { items: [{ id: 1 }] },
  'adminAddresses.list': { items: [address] },
  'adminUserAddresses.list': { items: [{ ...address, person: karl }], people: [erika, karl] },
  'adminCostCenters.list': { items: [center, other], people: [erika, karl], isNeeded: true },
  'adminBudgets.list': { items: [budget, ofCenter], people: [erika, karl], costCenters: [center, other] },
};

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly user?: typeof sampleMember;
  /** Status by which the list is refused. */
  readonly status?: number;
}

/** Loads an address in a shop that answers so. */
function load<Data>(
  loader: (loading: PageLoaderArguments) => Promise<Data>,
  address: string,
  { params = {}, user = sampleMember, status }: Asked = {},
): Promise<Data> {
  const context = new RouterContextProvider();
  const answer = async ({ name }: Endpoint) => {
    if (name === 'session.user') return { outcome: 'ok', reply: { user } };
    if (status !== undefined) throw new Response(null, { status });
    return { outcome: 'ok', reply: replies[name] };
  };
  context.set(loadContext, answer as unknown as Load);
  return loader({ request: new Request(`https://shop.example${address}`), context, params });
}

const thrownBy = (loaded: Promise<unknown>): Promise<Response> =>
  loaded.then(
    () => expect.unreachable('the page was loaded'),
    (thrown: unknown) => thrown as Response,
  );

describe('the pages of a firm', () => {
  it('[S2.4-05] list people by name and mail address, of a state and a role; one is named by kind and number', async () => {
    const found = async (search: string) => {
      const data = await load(loadAdminUsers, `/my/admin-users${search}`);
      return data.shown === 'list' ? data.items.map(({ name }) => name) : [];
    };
    expect(await found('')).toEqual([erika.name, karl.name, 'Ina Neu']);
    expect(await found('?search=ina@neu')).toEqual(['Ina Neu']);
    expect(await found('?role=admin')).toEqual([karl.name]);
    expect(await found('?state=invited&role=admin')).toEqual([]);
    const one = (wanted: string) => load(loadAdminUsers, '/my/admin-users/x', { params: { member: wanted } });
    expect(await one('11')).toMatchObject({ shown: 'one', item: { name: erika.name }, changes: [{ id: 1 }] });
    expect(await one('invitation-11')).toMatchObject({ item: { name: 'Ina Neu' }, changes: [] });
    expect(await one('new')).toEqual({ shown: 'new' });
    expect((await thrownBy(one('99'))).status).toBe(404);
  });

  it('[S2.4-06][S7.1-41] find addresses by what stands in them, those of people also by whose they are', async () => {
    const of = async (loader: typeof loadAdminAddresses | typeof loadAdminUserAddresses, search: string) => {
      const data = await load<{ readonly shown: string }>(loader, `/my/x${search}`);
      return 'items' in data ? (data.items as readonly object[]).length : -1;
    };
    expect(await of(loadAdminAddresses, '?search=hafenweg 4')).toBe(1);
    expect(await of(loadAdminAddresses, '?search=karl')).toBe(0);
    expect(await of(loadAdminUserAddresses, '?search=karl')).toBe(1);
    const one = (wanted: string) => load(loadAdminUserAddresses, '/my/x', { params: { address: wanted } });
    expect(await one('31')).toMatchObject({ shown: 'one', item: { person: karl } });
    expect(await one('new')).toEqual({ shown: 'one', item: null, people: [erika, karl] });
    expect((await thrownBy(one('32'))).status).toBe(404);
  });

  it('[S2.4-03][S7.1-42] list cost centers by number, name and people', async () => {
    const found = async (search: string) => {
      const data = await load(loadAdminCostCenters, `/my/admin-cost-centers${search}`);
      return data.shown === 'list' ? [data.isNeeded, ...data.items.map(({ number }) => number)] : [];
    };
    expect(await found('')).toEqual([true, '100', '200']);
    expect(await found('?search=verw')).toEqual([true, '100']);
    expect(await found('?search=karl')).toEqual([true, '100']);
    expect(await found('?search=erika')).toEqual([true, '200']);
  });

  it('[S2.4-04][S7.1-42] list budgets by person and cost center', async () => {
    const found = async (search: string) => {
      const data = await load(loadAdminBudgets, `/my/admin-budgets${search}`);
      return data.shown === 'list' ? data.items.map(({ id }) => id) : [];
    };
    expect(await found('')).toEqual([21, 22]);
    expect(await found('?search=erika')).toEqual([21]);
    expect(await found('?search=200+vert')).toEqual([22]);
  });

  it('[R23] show one of them, a new one, and are not found for another firm’s', async () => {
    const costCenter = (id: string) =>
      load(loadAdminCostCenters, '/my/admin-cost-centers', { params: { costCenter: id } });
    expect(await costCenter('8')).toEqual({ shown: 'one', item: other, people: [erika, karl] });
    expect(await costCenter('new')).toMatchObject({ shown: 'one', item: null });
    expect((await thrownBy(costCenter('9'))).status).toBe(404);
    const one = (id: string) => load(loadAdminBudgets, '/my/admin-budgets', { params: { budget: id } });
    expect(await one('22')).toEqual({
      shown: 'one',
      item: ofCenter,
      people: [erika, karl],
      costCenters: [center, other],
    });
    expect(await one('new')).toMatchObject({ shown: 'one', item: null });
    expect((await thrownBy(one('9'))).status).toBe(404);
  });

  it('[S2.4-03][S2.4-04] lead guests to the sign-in and back, and are forbidden to who is no admin', async () => {
    for (const [loader, address] of [
      [loadAdminCostCenters, '/my/admin-cost-centers/new'],
      [loadAdminBudgets, '/my/admin-budgets?page=2'],
    ] as const) {
      const led = await thrownBy(load<unknown>(loader, address, { user: sampleGuest }));
      expect(led.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent(address)}`);
      expect((await thrownBy(load<unknown>(loader, address, { status: 403 }))).status).toBe(403);
    }
  });
});
