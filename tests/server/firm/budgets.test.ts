import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminBudgetEndpoints, mostBudgets } from '#contract/admin-budgets.ts';
import { adminCostCenterEndpoints } from '#contract/admin-cost-centers.ts';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { ownBudgetEndpoints } from '#contract/own-budgets.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import type { Refusal } from '#contract/refusal.ts';
import { add, orderBasket, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const { list, create, update, remove, assign } = adminBudgetEndpoints;
const typed = (more: object = {}) => ({
  person: '',
  costCenter: '',
  amount: '100',
  period: 'month' as const,
  ...more,
});

const costCenter = async ({ admin }: Firm, number: string): Promise<string> =>
  String(
    (
      await admin.visitor.ask(adminCostCenterEndpoints.create, {
        body: { number, name: 'Verwaltung', owner: '', state: 'active' },
      })
    ).id,
  );

const keep = async ({ admin }: Firm, more: object): Promise<number> =>
  (await admin.visitor.ask(create, { body: typed(more) })).id;

const listed = async ({ admin }: Firm) => (await admin.visitor.ask(list)).items;

const refusalOf = async (
  answer: Promise<{ readonly outcome: string; readonly refusal?: unknown }>,
): Promise<Refusal | null> => ((await answer).refusal ?? null) as Refusal | null;

const faultsOf = async (answer: Promise<{ outcome: string; refusal?: unknown }>) =>
  (await refusalOf(answer))?.fieldErrors;

/** An order of 19.99 net. */
async function place({ buyer: { visitor } }: Firm): Promise<void> {
  await add(visitor, 'A1', 1);
  await orderBasket(visitor, null);
}

describe('budgets of a person', () => {
  it('[S2.3-09][R24] are the own ones and those of cost centers open to the person, with what was taken', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    const open = await costCenter(firm, '100');
    const closed = await costCenter(firm, '200');
    await firm.admin.visitor.ask(adminCostCenterEndpoints.assign, {
      body: { id: Number(closed), people: [firm.admin.id] },
    });
    const own = await keep(firm, { person: String(firm.buyer.id) });
    await keep(firm, { person: String(firm.admin.id) });
    const ofOpen = await keep(firm, { costCenter: open });
    await keep(firm, { costCenter: closed });
    await place(firm);
    const seenBy = async ({ visitor }: Firm['buyer']) =>
      (await visitor.ask(ownBudgetEndpoints.list)).items.map(({ id, used }) => [id, used]);
    expect(await seenBy(firm.buyer)).toEqual([
      [own, 1999],
      [ofOpen, 0],
    ]);
    expect(await seenBy(firm.deputy)).toEqual([[ofOpen, 0]]);
    expect(await seenBy((await startFirm(shop)).buyer)).toEqual([]);
  });
});

