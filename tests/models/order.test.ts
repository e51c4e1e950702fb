import { orderCatalog } from '#machines/order/order.catalog.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { selectCommands } from '#machines/order/order.selectors.ts';
import type { OrderCommand, OrderInput } from '#machines/order/order.types.ts';
import { expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(orderMachine, orderCatalog);

const invoice: OrderInput = { isPrepaid: false, isPaid: false, reservedMs: null, release: null };
const prepaid: OrderInput = { isPrepaid: true, isPaid: false, reservedMs: 1000, release: null };

/** The order after steps, and what may be done with it then. */
function after(input: OrderInput, ...steps: readonly OrderCommand['type'][]) {
  let [snapshot] = initialTransition(orderMachine, input);
  for (const type of steps) {
    expect(selectCommands(snapshot)).toContain(type);
    [snapshot] = transition(orderMachine, snapshot, { type });
  }
  return { value: snapshot.value, commands: selectCommands(snapshot) };
}

it('goes from its placing to its end, and names at each place what may be done', () => {
  expect(after(invoice)).toEqual({
    value: { accepted: 'secured' },
    commands: ['order.pay', 'order.process', 'order.ship', 'order.cancel'],
  });
  expect(after(invoice, 'order.process')).toEqual({
    value: 'processing',
    commands: ['order.pay', 'order.ship', 'order.cancel'],
  });
  expect(after(invoice, 'order.process', 'order.ship')).toEqual({
    value: 'shipped',
    commands: ['order.pay', 'order.complete'],
  });
  expect(after(invoice, 'order.ship', 'order.complete', 'order.pay')).toEqual({
    value: 'completed',
    commands: [],
  });
  expect(after(invoice, 'order.process', 'order.cancel')).toEqual({ value: 'cancelled', commands: [] });
});

it('waits for the money of a prepaid order, unless somebody takes it in hand all the same', () => {
  expect(after(prepaid).value).toEqual({ accepted: 'reserved' });
  expect(after(prepaid, 'order.pay')).toEqual({
    value: { accepted: 'secured' },
    commands: ['order.process', 'order.ship', 'order.cancel'],
  });
  expect(after(prepaid, 'order.process').value).toBe('processing');
});
