import { couponCatalog } from '#machines/coupon/coupon.catalog.ts';
import { couponMachine } from '#machines/coupon/coupon.machine.ts';
import { selectCoupon } from '#machines/coupon/coupon.selectors.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(couponMachine, couponCatalog);

it('[S1-04][S7.2-42] sends a code without blanks around it, one at a time, and tells why it was refused', async () => {
  const sent: string[] = [];
  const actor = createActor(
    couponMachine.provide({
      actors: {
        addCoupon: fromPromise<unknown, { readonly code: string }>(async ({ input }) => {
          sent.push(input.code);
          const errorMessages = ['Diesen Gutscheincode gibt es nicht.'];
          throw { kind: 'refused', refusal: { success: false, code: 'coupon.notFound', errorMessages } };
        }),
      },
    }),
  ).start();
  const view = () => selectCoupon(actor.getSnapshot());
  actor.send({ type: 'code.apply', code: '  ' });
  expect(view()).toMatchObject({ state: 'missing', isCodeMissing: true });
  actor.send({ type: 'code.apply', code: ' sommer ' });
  expect(view()).toMatchObject({ state: 'adding', isAdding: true, isCodeMissing: false });
  actor.send({ type: 'code.apply', code: 'winter' });
  await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
  expect(view()).toMatchObject({
    state: 'refused',
    code: 'sommer',
    problem: { code: 'coupon.notFound', messages: ['Diesen Gutscheincode gibt es nicht.'] },
  });
  expect(sent).toEqual(['sommer']);
});
