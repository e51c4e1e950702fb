import { screen } from '@testing-library/react';
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
  press,
  shopOf,
  tellFromOtherTab,
  user,
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

const typedUntilNow = '99';

/** What stands beside a field whose amount was corrected. */
function correctionOf({ place }: QuantityView, { quantity, reason, rule }: QuantityContext): string {
  if (reason === null) return '';
  return place === 'tile'
    ? vocabulary.quantityCorrected[reason]({ stored: formatNumber(quantity, 'de') })
    : words.corrected[reason]({ stored: quantity, step: rule.step });
}

/** The field of a tile and the field of a basket position: two views that keep to the same chart. */
export const quantityViewHandlers: Handlers<QuantityMachine, QuantityView> = {
  open: (view, { rule, quantity }) => {
    view.place = quantity === undefined ? 'tile' : 'position';
    if (quantity === undefined) return openTile(view, limitsOf(rule));
    view.shop = openShop({
      Frame: Outlet,
      pages: [{ id: 'page', path: 'shop/basket', Component: BasketScreen }],
      address: '/shop/basket',
      data: { basket: basketOf(5, quantity, rule) },
    });
  },
  events: {
    'typing.started': (view) => typeAmount(field(view), typedUntilNow),
    'quantity.commit': async (view, { typed }) => {
      await typeAmount(field(view), String(typed));
      await user.tab();
    },
    'quantity.enter': async (view, { typed }) => {
      await typeAmount(field(view), String(typed));
      await user.keyboard('{Enter}');
    },
    'quantity.step': async (view, { direction }) => {
      if (view.place === 'position') return press(words[direction === 'up' ? 'moreOf' : 'fewer']({ name }));
      await user.click(field(view));
      await user.keyboard(direction === 'up' ? '{ArrowUp}' : '{ArrowDown}');
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
  delays: {},
  states: {
    idle: (view, context) => {
      expect(field(view).value).toBe(String(context.quantity));
      expect(noteBeside(field(view))).toBe(correctionOf(view, context));
    },
    editing: (view) => expect(field(view).value).toBe(typedUntilNow),
  },
  close: closeShop,
};
