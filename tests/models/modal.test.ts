import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { modalCatalog } from '#machines/modal/modal.catalog.ts';
import { modalMachine } from '#machines/modal/modal.machine.ts';
import { selectModal, selectModalSize } from '#machines/modal/modal.selectors.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(modalMachine, modalCatalog);

function open() {
  const clock = new SimulatedClock();
  const actor = createActor(modalMachine, { clock }).start();
  actor.send({ type: 'modal.open', request: { id: 'terms', labelKey: 'checkout.terms' } });
  return { actor, clock };
}

/** A click outside is ignored for 200 ms from now, and closes the dialog after them. */
function expectGuardFromNow(
  actor: ReturnType<typeof open>['actor'],
  clock: ReturnType<typeof open>['clock'],
) {
  clock.increment(200);
  actor.send({ type: 'outside.clicked' });
  expect(actor.getSnapshot().hasTag('open')).toBe(true);
  clock.increment(1);
  actor.send({ type: 'outside.clicked' });
  expect(actor.getSnapshot().hasTag('open')).toBe(false);
}

describe('modal dialog', () => {
  it('[S4.6-04] ignores a click outside 200 ms after opening and closes by one after 201 ms', () => {
    const { actor, clock } = open();
    expectGuardFromNow(actor, clock);
  });

  it.each([100, 201, 5000])(
    '[S4.6-04][S9-31] guards a dialog drawn %d ms after opening from then on',
    (passedMs) => {
      const { actor, clock } = open();
      clock.increment(passedMs);
      actor.send({ type: 'dialog.drawn' });
      expectGuardFromNow(actor, clock);
    },
  );

  it.each([0, 200, 201, 5000])('[S4.6-05] closes by its icon %d ms after opening', (passedMs) => {
    const { actor, clock } = open();
    clock.increment(passedMs);
    actor.send({ type: 'modal.close' });
    expect(actor.getSnapshot().hasTag('open')).toBe(false);
  });

  it('[S4.6-04] guards the dialog that comes next just the same', () => {
    const { actor, clock } = open();
    actor.send({
      type: 'modal.open',
      request: { id: 'shipping', labelKey: 'checkout.shipping', size: 'md' },
    });
    expect(selectModal(actor.getSnapshot())?.id).toBe('terms');
    clock.increment(1000);
    actor.send({ type: 'outside.clicked' });
    expect(selectModal(actor.getSnapshot())?.id).toBe('shipping');
    actor.send({ type: 'outside.clicked' });
    expect(selectModal(actor.getSnapshot())?.id).toBe('shipping');
    clock.increment(201);
    actor.send({ type: 'outside.clicked' });
    expect(selectModal(actor.getSnapshot())).toBe(null);
  });

  it('is xl wide unless the dialog says otherwise', () => {
    const { actor } = open();
    expect(selectModalSize(actor.getSnapshot())).toBe('xl');
    actor.send({
      type: 'modal.open',
      request: { id: 'shipping', labelKey: 'checkout.shipping', size: 'md' },
    });
    actor.send({ type: 'modal.close' });
    expect(selectModalSize(actor.getSnapshot())).toBe('md');
  });
});
