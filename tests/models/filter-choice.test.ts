import { filterChoiceCatalog } from '#machines/filter-choice/filter-choice.catalog.ts';
import { filterChoiceMachine } from '#machines/filter-choice/filter-choice.machine.ts';
import { selectFilterChoice } from '#machines/filter-choice/filter-choice.selectors.ts';
import type { FilterCount } from '#machines/filter-choice/filter-choice.types.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(filterChoiceMachine, filterChoiceCatalog);

it('[S7.1-25] counts what was chosen last, and nothing for what is shown already', async () => {
  const asked: { readonly address: string; readonly isGivenUp: () => boolean }[] = [];
  const answers = new Map<string, (count: FilterCount) => void>();
  const actor = createActor(
    filterChoiceMachine.provide({
      actors: {
        countArticles: fromPromise<FilterCount, { readonly address: string }>(
          ({ input, signal }) =>
            new Promise((resolve) => {
              asked.push({ address: input.address, isGivenUp: () => signal.aborted });
              answers.set(input.address, resolve);
            }),
        ),
      },
    }),
    { input: { shownAt: '/shop' } },
  ).start();
  actor.send({ type: 'value.choose', address: '/shop?a' });
  actor.send({ type: 'value.choose', address: '/shop?a&b' });
  answers.get('/shop?a')?.({ filters: [], total: 99 });
  answers.get('/shop?a&b')?.({ filters: [], total: 37 });
  await waitFor(actor, (snapshot) => snapshot.matches('counted'));
  expect(selectFilterChoice(actor.getSnapshot()).count?.total).toBe(37);
  expect(asked.map(({ isGivenUp }) => isGivenUp())).toEqual([true, false]);
  actor.send({ type: 'value.choose', address: '/shop' });
  expect(selectFilterChoice(actor.getSnapshot())).toEqual({
    phase: 'asShown',
    address: '/shop',
    count: null,
  });
  expect(asked).toHaveLength(2);
});
