import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Call } from '#client/call.ts';
import type { ListPosition, ShoppingList } from '#contract/shopping-list.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { texts } from '#texts/de.ts';
import { sampleListPosition } from '#tests/support/list-positions.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { ListBar } from '#ui/screens/shopping-lists/ListBar.tsx';
import { PositionRow } from '#ui/screens/shopping-lists/PositionRow.tsx';

const { shoppingLists: words } = texts;
const position = sampleListPosition({ id: 7, quantity: 2 });
const { display_name: name } = position;

/** A list of one position, each of whose changes is answered when somebody says so. */
function openList() {
  const asked: unknown[] = [];
  const answers: ((quantity: number) => void)[] = [];
  const refusals: ((sentence: string) => void)[] = [];
  const call = ((_, { body }: { readonly body?: unknown }) => {
    asked.push(body);
    return new Promise<unknown>((resolve) => {
      answers.push((quantity) => resolve({ outcome: 'ok', reply: { success: true, quantity } }));
      refusals.push((sentence) =>
        resolve({
          outcome: 'refused',
          refusal: { success: false, code: 'quantity.invalid', errorMessages: [sentence] },
        }),
      );
    });
  }) as Call;
  let load: (quantity: number) => void = () => undefined;
  function Screen() {
    const [shown, setShown] = useState<ListPosition>(position);
    load = (quantity) => setShown({ ...position, quantity });
    const list = { id: 1, goodsNet: 0, uncountedPositions: 0, positions: [shown] } as unknown as ShoppingList;
    return (
      <>
        <ListBar list={list} isNet mayExport={false}>
          {null}
        </ListBar>
        <ul>
          <PositionRow position={shown} isNet />
        </ul>
      </>
    );
  }
  const page = renderShopPage({ Screen, path: '/my/shopping_lists', call });
  const told = vi.spyOn(page.system.navigation, 'send');
  const outdated = () => told.mock.calls.filter(([{ type }]) => type === 'data.outdated').length;
  const more = () => screen.getByRole('button', { name: words.more({ name }) });
  const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: words.quantityOf({ name }) });
  const toasts = () =>
    selectToasts(page.system.toasts.getSnapshot()).map(({ kind, message }) => [
      kind,
      message.kind === 'markup' ? message.markup : message.key,
    ]);
  return { ...page, asked, answers, refusals, outdated, more, field, toasts, load: (to: number) => load(to) };
}

const typeIn = async (field: HTMLInputElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

it('[S7.2-27] stores what was typed last also where its page is left, and then has the next one loaded anew', async () => {
  const { asked, answers, field, router, outdated } = openList();
  await typeIn(field(), '5');
  await userEvent.click(document.body);
  await typeIn(field(), '6');
  await act(() => router.navigate('/elsewhere'));
  expect(screen.queryByRole('spinbutton')).toBe(null);
  expect(asked).toEqual([{ id: 7, quantity: 5 }]);
  answers[0]?.(5);
  await vi.waitFor(() =>
    expect(asked).toEqual([
      { id: 7, quantity: 5 },
      { id: 7, quantity: 6 },
    ]),
  );
  expect(outdated()).toBe(0);
  answers[1]?.(6);
  await vi.waitFor(() => expect(outdated()).toBe(1));
});

it('[S5-13] says how an amount was corrected that nobody can order, until it is another one', async () => {
  const { field, more } = openList();
  const said = () => screen.queryByText(texts.vocabulary.quantityCorrected.notANumber({ stored: '2' }));
  await typeIn(field(), 'abc');
  await userEvent.click(document.body);
  expect(field().value).toBe('2');
  expect(said()?.getAttribute('role')).toBe('status');
  await userEvent.click(more());
  expect(said()).toBeNull();
});

it('[S7.2-27] stores what was being typed when its page was left', async () => {
  const { asked, field, router } = openList();
  await typeIn(field(), '9');
  await act(() => router.navigate('/elsewhere'));
  await vi.waitFor(() => expect(asked).toEqual([{ id: 7, quantity: 9 }]));
});

it('[S7.2-27] shows what was entered while the page is loaded anew meanwhile, and steps from it; at rest what was loaded last', async () => {
  const { answers, field, load, more } = openList();
  await typeIn(field(), '5');
  await userEvent.click(document.body);
  act(() => load(12));
  expect(field().value).toBe('5');
  await act(async () => answers[0]?.(5));
  expect(field().value).toBe('5');
  // Another tab has put it back to what this page has loaded before.
  act(() => load(12));
  expect(field().value).toBe('12');
  await userEvent.click(more());
  expect(field().value).toBe('13');
});

it.each([
  ['one position', words.intoBasketOf({ name })],
  ['all of the list', words.allIntoBasket],
])('puts so much of %s into the basket as its field shows', async (_, button) => {
  const { changes, field } = openList();
  await typeIn(field(), '6');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(changes).toMatchObject([{ kind: 'addItems', items: [{ quantity: 6 }] }]);
});

describe('[S8-03] an amount that is refused after its page was left', () => {
  const leave = async (isTyping = false) => {
    const page = openList();
    await typeIn(page.field(), '5');
    if (!isTyping) await userEvent.click(document.body);
    await act(() => page.router.navigate('/elsewhere'));
    return page;
  };

  it.each([
    ['entered', false],
    ['being typed', true],
  ])('is told where one is by then, once, with the name of its article: %s before', async (_, isTyping) => {
    const { refusals, toasts } = await leave(isTyping);
    await act(async () => refusals[0]?.('Zu <viel>.'));
    expect(toasts()).toEqual([['danger', `${words.quantityFailedOf({ name })}<br>Zu &lt;viel&gt;.`]]);
  });

  it('stands at its field for who has come back before', async () => {
    const { refusals, toasts, router, field } = await leave();
    await act(() => router.navigate('/my/shopping_lists'));
    expect(field().value).toBe('5');
    await act(async () => refusals[0]?.('Zu viel.'));
    expect(screen.getByText('Zu viel.').getAttribute('role')).toBe('status');
    expect([field().value, toasts()]).toEqual(['2', []]);
  });
});
