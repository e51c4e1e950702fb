import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Outlet } from 'react-router-dom';
import type { BasketMerge, BasketState } from '#contract/basket.ts';
import { sampleBasket } from '#machines/basket/basket.samples.ts';
import { failureSamples, inWords } from '#machines/path-ready.ts';
import { storedBaskets as words } from '#texts/de/stored-baskets.ts';
import { openShop, press, settle, type OpenShop } from '#tests/paths/views/open-shop.tsx';
import { Component as BasketScreen } from '#ui/screens/basket/BasketScreen.tsx';
// Late parts, whose code is there at once here.
import '#ui/sections/stored-basket/MergeNotice.tsx';
import '#ui/sections/stored-basket/StoredBasketsPart.tsx';

let shop: OpenShop | null = null;
afterEach(() => shop?.close());

const former = { count: 0, lines: [] };
const report: BasketMerge = { added: 2, changed: [], refused: [], former, undoId: 7 };
const told = words.merged({ added: 2, changed: 0, refused: 0 });
const other = words.merged({ added: 3, changed: 0, refused: 0 });
const gone = 'Toner schwarz: zurzeit nicht bestellbar.';

const kept = (ids: readonly number[]): Pick<BasketState, 'saved_baskets'> => ({
  saved_baskets: ids.map((id) => ({
    id,
    name: `Korb ${id}`,
    savedAt: 1_700_000_000_000,
    position_count: 1,
  })),
});

const stands = (sentence: string): boolean => screen.queryByText(sentence) !== null;

/** The basket page, the part of stored baskets and the notice with it. */
async function show(facts: Partial<BasketState>) {
  let version = 5;
  const basketWith = (now: Partial<BasketState>): BasketState => ({
    ...sampleBasket((version += 1), now.items, { identity: 'customer' }),
    ...now,
  });
  const open = openShop({
    Frame: Outlet,
    pages: [{ id: 'page', path: '/shop/basket', Component: BasketScreen }],
    address: '/shop/basket',
    data: { basket: basketWith(facts) },
  });
  shop = open;
  const title = words.title({ count: facts.saved_baskets?.length ?? 0 });
  for (let turn = 0; turn < 50 && !stands(title); turn += 1) await settle();
  const receive = (now: Partial<BasketState>) =>
    open.system.basket.send({ type: 'basket.received', basket: basketWith(now) });
  const end = async (call: string, sample: Parameters<typeof open.calls.end>[1]) => {
    await act(() => open.calls.end(call, sample));
    await settle();
  };
  return {
    /** Another tab, or another visitor, has made the basket another one. */
    change: (now: Partial<BasketState>) => act(async () => receive(now)),
    /** The call's answer brings the basket just before it ends. */
    end: async (call: string, sample: Parameters<typeof open.calls.end>[1], now: Partial<BasketState>) => {
      await act(async () => receive(now));
      await end(call, sample);
    },
  };
}

const answered = (output: unknown) => ({ output, ...inWords('Beantwortet.', 'Answered.') });
const loaded = (refused: readonly string[]) => answered({ isAnyTaken: true, refused });
const nothingLoaded = answered({ isAnyTaken: false, refused: [gone] });
/** Opens the list of so many kept baskets. */
function openPart(count: number): HTMLElement | null {
  const summary = screen.getByText(words.title({ count })).closest('summary');
  summary?.click();
  return summary;
}
const undoButton = () => screen.queryByRole('button', { name: words.undo });
const notice = () => document.querySelector<HTMLElement>('[data-machine="stored-basket"][tabindex]');

it('a report stands on an empty basket, too', async () => {
  const refused = ['Toner schwarz: nicht mehr lieferbar.', 'Toner schwarz: nicht mehr lieferbar.'];
  await show({ items: [], merge: { added: 0, changed: [], refused, former, undoId: null } });
  expect(screen.getAllByText(refused[0] ?? '')).toHaveLength(2);
  expect(stands('Aus Ihrem Gast-Warenkorb konnte nichts übernommen werden.')).toBe(true);
});

it('[S7.2-37] a kept basket of which nothing can be had is not told as loaded, but why', async () => {
  const page = await show({ items: [], ...kept([7]) });
  openPart(1);
  await press(words.loadNamed({ name: 'Korb 7' }));
  await page.end('loadBasket', nothingLoaded, { items: [], ...kept([7]) });
  expect(screen.getByText(words.deeds.nothingLoaded).getAttribute('role')).toBe('status');
  expect([stands(gone), stands(`${words.notTakenTitle}:`), stands(`${words.refusedTitle}:`)]).toEqual([
    true,
    true,
    false,
  ]);
});

it('[S7.2-37] a kept basket of which not all can be had is told as such from the first word on', async () => {
  const page = await show({ items: [], ...kept([7]) });
  openPart(1);
  await press(words.loadNamed({ name: 'Korb 7' }));
  await page.end('loadBasket', loaded([gone]), { items: [], ...kept([7]) });
  const status = screen.getByText(words.loadedInPart);
  expect([status.getAttribute('role'), stands(words.deeds.loaded), stands(gone)]).toEqual([
    'status',
    false,
    true,
  ]);
});

