import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCostCenterEndpoints, mostCostCenters } from '#contract/admin-cost-centers.ts';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import type { Refusal } from '#contract/refusal.ts';
import { add, orderBasket, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { giveBudget, readOrder, startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const { list, create, update, remove, assign, need } = adminCostCenterEndpoints;
const typed = (number: string, more: object = {}) => ({
  number,
  name: `Stelle ${number}`,
  owner: '',
  state: 'active' as const,
  ...more,
});

const keep = async ({ admin }: Firm, number: string, more: object = {}): Promise<number> =>
  (await admin.visitor.ask(create, { body: typed(number, more) })).id;

const listed = async ({ admin }: Firm) => (await admin.visitor.ask(list)).items;

const refusalOf = async (
  answer: Promise<{ readonly outcome: string; readonly refusal?: unknown }>,
): Promise<Refusal | null> => ((await answer).refusal ?? null) as Refusal | null;

describe('cost centers of a firm', () => {
  it('[S7.1-42][S7.2-17] are listed by number with their owner, added, changed and deleted', async () => {
    const firm = await startFirm(shop);
    const id = await keep(firm, '200', { owner: String(firm.buyer.id), name: '  Vertrieb   Nord ' });
    await keep(firm, '100');
    expect(await firm.admin.visitor.ask(list)).toEqual({
      items: [
        {
          id: expect.any(Number),
          number: '100',
          name: 'Stelle 100',
          isActive: true,
          owner: null,
          people: [],
          budgets: [],
        },
        {
          id,
          number: '200',
          name: 'Vertrieb Nord',
          isActive: true,
          owner: { id: firm.buyer.id, name: 'Kaja Firma', email: firm.buyer.email, isActive: true },
          people: [],
          budgets: [],
        },
      ],
      people: [firm.buyer, firm.admin, firm.deputy].map((person, index) => ({
        id: person.id,
        name: `${['Kaja', 'Lena', 'Vera'][index]} Firma`,
        email: person.email,
      })),
      isNeeded: false,
    });

    await firm.admin.visitor.ask(update, { body: { ...typed('250'), id, state: 'inactive' } });
    expect((await listed(firm)).map(({ number, name, isActive }) => [number, name, isActive])).toEqual([
      ['100', 'Stelle 100', true],
      ['250', 'Stelle 250', false],
    ]);
    expect(await firm.admin.visitor.ask(remove, { body: { id } })).toMatchObject({ isDeactivated: false });
    expect((await listed(firm)).map(({ number }) => number)).toEqual(['100']);
  });

  it('[S5-12] are asked of every position as an admin says, and only while one is in use', async () => {
    const firm = await startFirm(shop);
    const { visitor } = firm.admin;
    const say = (isNeeded: boolean) => visitor.post(need, { body: { isNeeded } });
    expect(await say(true)).toMatchObject({ refusal: { code: 'costCenter.notFound' } });
    const id = await keep(firm, '100');
    expect(await say(true)).toMatchObject({ outcome: 'ok' });
    expect((await visitor.ask(list)).isNeeded).toBe(true);
    await visitor.ask(update, { body: { ...typed('100'), id, state: 'inactive' } });
    expect(await say(false)).toMatchObject({ outcome: 'ok' });
    expect((await visitor.ask(list)).isNeeded).toBe(false);
    expect(await say(true)).toMatchObject({ refusal: { code: 'costCenter.notFound' } });
  });

  it('[S7.2-17] with a fault are refused, each at its field', async () => {
    const firm = await startFirm(shop);
    const stranger = await startFirm(shop);
    const id = await keep(firm, '100');
    await keep(firm, '200');
    const faultsOf = async (answer: Promise<{ outcome: string; refusal?: unknown }>) =>
      (await refusalOf(answer))?.fieldErrors;
    const { visitor } = firm.admin;
    expect(await faultsOf(visitor.post(create, { body: { ...typed(''), name: ' ' } }))).toEqual({
      number: 'Nummer fehlt.',
      name: 'Bezeichnung fehlt.',
    });
    const taken = { number: 'Eine Kostenstelle mit dieser Nummer gibt es in Ihrer Firma schon.' };
    expect(await faultsOf(visitor.post(create, { body: typed('100') }))).toEqual(taken);
    expect(await faultsOf(visitor.post(update, { body: { ...typed('200'), id } }))).toEqual(taken);
    const unknown = { owner: 'Diese Person gehört nicht (mehr) zu Ihrer Firma.' };
    for (const owner of [String(stranger.buyer.id), '999999999', 'Emil'])
      expect(await faultsOf(visitor.post(create, { body: typed('300', { owner }) }))).toEqual(unknown);
    // A number is single within a firm only.
    expect(await faultsOf(stranger.admin.visitor.post(create, { body: typed('100') }))).toBeUndefined();
    expect((await listed(firm)).map(({ number }) => number)).toEqual(['100', '200']);
  });

  it('[S7.2-18] name who may book on them, one list instead of the other', async () => {
    const firm = await startFirm(shop);
    const stranger = await startFirm(shop);
    const id = await keep(firm, '100');
    const name = (...people: number[]) => firm.admin.visitor.post(assign, { body: { id, people } });
    const named = async () => (await listed(firm))[0]?.people.map((person) => person.id);
    await name(firm.buyer.id, firm.deputy.id, firm.buyer.id);
    expect(await named()).toEqual([firm.buyer.id, firm.deputy.id]);
    expect((await refusalOf(name(firm.admin.id, stranger.buyer.id)))?.code).toBe('person.notFound');
    expect(await named()).toEqual([firm.buyer.id, firm.deputy.id]);
    await name(firm.admin.id);
    expect(await named()).toEqual([firm.admin.id]);
    await name();
    expect(await named()).toEqual([]);
  });

  it('[S7.2-17] that orders name are put to rest by deleting them; the order keeps the number', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    const id = await keep(firm, '100');
    await add(firm.buyer.visitor, 'A1', 1, { costCenter: '100' });
    await orderBasket(firm.buyer.visitor, null);
    // Another firm's orders with the same number do not count.
    const other = await startFirm(shop);
    const theirs = await keep(other, '100');
    expect(await other.admin.visitor.ask(remove, { body: { id: theirs } })).toMatchObject({
      isDeactivated: false,
    });
    expect(await firm.admin.visitor.ask(remove, { body: { id } })).toMatchObject({ isDeactivated: true });
    expect((await listed(firm)).map(({ number, isActive }) => [number, isActive])).toEqual([['100', false]]);
    const { rows } = await shop.database.query<{ costCenter: string }>(
      `select p.cost_center as "costCenter" from shop_order_position p join shop_order o on o.id = p.order_id
       where o.account_id = $1`,
      [firm.accountId],
    );
    expect(rows).toEqual([{ costCenter: '100' }]);
  });

  it('[S7.2-17] that orders name keep their number: a budget of it holds what waits, too', async () => {
    const firm = await startFirm(shop);
    const id = await keep(firm, '100');
    await giveBudget(shop, firm, 100, { costCenter: '100' });
    await add(firm.buyer.visitor, 'A1', 1, { costCenter: '100' });
    const orderNumber = await orderBasket(firm.buyer.visitor, null);
    const say = (number: string) =>
      firm.admin.visitor.post(update, { body: { ...typed(number), id, name: 'Umbenannt' } });
    expect(await refusalOf(say('200'))).toMatchObject({
      code: 'fields.invalid',
      fieldErrors: {
        number:
          'Bestellungen nennen diese Kostenstelle; ihre Nummer bleibt. Für eine andere legen Sie bitte eine neue an.',
      },
    });
    expect(await say('100')).toMatchObject({ outcome: 'ok' });
    expect((await listed(firm)).map(({ number, name }) => [number, name])).toEqual([['100', 'Umbenannt']]);
    const released = firm.admin.visitor.post(adminOrderEndpoints.releaseNow, {
      body: await readOrder(shop, orderNumber),
    });
    expect((await refusalOf(released))?.code).toBe('release.overBudget');
  });

  it('[R23][R24][S2.4-03] of another firm are answered like none, and only admins ask at all', async () => {
    const firm = await startFirm(shop);
    const stranger = await startFirm(shop);
    const id = await keep(firm, '100');
    for (const wanted of [id, 999_999_999])
      for (const answer of [
        stranger.admin.visitor.post(update, { body: { ...typed('1'), id: wanted } }),
        stranger.admin.visitor.post(remove, { body: { id: wanted } }),
        stranger.admin.visitor.post(assign, { body: { id: wanted, people: [] } }),
      ])
        expect((await refusalOf(answer))?.code).toBe('costCenter.notFound');
    expect(await listed(stranger)).toEqual([]);
    expect((await listed(firm)).map(({ number }) => number)).toEqual(['100']);
    for (const { visitor } of [firm.buyer, firm.deputy])
      await expect(visitor.ask(list)).rejects.toThrow('403');
  });

  it('are no more than there is room for, however many come at once', async () => {
    const firm = await startFirm(shop);
    await shop.database.query(
      `insert into cost_center (account_id, number, name)
       select $1, 'V' || n, 'Vorher' from generate_series(1, $2::int) n`,
      [firm.accountId, mostCostCenters - 2],
    );
    const codes = await Promise.all(
      Array.from(
        { length: 6 },
        async (_, index) =>
          (await refusalOf(firm.admin.visitor.post(create, { body: typed(`N${index}`) })))?.code ?? 'ok',
      ),
    );
    expect(codes.toSorted()).toEqual([...Array<string>(4).fill('costCenter.tooMany'), 'ok', 'ok']);
  });
});
