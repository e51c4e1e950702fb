import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { SaveOrderBody, SaveOrderReply } from '#contract/checkout.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { checkoutBaskets, openedCheckout, sampleOrder } from '#machines/checkout/checkout.samples.ts';
import type { OrderListReply } from '#machines/checkout/checkout.types.ts';

/** What the network does to one call. */
type Fate = 'answered' | 'lostBefore' | 'lostAfter';
const fates = fc.array(
  fc.oneof(
    { weight: 7, arbitrary: fc.constant<Fate>('answered') },
    { weight: 3, arbitrary: fc.constantFrom<Fate>('lostBefore', 'lostAfter') },
  ),
  { maxLength: 40 },
);
const lost = { kind: 'noAnswer' } as const;

/** A shop that orders once per token, behind a network of which each call has its fate. */
function shopBehind(network: Fate[]) {
  const placedTokens: string[] = [];
  const travel = async <Reply>(serve: () => Reply): Promise<Reply> => {
    const fate = network.shift() ?? 'answered';
    if (fate === 'lostBefore') throw lost;
    const reply = serve();
    if (fate === 'lostAfter') throw lost;
    return reply;
  };
  return {
    placedTokens,
    saveOrder: ({ orderToken }: SaveOrderBody) =>
      travel((): SaveOrderReply => {
        const isRepetition = placedTokens.includes(orderToken);
        if (!isRepetition) placedTokens.push(orderToken);
        return { success: true, orderNumber: 'K-100001', isRepetition, redirectTo: '/' };
      }),
    findOrder: (orderToken: string) =>
      travel((): OrderListReply => ({
        items: [],
        total: 0,
        item: placedTokens.includes(orderToken) ? sampleOrder : null,
      })),
  };
}

describe('ordering over a flaky network', () => {
  it('[R43][R46][R82] ends with exactly one order, whatever is lost, pressed twice or left', async () => {
    await fc.assert(
      fc.asyncProperty(fates, fc.array(fc.boolean(), { maxLength: 20 }), async (network, impatience) => {
        const shop = shopBehind([...network]);
        const clock = new SimulatedClock();
        const actor = createActor(
          checkoutMachine.provide({
            actors: {
              loadBasket: fromPromise(async () => ({ basket: checkoutBaskets.complete })),
              saveOrder: fromPromise<SaveOrderReply, SaveOrderBody>(({ input }) => shop.saveOrder(input)),
              findOrder: fromPromise<OrderListReply, { readonly orderToken: string }>(({ input }) =>
                shop.findOrder(input.orderToken),
              ),
            },
          }),
          { input: openedCheckout(checkoutBaskets.complete, 4), clock },
        ).start();
        for (let round = 0; round < 100 && actor.getSnapshot().status === 'active'; round += 1) {
          await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
          if (actor.getSnapshot().status !== 'active') break;
          actor.send({ type: 'terms.check', isAccepted: true });
          actor.send({ type: 'order.submit', remarks: { comment: '', reference: '', deliveryDay: '' } });
          if (impatience[round] === true)
            actor.send({ type: 'order.submit', remarks: { comment: '', reference: '', deliveryDay: '' } });
          if (impatience[round] === true) actor.send({ type: 'address.changed', step: 4 });
          clock.increment(5_000);
        }
        expect(actor.getSnapshot().value).toBe('placed');
        expect(shop.placedTokens).toEqual(['token-1']);
      }),
      { numRuns: 300, seed: 46 },
    );
  });
});
