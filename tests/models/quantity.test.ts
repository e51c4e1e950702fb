import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { quantityCatalog } from '#machines/quantity/quantity.catalog.ts';
import { quantityMachine } from '#machines/quantity/quantity.machine.ts';
import { selectCorrection, selectQuantity } from '#machines/quantity/quantity.selectors.ts';
import type { QuantityEmitted, QuantityInput } from '#machines/quantity/quantity.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(quantityMachine, quantityCatalog);

function start(input: QuantityInput = { rule: { minimum: 1, maximum: 1000, step: 1 } }) {
  const told: QuantityEmitted[] = [];
  const actor = createActor(quantityMachine, { input }).start();
  actor.on('*', (fact) => told.push(fact));
  return { actor, told };
}

describe('quantity field', () => {
  it('[S5-13] corrects on change and on leaving, and says why', () => {
    const { actor, told } = start();
    actor.send({ type: 'typing.started' });
    actor.send({ type: 'quantity.commit', typed: '5000' });
    expect(selectQuantity(actor.getSnapshot())).toBe(1000);
    expect(selectCorrection(actor.getSnapshot())).toBe('aboveMaximum');
    expect(told).toEqual([
      { type: 'quantity.changed', quantity: 1000 },
      { type: 'quantity.corrected', quantity: 1000, reason: 'aboveMaximum' },
    ]);
  });

  it('[S5-15] adds the corrected amount on Enter', () => {
    const { actor, told } = start({ rule: { minimum: 3, maximum: 50, step: 5 } });
    actor.send({ type: 'typing.started' });
    actor.send({ type: 'quantity.enter', typed: '7' });
    expect(told.at(-1)).toEqual({ type: 'quantity.addWanted', quantity: 5 });
  });

  it('[S5-13] changes nothing more when the corrected amount is committed again', () => {
    const { actor, told } = start({ rule: { minimum: 1, maximum: 1000, step: 2 } });
    actor.send({ type: 'quantity.commit', typed: '1' });
    const once = selectQuantity(actor.getSnapshot());
    told.length = 0;
    actor.send({ type: 'quantity.commit', typed: String(once) });
    expect(selectQuantity(actor.getSnapshot())).toBe(once);
    expect(told).toEqual([]);
  });

  it('goes back to the minimum after an add, and to 1 or the minimum after a failed one', () => {
    const { actor } = start({ rule: { minimum: 3, maximum: 50, step: 1 } });
    actor.send({ type: 'quantity.commit', typed: 9 });
    actor.send({ type: 'add.settled', isAdded: true });
    expect(selectQuantity(actor.getSnapshot())).toBe(3);
    const plain = start();
    plain.actor.send({ type: 'quantity.commit', typed: 9 });
    plain.actor.send({ type: 'add.settled', isAdded: false });
    expect(selectQuantity(plain.actor.getSnapshot())).toBe(1);
  });

  it('[S9-05] starts with 1 and steps between 1 and 1000', () => {
    const { actor } = start();
    expect(selectQuantity(actor.getSnapshot())).toBe(1);
    actor.send({ type: 'quantity.step', direction: 'down' });
    expect(selectQuantity(actor.getSnapshot())).toBe(1);
    actor.send({ type: 'quantity.commit', typed: 1000 });
    actor.send({ type: 'quantity.step', direction: 'up' });
    expect(selectQuantity(actor.getSnapshot())).toBe(1000);
  });

  it('does not take an amount from elsewhere while it is being typed', () => {
    const { actor } = start();
    actor.send({ type: 'typing.started' });
    actor.send({ type: 'position.changed', quantity: 8, rule: { minimum: 1, maximum: 1000, step: 1 } });
    expect(selectQuantity(actor.getSnapshot())).toBe(1);
  });
});
