import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Call } from '#client/call.ts';
import { texts } from '#texts/de.ts';
import { sampleListPosition } from '#tests/support/list-positions.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { PositionRow } from '#ui/screens/shopping-lists/PositionRow.tsx';

const { shoppingLists: words } = texts;
const position = sampleListPosition({ id: 7, quantity: 2 });
const { display_name: name } = position;

/** A list of one position, each of whose changes is answered when somebody says so. */
function openList() {
  const asked: unknown[] = [];
  const answers: ((quantity: number) => void)[] = [];
  const call = ((_, { body }: { readonly body?: unknown }) => {
    asked.push(body);
    return new Promise<unknown>((resolve) =>
      answers.push((quantity) => resolve({ outcome: 'ok', reply: { success: true, quantity } })),
    );
  }) as Call;
  const Screen = () => (
    <ul>
      <PositionRow position={position} isNet />
    </ul>
  );
  const page = renderShopPage({ Screen, path: '/my/shopping_lists', call });
  const told = vi.spyOn(page.system.navigation, 'send');
  const outdated = () => told.mock.calls.filter(([{ type }]) => type === 'data.outdated').length;
  const more = () => screen.getByRole('button', { name: words.more({ name }) });
  const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: words.quantityOf({ name }) });
  return { ...page, asked, answers, outdated, more, field };
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

it('[S7.2-27] stores what was being typed when its page was left', async () => {
  const { asked, field, router } = openList();
  await typeIn(field(), '9');
  await act(() => router.navigate('/elsewhere'));
  await vi.waitFor(() => expect(asked).toEqual([{ id: 7, quantity: 9 }]));
});
