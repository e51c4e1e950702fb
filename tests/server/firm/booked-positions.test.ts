import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCostCenterEndpoints } from '#contract/admin-cost-centers.ts';
import { basketBookingEndpoints } from '#contract/basket-booking.ts';
import type { BasketState } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { shoppingListEndpoints } from '#contract/shopping-list.ts';
import type { Refusal } from '#contract/refusal.ts';
import { add, orderBody, show, startSmallShop, walkToReview } from '#tests/server/basket/small-catalogue.ts';
import { systemEndpoints } from '#contract/system.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

/** A cost center of the firm, on which everybody may book unless somebody is named. */
async function open({ accountId }: Firm, number: string, people: readonly number[] = []): Promise<void> {
  await shop.database.query(
    `with center as (insert into cost_center (account_id, number, name) values ($1, $2, 'Stelle') returning id)
     insert into cost_center_person select id, unnest($3::bigint[]) from center`,
    [accountId, number, people],
  );
}

const close = ({ accountId }: Firm, number: string) =>
  shop.database.query('update cost_center set is_active = false where account_id = $1 and number = $2', [
    accountId,
    number,
  ]);

const book = (visitor: TestVisitor, uid: string, costCenter: string) =>
  visitor.post(basketBookingEndpoints.updateCostCenter, { body: { uid, costCenter } });

const bookAll = (visitor: TestVisitor, costCenter: string) =>
  visitor.post(basketBookingEndpoints.updateCostCenter, { body: { costCenter } });

const uidAt = ({ items }: BasketState, index: number): string => items[index]?.uid ?? '';

const linesOf = ({ items }: BasketState) => items.map(({ costCenter, quantity }) => [costCenter, quantity]);