it('what was undone is told, and forgotten when another report comes', async () => {
  const page = await show({ merge: report });
  const pressed = undoButton();
  await press(words.undo);
  expect(pressed?.getAttribute('aria-busy')).toBe('true');
  await page.end('loadBasket', loaded([]), { merge: null });
  expect([stands(words.undone), undoButton(), document.activeElement]).toEqual([true, null, notice()]);
  await page.change({ merge: { ...report, added: 3 } });
  expect([stands(words.undone), stands(other)]).toEqual([false, true]);
  await page.change({ merge: null });
  expect([stands(words.undone), stands(other)]).toEqual([false, false]);
});

it('where not all of the former basket could be had, nothing says that it is as it was', async () => {
  const page = await show({ merge: report });
  await press(words.undo);
  await page.end('loadBasket', loaded([gone]), { merge: null });
  expect([stands(words.undone), stands(words.undoneInPart), stands(gone)]).toEqual([false, true, true]);
});

it('where nothing of the former basket could be had it is not told as undone, and can be tried again', async () => {
  const page = await show({ merge: report });
  await press(words.undo);
  await page.end('loadBasket', nothingLoaded, { merge: report });
  expect(within(screen.getByRole('alert')).getByText(gone).isConnected).toBe(true);
  expect([stands(words.notUndone), stands(words.undone), stands(told)]).toEqual([true, false, true]);
  expect(undoButton()?.isConnected).toBe(true);
  // Nor later, when the basket has been emptied.
  await page.change({ items: [], merge: null });
  expect([stands(words.undone), stands(words.undoneInPart), stands(gone)]).toEqual([false, false, false]);
});

it('that nothing could be undone is told also where the report has gone meanwhile', async () => {
  const page = await show({ merge: report });
  await press(words.undo);
  await page.end('loadBasket', nothingLoaded, { merge: null });
  expect(within(screen.getByRole('alert')).getByText(gone).isConnected).toBe(true);
  expect([stands(words.notUndone), stands(told), document.activeElement]).toEqual([true, false, notice()]);
  await page.change({ merge: { ...report, added: 3 } });
  expect([stands(words.notUndone), stands(other)]).toEqual([false, true]);
});

it('why the undoing failed is told also where the report has gone meanwhile', async () => {
  const page = await show({ merge: report });
  await press(words.undo);
  await page.end('loadBasket', failureSamples.serverDown, { merge: null });
  expect(screen.getByRole('alert').textContent).toBe(words.failed);
  expect([stands(told), document.activeElement]).toEqual([false, notice()]);
});

it('[S7.2-36] a kept basket that was deleted leaves the focus in its part; one that another tab deletes takes it from nowhere', async () => {
  const page = await show(kept([7, 8, 9]));
  const summary = screen.getByText(words.title({ count: 3 })).closest('summary');
  expect(document.activeElement).toBe(document.body);
  await page.change(kept([7, 8]));
  expect(document.activeElement).toBe(document.body);
  summary?.click();
  await press(words.removeNamed({ name: 'Korb 8' }));
  await page.end('removeBasket', answered(undefined), kept([7]));
  expect(document.activeElement).toBe(summary);
});

it('[S7.2-36] a refusal leads to the part only where what was pressed has left the list', async () => {
  const page = await show(kept([7, 8]));
  const summary = openPart(2);
  await press(words.removeNamed({ name: 'Korb 8' }));
  (document.activeElement as HTMLElement).blur();
  await page.end('removeBasket', failureSamples.serverDown, kept([7, 8]));
  expect(document.activeElement).toBe(document.body);
  await press(words.removeNamed({ name: 'Korb 8' }));
  await page.end('removeBasket', failureSamples.refused, kept([7]));
  expect(document.activeElement).toBe(summary);
});

it('[S7.2-36] the former basket, put in place of today’s, leaves the focus in its part though the list keeps its length', async () => {
  const page = await show(kept([7]));
  const summary = openPart(1);
  await press(words.loadNamed({ name: 'Korb 7' }));
  await press(words.replace);
  await page.end('loadBasket', loaded([]), kept([9]));
  expect(document.activeElement).toBe(summary);
});

it('[S7.2-36] what is asked about a basket that another tab takes away is asked no more, and nothing stays closed', async () => {
  const page = await show(kept([7, 8]));
  const summary = openPart(2);
  await press(words.loadNamed({ name: 'Korb 7' }));
  await page.change(kept([8]));
  expect(screen.queryByRole('button', { name: words.replace })).toBe(null);
  expect(
    screen.getByRole('button', { name: words.loadNamed({ name: 'Korb 8' }) }).getAttribute('aria-disabled'),
  ).toBe(null);
  expect(document.activeElement).toBe(summary);
});

it.each([
  [{ added: 0, changed: 0, refused: 1 }, 'Aus Ihrem Gast-Warenkorb konnte nichts übernommen werden.'],
  [{ added: 0, changed: 1, refused: 0 }, 'Aus Ihrem Gast-Warenkorb: 1 Menge geändert.'],
  [{ added: 1, changed: 2, refused: 0 }, 'Aus Ihrem Gast-Warenkorb: 1 Artikel dazu, 2 Mengen geändert.'],
])('of a merge with %o it is told in short: %s', (counts, sentence) => {
  expect(words.merged(counts)).toBe(sentence);
});
