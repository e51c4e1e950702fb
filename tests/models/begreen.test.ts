import { begreenCatalog } from '#machines/begreen/begreen.catalog.ts';
import { begreenMachine } from '#machines/begreen/begreen.machine.ts';
import { selectBegreen } from '#machines/begreen/begreen.selectors.ts';
import type { BegreenEmitted } from '#machines/begreen/begreen.types.ts';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(begreenMachine, begreenCatalog);

function startedAt(path: string) {
  const actor = createActor(begreenMachine, { input: { path } });
  const told: BegreenEmitted[] = [];
  actor.on('*', (fact) => told.push(fact));
  actor.start();
  const takeTold = (): BegreenEmitted[] => told.splice(0);
  return { actor, takeTold, view: () => selectBegreen(actor.getSnapshot()) };
}

it('[S2.11-10][S2.11-12] keeps the choice and wants the first page of the list at the address that says so', () => {
  const { actor, takeTold, view } = startedAt('/shop/catalog/toner?search=hp&page=3&view=rows');
  expect(view()).toEqual({ phase: 'free', isOn: false });
  actor.send({ type: 'begreen.switch' });
  expect(takeTold()).toEqual([
    { type: 'begreen.chosen', isKept: true },
    { type: 'begreen.addressWanted', path: '/shop/catalog/toner?search=hp&isBGS=true&view=rows' },
  ]);
  expect(view()).toEqual({ phase: 'mirroring', isOn: true });
  actor.send({ type: 'address.changed', path: '/shop/catalog/toner?search=hp&isBGS=true&view=rows' });
  expect(view()).toEqual({ phase: 'mirrored', isOn: true });
  actor.send({ type: 'begreen.switch' });
  expect(takeTold()).toEqual([
    { type: 'begreen.chosen', isKept: false },
    { type: 'begreen.addressWanted', path: '/shop/catalog/toner?search=hp&view=rows' },
  ]);
});

it('[S2.11-11] mirrors what is kept in the address of each list that says nothing of it', () => {
  const { actor, takeTold } = startedAt('/shop');
  actor.send({ type: 'storage.changed', isKept: true });
  actor.send({ type: 'address.changed', path: '/shop?isBGS=true' });
  actor.send({ type: 'address.changed', path: '/shop/brand/hp' });
  expect(takeTold()).toEqual([
    { type: 'begreen.addressWanted', path: '/shop?isBGS=true' },
    { type: 'begreen.addressWanted', path: '/shop/brand/hp?isBGS=true' },
  ]);
});

it('keeps nothing for who followed a link, and shows all at the first press', () => {
  const { actor, takeTold, view } = startedAt('/shop?isBGS=true');
  expect(view()).toEqual({ phase: 'free', isOn: true });
  actor.send({ type: 'begreen.switch' });
  expect(takeTold()).toEqual([{ type: 'begreen.addressWanted', path: '/shop' }]);
});

it('shows all again where another tab does so', () => {
  const { actor, takeTold } = startedAt('/shop?isBGS=true');
  actor.send({ type: 'storage.changed', isKept: true });
  actor.send({ type: 'storage.changed', isKept: false });
  expect(takeTold()).toEqual([{ type: 'begreen.addressWanted', path: '/shop' }]);
});