describe('the cost center of a position', () => {
  it('[S7.1-48][S3.2-03] is changed in the basket; positions that become equal are one', async () => {
    const firm = await startFirm(shop);
    await open(firm, '100');
    await open(firm, '200');
    const { visitor } = firm.buyer;
    await add(visitor, 'A1', 2);
    await add(visitor, 'A1', 3, { costCenter: '200' });
    const first = await book(visitor, uidAt(await show(visitor), 0), '100');
    expect(first.outcome).toBe('ok');
    expect(linesOf(await show(visitor))).toEqual([
      ['100', 2],
      ['200', 3],
    ]);
    await book(visitor, uidAt(await show(visitor), 0), '200');
    expect(linesOf(await show(visitor))).toEqual([['200', 5]]);
    await book(visitor, uidAt(await show(visitor), 0), '');
    expect(linesOf(await show(visitor))).toEqual([['', 5]]);
  });

  it('[S7.1-48][S3.2-03] is given to all positions at once; those that become equal are one', async () => {
    const firm = await startFirm(shop);
    await open(firm, '100');
    await open(firm, '200');
    const { visitor } = firm.buyer;
    expect(await bookAll(visitor, '100')).toMatchObject({ refusal: { code: 'position.notFound' } });
    await add(visitor, 'A1', 2);
    await add(visitor, 'A1', 3, { costCenter: '200' });
    await add(visitor, 'C1', 1);
    await add(visitor, 'C1', 4, { costCenter: '100', hint: 'Lager' });
    await bookAll(visitor, '200');
    const booked = await show(visitor);
    expect(
      booked.items.map(({ articleNumber, ...rest }) => [articleNumber, rest.costCenter, rest.quantity]),
    ).toEqual([
      ['A1', '200', 5],
      ['C1', '200', 1],
      ['C1', '200', 4],
    ]);
    const refused = await bookAll(visitor, 'erfunden');
    expect(refused).toMatchObject({ refusal: { code: 'costCenter.notFound' } });
    expect((await show(visitor)).items).toHaveLength(3);
    await bookAll(visitor, '');
    expect((await show(visitor)).items.map(({ costCenter }) => costCenter)).toEqual(['', '', '']);
  });

  it('[S7.1-48][S5-12] can be chosen from those open to the buyer, and the basket names who lacks one', async () => {
    const firm = await startFirm(shop);
    const { visitor } = firm.buyer;
    await add(visitor, 'A1', 1);
    expect((await show(visitor)).costCenters).toBe(null);
    await open(firm, '200');
    await open(firm, '100', [firm.buyer.id]);
    await open(firm, 'andere', [firm.deputy.id]);
    const option = (number: string) => ({ number, name: 'Stelle' });
    const choice = { isNeeded: false, open: [option('100'), option('200')], lacking: [] };
    expect((await show(visitor)).costCenters).toEqual(choice);
    await firm.admin.visitor.ask(adminCostCenterEndpoints.need, { body: { isNeeded: true } });
    const lacking = await show(visitor);
    expect(lacking.costCenters).toEqual({ ...choice, isNeeded: true, lacking: [uidAt(lacking, 0)] });
    await bookAll(visitor, '100');
    expect((await show(visitor)).costCenters).toEqual({ ...choice, isNeeded: true });
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    expect((await show(guest)).costCenters).toBe(null);
  });

  it('[S7.1-48][R23] is one of the own firm, in use and open to the buyer; else the basket comes back as it is', async () => {
    const firm = await startFirm(shop);
    const stranger = await startFirm(shop);
    await open(firm, 'alle');
    await open(firm, 'eigene', [firm.buyer.id]);
    await open(firm, 'andere', [firm.deputy.id]);
    await open(firm, 'ruht');
    await close(firm, 'ruht');
    await open(stranger, 'fremd');
    const { visitor } = firm.buyer;
    await add(visitor, 'A1', 1);
    const outcomeOf = async (costCenter: string): Promise<string> => {
      const { outcome, ...rest } = await book(visitor, uidAt(await show(visitor), 0), costCenter);
      const { refusal } = rest as { refusal?: Refusal & { basket?: BasketState } };
      if (refusal !== undefined) expect(refusal.basket?.items).toHaveLength(1);
      return refusal?.code ?? outcome;
    };
    for (const bookable of ['alle', 'eigene']) expect(await outcomeOf(bookable)).toBe('ok');
    for (const closed of ['andere', 'ruht', 'fremd', 'erfunden'])
      expect(await outcomeOf(closed)).toBe('costCenter.notFound');
    expect(linesOf(await show(visitor))).toEqual([['eigene', 1]]);
    // Whoever has no firm has no cost center.
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    expect(await book(guest, uidAt(await show(guest), 0), 'alle')).toMatchObject({
      refusal: { code: 'costCenter.notFound' },
    });
    expect(await book(guest, 'nirgends', '')).toMatchObject({ refusal: { code: 'position.notFound' } });
  });

  it('[S5-12] is missing in the checkout of a firm that asks for it, until every position has one', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    await open(firm, '100');
    await firm.admin.visitor.ask(adminCostCenterEndpoints.need, { body: { isNeeded: true } });
    const { visitor } = firm.buyer;
    await add(visitor, 'A1', 1);
    await add(visitor, 'C1', 1, { costCenter: '100' });
    const lacking = await walkToReview(visitor, null);
    expect(lacking.checkoutData).toMatchObject({ missing: ['terms', 'costCenter'], orderToken: null });
    const refused = await visitor.post(checkoutEndpoints.saveOrder, {
      body: { ...orderBody(lacking), orderToken: 'x' },
    });
    expect(refused).toMatchObject({ outcome: 'refused' });

    const without = lacking.items.find(({ costCenter }) => costCenter === '')?.uid ?? '';
    await book(visitor, without, '100');
    const complete = await show(visitor);
    expect(complete.checkoutData.missing).toEqual(['terms']);
    // What is put to rest meanwhile is none any more.
    await close(firm, '100');
    const late = await visitor.post(checkoutEndpoints.saveOrder, { body: orderBody(complete) });
    expect(late).toMatchObject({
      refusal: {
        code: 'checkout.incomplete',
        errorMessages: [
          'Allen Positionen muss eine Kostenstelle zugeordnet sein, auf die Sie bestellen dürfen.',
        ],
      },
    });
    await visitor.ask(systemEndpoints.setLanguage, { body: { language: 'en' } });
    expect(await visitor.post(checkoutEndpoints.saveOrder, { body: orderBody(complete) })).toMatchObject({
      refusal: { errorMessages: ['All positions must have a cost center associated.'] },
    });
  });

  it('[S5-12] is asked for by no other firm, but none is ordered on that is closed to the buyer', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    await open(firm, 'andere', [firm.deputy.id]);
    const { visitor } = firm.buyer;
    await add(visitor, 'A1', 1);
    expect((await walkToReview(visitor, null)).checkoutData.missing).toEqual(['terms']);
    await add(visitor, 'A1', 1, { costCenter: 'andere' });
    expect((await show(visitor)).checkoutData.missing).toEqual(['terms', 'costCenterUnknown']);
  });

  it('[S7.2-28][S5-12] is one of the firm on a list, too, and what a list had before is told in the basket', async () => {
    const firm = await startFirm(shop);
    const { visitor } = firm.buyer;
    const body = { article_number: 'A1', shop_depot_id: 1, quantity: 1 };
    await visitor.ask(shoppingListEndpoints.addPosition, { body });
    const shown = () => visitor.ask(shoppingListEndpoints.mine, { query: {} });
    const before = await shown();
    expect(before.costCenters).toBeNull();
    const id = before.current?.positions[0]?.id ?? 0;
    const note = (costCenter: string) =>
      visitor.post(shoppingListEndpoints.updatePositionCostCenter, { body: { id, costCenter } });
    expect((await note('Werkstat')).outcome).toBe('ok');
    await open(firm, '100');
    await open(firm, '200', [firm.admin.id]);
    expect((await shown()).costCenters).toEqual([{ number: '100', name: 'Stelle' }]);
    for (const [costCenter, why] of [
      ['Werkstat', 'gibt es'],
      ['200', 'ruht'],
    ] as const)
      expect(await note(costCenter)).toMatchObject({
        refusal: { code: 'fields.invalid', fieldErrors: { costCenter: expect.stringContaining(why) } },
      });
    const notes = { hint: '', customArticleNumber: '', customArticleInfo: '', offerNumber: '' };
    const edit = { id, ...notes, costCenter: 'Werkstat' };
    expect(await visitor.post(shoppingListEndpoints.editPosition, { body: edit })).toMatchObject({
      refusal: { code: 'fields.invalid' },
    });
    const more = { ...body, data: { costCenter: 'Werkstat' } };
    expect(await visitor.post(shoppingListEndpoints.addPosition, { body: more })).toMatchObject({
      refusal: { code: 'fields.invalid' },
    });
    expect((await shown()).current?.positions[0]).toMatchObject({
      quantity: 1,
      data: { costCenter: 'Werkstat' },
    });
    // What a list had before the firm had cost centers is not ordered on.
    await add(visitor, 'A1', 1, { costCenter: 'Werkstat' });
    const basket = await show(visitor);
    expect(basket.costCenters?.lacking).toEqual([uidAt(basket, 0)]);
    expect((await note('100')).outcome).toBe('ok');
  });
});
