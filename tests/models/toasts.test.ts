import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { toastCatalog, toastsCatalog } from '#machines/toasts/toasts.catalog.ts';
import { sampleToast } from '#machines/basket/basket.samples.ts';
import { toastMachine } from '#machines/toasts/toast.machine.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { toastKinds, type ToastKind } from '#machines/toasts/toasts.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(toastMachine, toastCatalog);
describeMachine(toastsMachine, toastsCatalog);

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock, input: {} }).start();
  const add = (kind: ToastKind = 'info', markup: string = kind) =>
    actor.send({
      type: 'toast.add',
      toast: { kind, message: { kind: 'markup', markup } },
      at: clock.now(),
    });
  const pause = () => actor.send({ type: 'toasts.pause', at: clock.now() });
  const resume = () => actor.send({ type: 'toasts.resume', at: clock.now() });
  const ids = () => selectToasts(actor.getSnapshot()).map((toast) => toast.id);
  return { actor, clock, add, pause, resume, ids };
}

describe('toasts', () => {
  it('[S9-01] stand 7999 ms after they came and are gone after 8000 ms', () => {
    const { clock, add, ids } = start();
    add();
    clock.increment(7999);
    expect(ids()).toEqual(['toast-1']);
    clock.increment(1);
    expect(ids()).toEqual([]);
  });

  it('[S9-01] are in sight for 8000 ms, pauses left out', () => {
    const { clock, add, pause, resume, ids } = start();
    add();
    clock.increment(3000);
    pause();
    clock.increment(60_000);
    expect(ids()).toEqual(['toast-1']);
    resume();
    clock.increment(2500);
    pause();
    clock.increment(1234);
    resume();
    clock.increment(2499);
    expect(ids()).toEqual(['toast-1']);
    clock.increment(1);
    expect(ids()).toEqual([]);
  });

  it('[S9-01] wait for the end of a pause when they come during one', () => {
    const { clock, add, pause, resume, ids } = start();
    add();
    clock.increment(1000);
    pause();
    clock.increment(500);
    add('success');
    clock.increment(20_000);
    resume();
    clock.increment(6999);
    expect(ids()).toEqual(['toast-1', 'toast-2']);
    clock.increment(1);
    expect(ids()).toEqual(['toast-2']);
    clock.increment(1000);
    expect(ids()).toEqual([]);
  });

  it('[S9-01] run on for the next ones after the last was closed under the pointer', () => {
    const { actor, clock, add, pause, ids } = start();
    add();
    pause();
    actor.send({ type: 'toast.dismiss', id: 'toast-1' });
    add();
    clock.increment(8000);
    expect(ids()).toEqual([]);
  });

  it('are at most five; the oldest leaves', () => {
    const { clock, add, ids } = start();
    for (let count = 0; count < 7; count += 1) add('info', `Meldung ${count}`);
    expect(ids()).toEqual(['toast-3', 'toast-4', 'toast-5', 'toast-6', 'toast-7']);
    clock.increment(8000);
    expect(ids()).toEqual([]);
  });

  it('take the place of the one of the same cause, counted where they say the same', () => {
    const { actor, clock, add, ids } = start();
    add('danger');
    add('info');
    clock.increment(5000);
    add('danger');
    const told = () => selectToasts(actor.getSnapshot()).map(({ kind, count }) => [kind, count]);
    expect(told()).toEqual([
      ['info', 1],
      ['danger', 2],
    ]);
    clock.increment(3000);
    expect(ids()).toEqual(['toast-3']);
    clock.increment(5000);
    expect(ids()).toEqual([]);
  });

  it('are one for all that is put into the basket: the same article adds up, another takes its place', () => {
    const { actor } = start();
    const put = (articleNumber: string, quantity: number) =>
      actor.send({
        type: 'toast.add',
        toast: {
          kind: 'basketAdd',
          cause: 'basketAdd',
          message: {
            kind: 'text',
            key: 'toasts.addedToBasket',
            parameters: { quantity, name: articleNumber },
          },
          added: { ...sampleToast, articleNumber, quantity },
        },
        at: 0,
      });
    const told = () =>
      selectToasts(actor.getSnapshot()).map(({ message, added, count }) => [
        message.kind === 'text' ? message.parameters : null,
        added?.quantity,
        count,
      ]);
    put('T1', 2);
    put('T1', 3);
    expect(told()).toEqual([[{ quantity: 5, name: 'T1' }, 5, 1]]);
    put('T2', 1);
    expect(told()).toEqual([[{ quantity: 1, name: 'T2' }, 1, 1]]);
  });

  it('go with their page, but for what says why the next one comes, also under the pointer', () => {
    const { actor, clock, add, pause, ids } = start();
    add();
    actor.send({
      type: 'toast.add',
      toast: { kind: 'info', message: { kind: 'markup', markup: 'bleibt' }, outlivesPage: true },
      at: 0,
    });
    pause();
    actor.send({ type: 'page.changed', at: clock.now() });
    expect(ids()).toEqual(['toast-2']);
    clock.increment(100);
    actor.send({ type: 'page.changed', at: clock.now() });
    expect(ids()).toEqual([]);
  });

  it('[S8-21] have the five kinds', () => {
    const { actor, add } = start();
    for (const kind of toastKinds) add(kind);
    expect(selectToasts(actor.getSnapshot()).map((toast) => toast.kind)).toEqual([
      'info',
      'danger',
      'warning',
      'success',
      'basketAdd',
    ]);
  });

  it('[S9-02] carry markup', () => {
    const { actor } = start();
    actor.send({
      type: 'toast.add',
      toast: { kind: 'info', message: { kind: 'markup', markup: '<b>fett</b>' } },
      at: 0,
    });
    expect(selectToasts(actor.getSnapshot())[0]?.message).toEqual({ kind: 'markup', markup: '<b>fett</b>' });
  });
});
