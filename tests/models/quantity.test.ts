import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { quantityCatalog } from '#machines/quantity/quantity.catalog.ts';
import { quantityMachine } from '#machines/quantity/quantity.machine.ts';
import { initialQuantityView, selectQuantityView } from '#machines/quantity/quantity.selectors.ts';
import type { QuantityEmitted, QuantityInput } from '#machines/quantity/quantity.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(quantityMachine, quantityCatalog);

const single: QuantityInput = { rule: { minimum: 1, maximum: 1000, step: 1 }, quantity: 1 };
const fives: QuantityInput = { rule: { minimum: 5, maximum: 50, step: 5 }, quantity: 5 };
const rest = 400;

function start(input: QuantityInput = single) {
  const told: QuantityEmitted[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(quantityMachine, { input, clock }).start();
  actor.on('*', (fact) => told.push(fact));
  const type = (text: string) => actor.send({ type: 'quantity.type', text });
  return { actor, told, clock, type, view: () => selectQuantityView(actor.getSnapshot()) };
}

describe('quantity field', () => {
  it.each([
    ['1.000', single, 1000, null],
    ['1,5', single, 2, 'notOnStep'],
    ['abc', single, 1, 'notANumber'],
    ['', single, 1, 'notANumber'],
    ['abc', { ...single, quantity: 30 }, 30, 'notANumber'],
    ['', { ...single, quantity: 30 }, 30, 'notANumber'],
    ['0', single, 1, 'belowMinimum'],
    ['5000', single, 1000, 'aboveMaximum'],
    ['7', fives, 5, 'notOnStep'],
  ] as const)('[S5-13][S5-14] makes of %j when it is left %o: %d (%s)', (text, input, stored, reason) => {
    const { actor, told, type, view } = start(input);
    type(text);
    expect(view()).toMatchObject({ typed: text, quantity: input.quantity, isOpen: true });
    actor.send({ type: 'quantity.commit' });
    expect(view()).toEqual({
      rule: input.rule,
      quantity: stored,
      typed: null,
      corrected: { quantity: stored, reason },
      isOpen: false,
    });
    expect(told).toEqual([{ type: 'quantity.committed', quantity: stored }]);
  });

  it('[S5-13] says already while one types that there is no more, until less is typed', () => {
    const { type, view } = start(fives);
    type('51');
    expect(view()).toMatchObject({
      typed: '51',
      quantity: 5,
      corrected: { quantity: 50, reason: 'aboveMaximum' },
    });
    type('5');
    expect(view().corrected).toBeNull();
    type('7');
    expect(view().corrected).toBeNull();
  });

  it('[S5-15] wants to add the corrected amount, once for each press', () => {
    const { actor, told, type } = start(fives);
    type('8');
    actor.send({ type: 'quantity.add' });
    actor.send({ type: 'quantity.commit' });
    expect(told).toEqual([{ type: 'quantity.addWanted', quantity: 10 }]);
  });

  it('[S5-13] steps from what is typed, and what was stepped counts once it rests', () => {
    const { actor, told, clock, type, view } = start();
    type('1.000');
    actor.send({ type: 'quantity.step', steps: -1 });
    clock.increment(rest - 1);
    actor.send({ type: 'quantity.step', steps: -10 });
    clock.increment(rest - 1);
    expect(view()).toMatchObject({ quantity: 989, typed: null, isOpen: true });
    expect(told).toEqual([]);
    clock.increment(1);
    expect(told).toEqual([{ type: 'quantity.committed', quantity: 989 }]);
    expect(view().isOpen).toBe(false);
  });

  it('[S5-13] what was stepped counts at once when the field is left, and not a second time', () => {
    const { actor, told, clock } = start();
    actor.send({ type: 'quantity.step', steps: 1 });
    actor.send({ type: 'quantity.commit' });
    clock.increment(rest);
    expect(told).toEqual([{ type: 'quantity.committed', quantity: 2 }]);
  });

  it('[S9-05] starts with 1, and steps end at 1 and at 1000 and say so', () => {
    const { actor, view } = start();
    actor.send({ type: 'quantity.step', steps: -1 });
    expect(view()).toMatchObject({ quantity: 1, corrected: { quantity: 1, reason: 'belowMinimum' } });
    actor.send({ type: 'position.changed', rule: single.rule, quantity: 1000 });
    actor.send({ type: 'quantity.step', steps: 999 });
    expect(view()).toMatchObject({ quantity: 1000, corrected: { reason: null } });
    actor.send({ type: 'quantity.step', steps: 1 });
    expect(view()).toMatchObject({ quantity: 1000, corrected: { quantity: 1000, reason: 'aboveMaximum' } });
  });

  it('[S4.3-03] shows the minimum after an add, and 1 or the minimum after a failed one', () => {
    const sixes: QuantityInput = { rule: { minimum: 3, maximum: 60, step: 6 }, quantity: 6 };
    for (const [input, isAdded, shown] of [
      [sixes, true, 6],
      [sixes, false, 6],
      [single, false, 1],
    ] as const) {
      const { actor, type, view } = start(input);
      type('18');
      actor.send({ type: 'quantity.add' });
      expect(view().quantity).toBe(18);
      actor.send({ type: 'add.settled', isAdded });
      expect(view().quantity).toBe(shown);
    }
  });

  it('[S4.3-03] an amount entered while another is added stays', () => {
    for (const enter of [
      (field: ReturnType<typeof start>) => {
        field.type('8');
        field.actor.send({ type: 'quantity.commit' });
      },
      (field: ReturnType<typeof start>) => {
        for (let count = 0; count < 6; count += 1) field.actor.send({ type: 'quantity.step', steps: 1 });
      },
    ]) {
      const field = start(single);
      field.type('2');
      field.actor.send({ type: 'quantity.add' });
      enter(field);
      field.actor.send({ type: 'add.settled', isAdded: true });
      expect(field.view().quantity).toBe(8);
    }
  });

  it('[S4.3-03] an add that is answered takes nothing from who types on, and leaves what was said', () => {
    const { actor, type, view } = start(fives);
    type('8');
    actor.send({ type: 'quantity.add' });
    actor.send({ type: 'add.settled', isAdded: true });
    expect(view()).toMatchObject({ quantity: 5, corrected: { quantity: 10, reason: 'notOnStep' } });
    type('3');
    actor.send({ type: 'add.settled', isAdded: true });
    expect(view().typed).toBe('3');
  });

  it('takes over an amount from elsewhere, but not while another one is typed or stepped', () => {
    const { actor, told, clock, type, view } = start();
    const change = (quantity: number) =>
      actor.send({ type: 'position.changed', quantity, rule: single.rule });
    change(8);
    expect(view().quantity).toBe(8);
    type('9');
    change(4);
    expect(view().typed).toBe('9');
    actor.send({ type: 'quantity.step', steps: 1 });
    change(4);
    expect(view().quantity).toBe(10);
    clock.increment(rest);
    expect(told).toEqual([{ type: 'quantity.committed', quantity: 10 }]);
    change(4);
    expect(view().quantity).toBe(4);
  });

  it('says nothing more of an amount that became another one elsewhere', () => {
    const { actor, type, view } = start(fives);
    type('8');
    actor.send({ type: 'quantity.commit' });
    actor.send({ type: 'position.changed', quantity: 10, rule: fives.rule });
    expect(view().corrected).toEqual({ quantity: 10, reason: 'notOnStep' });
    actor.send({ type: 'position.changed', quantity: 15, rule: fives.rule });
    expect(view().corrected).toBeNull();
  });

  it('looks untouched exactly as it does with an actor', () => {
    expect(start().view()).toEqual(initialQuantityView(single));
  });
});