describe('budgets of a firm', () => {
  it('[S7.1-42][S7.2-19] are listed with what was taken in the running period; the amount is typed in euros', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    const center = await costCenter(firm, '100');
    await keep(firm, { costCenter: center, amount: '1.500,00 €', period: 'year' });
    const id = await keep(firm, { person: String(firm.buyer.id), amount: '20,5' });
    await place(firm);
    const madeOn = berlinDay(new Date());
    // A month that began with the same day is counted whole.
    const countsFrom = madeOn.endsWith('-01') ? null : madeOn;
    const buyer = { id: firm.buyer.id, name: 'Kaja Firma', email: firm.buyer.email };
    expect(await listed(firm)).toEqual([
      { id, person: buyer, costCenter: null, period: 'month', amount: 2050, used: 1999, countsFrom },
      {
        id: expect.any(Number),
        person: null,
        costCenter: { id: Number(center), number: '100', name: 'Verwaltung', isActive: true },
        period: 'year',
        amount: 150_000,
        used: 0,
        countsFrom: madeOn.endsWith('-01-01') ? null : madeOn,
      },
    ]);
    // What was taken in a month that is over is no part of it.
    await shop.database.query(
      `update budget_use set period_start = period_start - interval '1 month' where budget_id = $1`,
      [id],
    );
    expect((await listed(firm))[0]).toMatchObject({ id, used: 0 });
    const { items } = await firm.admin.visitor.ask(adminCostCenterEndpoints.list);
    expect(items[0]?.budgets.map(({ amount }) => amount)).toEqual([150_000]);
  });

  it('[S7.2-19] with a fault are refused, each at its field', async () => {
    const firm = await startFirm(shop);
    const stranger = await startFirm(shop);
    const { visitor } = firm.admin;
    const person = String(firm.buyer.id);
    const invalid = 'Bitte geben Sie einen Betrag in Euro ein, z. B. 1.500,00.';
    const refused: readonly (readonly [object, Readonly<Record<string, string>>])[] = [
      [{ person, amount: '' }, { amount: 'Bitte geben Sie an, wie hoch das Budget ist.' }],
      [{ person, amount: '12,345,00' }, { amount: invalid }],
      [{ person, amount: '-5' }, { amount: invalid }],
      [{ person, amount: '100.000.000,01' }, { amount: 'Der Betrag kann höchstens 100.000.000,00 € sein.' }],
      [{}, { person: 'Bitte wählen Sie eine Person, eine Kostenstelle oder beides.' }],
      [{ person: String(stranger.buyer.id) }, { person: 'Diese Person gehört nicht (mehr) zu Ihrer Firma.' }],
      [
        { costCenter: await costCenter(stranger, '100') },
        { costCenter: 'Diese Kostenstelle gibt es in Ihrer Firma nicht (mehr).' },
      ],
    ];
    for (const [more, faults] of refused)
      expect(await faultsOf(visitor.post(create, { body: typed(more) }))).toEqual(faults);
    await keep(firm, { person });
    const taken = 'Dafür gibt es in diesem Zeitraum schon ein Budget. Ändern Sie bitte dessen Höhe.';
    expect(await faultsOf(visitor.post(create, { body: typed({ person, amount: '7' }) }))).toEqual({
      person: taken,
    });
    const yearly = await keep(firm, { person, period: 'year' });
    expect(
      await faultsOf(visitor.post(update, { body: { id: yearly, amount: '7', period: 'month' } })),
    ).toEqual({ period: taken });
    expect(await listed(firm)).toHaveLength(2);
  });

  it('[S7.2-19] change their amount at any time, their period only while nothing was taken; deleted they stop nobody', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    const id = await keep(firm, { person: String(firm.buyer.id), amount: '30' });
    const { visitor } = firm.admin;
    const change = (amount: string, period: 'month' | 'quarter') =>
      visitor.post(update, { body: { id, amount, period } });
    await change('40', 'quarter');
    await change('50', 'month');
    await place(firm);
    expect(await faultsOf(change('60', 'quarter'))).toEqual({
      period: expect.stringContaining('schon etwas verbraucht'),
    });
    await change('10', 'month');
    expect(await listed(firm)).toMatchObject([{ amount: 1000, used: 1999, period: 'month' }]);
    // Nothing is left, so that the next order waits.
    await place(firm);
    const waiting = async () =>
      (await visitor.ask(adminOrderEndpoints.list, { query: { state: 'awaitingRelease' } })).total;
    expect(await waiting()).toBe(1);
    await visitor.ask(remove, { body: { id } });
    expect(await listed(firm)).toEqual([]);
    await place(firm);
    expect(await waiting()).toBe(1);
  });

  it('[S7.2-20] are given to a person, a cost center or both; what was taken stays', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    const center = await costCenter(firm, '100');
    const id = await keep(firm, { person: String(firm.buyer.id) });
    await place(firm);
    const give = (person: string, given: string) =>
      firm.admin.visitor.post(assign, { body: { id, person, costCenter: given } });
    const owners = async () =>
      (await listed(firm)).map((budget) => [
        budget.person?.id ?? null,
        budget.costCenter?.number ?? null,
        budget.used,
      ]);
    await give(String(firm.deputy.id), '');
    expect(await owners()).toEqual([[firm.deputy.id, null, 1999]]);
    await give(String(firm.deputy.id), center);
    expect(await owners()).toEqual([[firm.deputy.id, '100', 1999]]);
    await give('', center);
    expect(await owners()).toEqual([[null, '100', 1999]]);
    expect(await faultsOf(give('', ''))).toEqual({
      person: 'Bitte wählen Sie eine Person, eine Kostenstelle oder beides.',
    });
    const second = await keep(firm, { person: String(firm.buyer.id) });
    expect(
      await faultsOf(
        firm.admin.visitor.post(assign, { body: { id: second, person: '', costCenter: center } }),
      ),
    ).toEqual({ person: expect.stringContaining('schon ein Budget') });
    expect(await owners()).toEqual([
      [firm.buyer.id, null, 0],
      [null, '100', 1999],
    ]);
  });

  it('[S7.2-19][S7.2-20] are not saved over what another admin has saved since they were read', async () => {
    const firm = await startFirm(shop);
    await shop.database.query('update person set is_admin = true where id = $1', [firm.deputy.id]);
    const id = await keep(firm, { person: String(firm.buyer.id), amount: '30' });
    const center = await costCenter(firm, '100');
    const amount = ({ visitor }: Firm['admin'], to: string, seen: number) =>
      visitor.post(update, {
        body: { id, amount: to, period: 'month', seen: { amount: seen, period: 'month' } },
      });
    const give = ({ visitor }: Firm['admin'], person: number, seen: number) =>
      visitor.post(assign, {
        body: { id, person: String(person), costCenter: center, seen: { person: seen, costCenter: null } },
      });
    const changed = {
      code: 'firm.changed',
      errorMessages: [
        expect.stringContaining('Dieses Budget wurde inzwischen geändert, zuletzt von Vera Firma.'),
      ],
    };
    expect((await amount(firm.deputy, '40', 3000)).outcome).toBe('ok');
    expect(await refusalOf(amount(firm.admin, '50', 3000))).toMatchObject(changed);
    // Whose it is has not changed.
    expect((await give(firm.deputy, firm.deputy.id, firm.buyer.id)).outcome).toBe('ok');
    expect(await refusalOf(give(firm.admin, firm.admin.id, firm.buyer.id))).toMatchObject(changed);
    expect(await listed(firm)).toMatchObject([{ amount: 4000, person: { id: firm.deputy.id } }]);
    expect((await amount(firm.admin, '50', 4000)).outcome).toBe('ok');
    expect(await listed(firm)).toMatchObject([{ amount: 5000 }]);
  });

  it('[R23][R24][S2.4-04] of another firm are answered like none, and only admins ask at all', async () => {
    const firm = await startFirm(shop);
    const stranger = await startFirm(shop);
    const id = await keep(firm, { person: String(firm.buyer.id) });
    const person = String(stranger.buyer.id);
    for (const wanted of [id, 999_999_999])
      for (const answer of [
        stranger.admin.visitor.post(update, { body: { id: wanted, amount: '1', period: 'month' } }),
        stranger.admin.visitor.post(remove, { body: { id: wanted } }),
        stranger.admin.visitor.post(assign, { body: { id: wanted, person, costCenter: '' } }),
      ])
        expect((await refusalOf(answer))?.code).toBe('budget.notFound');
    expect(await listed(stranger)).toEqual([]);
    expect(await listed(firm)).toMatchObject([{ id, amount: 10_000 }]);
    for (const { visitor } of [firm.buyer, firm.deputy])
      await expect(visitor.ask(list)).rejects.toThrow('403');
  });

  it('are no more than there is room for, however many come at once', async () => {
    const firm = await startFirm(shop);
    await shop.database.query(
      `with center as (insert into cost_center (account_id, number, name)
         select $1, 'V' || n, 'Vorher' from generate_series(1, 400) n returning id)
       insert into budget (account_id, cost_center_id, period, amount_cents)
       select $1, id, period, 1 from center cross join unnest(array['month', 'quarter', 'year']) period limit $2::int`,
      [firm.accountId, mostBudgets - 1],
    );
    const codes = await Promise.all(
      [firm.buyer, firm.admin, firm.deputy].map(
        async ({ id }) =>
          (await refusalOf(firm.admin.visitor.post(create, { body: typed({ person: String(id) }) })))?.code ??
          'ok',
      ),
    );
    expect(codes.toSorted()).toEqual(['budget.tooMany', 'budget.tooMany', 'ok']);
  });
});
