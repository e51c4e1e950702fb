import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { formatNumber } from '#domain/money-format.ts';
import type { QuantityRule } from '#domain/quantity.ts';
import { sampleBasket, samplePosition, sampleToast } from '#machines/basket/basket.samples.ts';
import { failureSamples, inWords } from '#machines/path-ready.ts';
import type { QuantityMachine } from '#machines/quantity/quantity.machine.ts';
import type { QuantityContext } from '#machines/quantity/quantity.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { Component as BasketScreen } from '#ui/screens/basket/BasketScreen.tsx';
import { answerAdd, noteBeside, openTile, tileField, typeAmount } from './add-tile.handlers.tsx';
import {
  answer,
  closeShop,
  openShop,
  shopOf,
  tellFromOtherTab,
  user,
  wait,
  type ShopView,
} from './open-shop.tsx';

const { basket: words, vocabulary } = texts;

interface QuantityView extends ShopView {
  place: 'tile' | 'position';
}

const limitsOf = ({ minimum, maximum, step }: QuantityRule) => ({
  min_order_price_unit: minimum,
  max_order_price_unit: maximum,
  step_order_price_unit: step,
});

const { displayName: name } = samplePosition();

const basketOf = (version: number, quantity: number, rule: QuantityRule) =>
  sampleBasket(version, [samplePosition({ quantity, ...limitsOf(rule) })]);

const field = ({ place }: QuantityView): HTMLInputElement =>
  place === 'tile'
    ? tileField()
    : screen.getByRole<HTMLInputElement>('spinbutton', { name: words.quantityOf({ name }) });

const stepRestMs = 400;

/** Whoever presses beside the field leaves it, and its buttons. */
const leaveField = (): Promise<void> => user.click(document.body);

/** What stands beside a field whose amount was corrected. */
function noteOf({ place }: QuantityView, { quantity, corrected }: QuantityContext): string {
  const reason = corrected?.reason ?? null;
  if (corrected === null || reason === null) return '';
  if (place === 'position' && corrected.quantity !== quantity) return '';
  return vocabulary.quantityCorrected[reason]({ stored: formatNumber(corrected.quantity, 'de') });
}

function see(view: QuantityView, context: QuantityContext): void {
  expect(field(view).value).toBe(context.typed ?? String(context.quantity));
  expect(noteBeside(field(view))).toBe(noteOf(view, context));
}

/** A key in the field or, where there are buttons, one of these. */
async function step(view: QuantityView, steps: number): Promise<void> {
  if (view.place === 'position' && Math.abs(steps) === 1) {
    const button = screen.getByRole<HTMLButtonElement>('button', {
      name: words[steps > 0 ? 'moreOf' : 'fewer']({ name }),
    });
    // At a limit the button ends; the keys say that the field does not go on.
    if (button.getAttribute('aria-disabled') === null) return user.click(button);
  }
  // Not by a press: that would mark what is typed.
  act(() => field(view).focus());
  const key = steps > 0 ? 'Up' : 'Down';
  await user.keyboard(Math.abs(steps) === 1 ? `{Arrow${key}}` : `{Page${key}}`);
}

/** The field of a tile and the field of a basket position: two views that keep to the same chart. */
export const quantityViewHandlers: Handlers<QuantityMachine, QuantityView> = {
  open: (view, { rule, quantity }, sample) => {
    view.place = sample === 'position' ? 'position' : 'tile';
    if (view.place === 'tile') return openTile(view, { ...limitsOf(rule), stock: rule.maximum });
    view.shop = openShop({
      Frame: Outlet,
      pages: [{ id: 'page', path: 'shop/basket', Component: BasketScreen }],
      address: '/shop/basket',
      data: { basket: basketOf(5, quantity, rule) },
    });
  },
  events: {
    'quantity.type': (view, { text }) => typeAmount(field(view), text),
    'quantity.step': (view, { steps }) => step(view, steps),
    'quantity.commit': () => leaveField(),
    'quantity.add': async (view) => {
      act(() => field(view).focus());
      await user.keyboard('{Enter}');
    },
    'add.settled': (view, { isAdded }) =>
      answerAdd(view, isAdded ? { output: sampleToast, ...inWords('', '') } : failureSamples.refused, ''),
    'position.changed': async (view, { quantity, rule }) => {
      const basket = basketOf(6, quantity, rule);
      const words = inWords('', '');
      const { calls, system } = shopOf(view);
      while (calls.isUnderWay('sendChange'))
        await answer('sendChange')(view, { output: { success: true, basket, corrections: [] }, ...words });
      if (system.basket.getSnapshot().context.version === basket.version) return;
      await tellFromOtherTab({ kind: 'basket', version: 6 });
      await answer('loadBasket')(view, { output: { basket }, ...words });
    },
  },
  calls: {},
  delays: { stepRest: () => wait(stepRestMs) },
  states: { idle: see, typing: see, stepping: see },
  close: closeShop,
};
