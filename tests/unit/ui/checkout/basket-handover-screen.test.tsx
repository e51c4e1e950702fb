import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { takeOverPath, takeOverRoute } from '#contract/handed-over-path.ts';
import { basketHandoverMachine } from '#machines/basket-handover/basket-handover.machine.ts';
import type { BasketHandoverInput, TakenOver } from '#machines/basket-handover/basket-handover.types.ts';
import { Component as BasketHandoverScreen } from '#ui/screens/basket-handover/BasketHandoverScreen.tsx';
import { renderShopPage } from './shop-page.tsx';

const uuid = '3f0d1a8e-5f0b-4c54-9d7b-7c4f0f0c8a11';

it.each([
  ['livebook', ''],
  ['livebook', '/'],
  ['external', ''],
  ['external', '/'],
] as const)(
  '[S2.9-02][S3.1-09] the page of a basket of a %s asks for one of that kind, with "%s" at the end of its address',
  async (kind, end) => {
    const asked: unknown[] = [];
    const logic = basketHandoverMachine.provide({
      actors: {
        takeOver: fromPromise<TakenOver, BasketHandoverInput>(({ input }) => {
          asked.push(input);
          return new Promise<never>(() => undefined);
        }),
      },
    });
    const chart = { logic, connect: () => () => undefined };
    renderShopPage({
      Screen: () => <BasketHandoverScreen chart={chart} />,
      path: takeOverRoute[kind],
      address: `${takeOverPath(kind, uuid)}${end}`,
    });
    await waitFor(() => expect(asked).toEqual([{ kind, uuid }]));
  },
);
