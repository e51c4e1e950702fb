import { assertEvent, assign, setup } from 'xstate';
import { oneLineOf } from '#contract/storable.ts';
import { problemOf, refusalOf } from '../call-problem.ts';
import type { OutcomesOf } from '../outcome-events.ts';
import type { PhaseTag } from '../phase-tag.ts';
import { couponActors } from './coupon.actors.ts';
import type { CouponCommand, CouponContext, CouponFact } from './coupon.types.ts';

type AnyCouponEvent = CouponCommand | CouponFact | OutcomesOf<typeof couponActors>;

function typedCode(event: AnyCouponEvent): string {
  assertEvent(event, 'code.apply');
  return oneLineOf(event.code).trim();
}

function errorOf(event: AnyCouponEvent): unknown {
  assertEvent(event, 'xstate.error.actor.*');
  return event.error;
}

/** What coupon.machine.ts names: ports, guards and actions. */
export const couponSetup = setup({
  types: {
    context: {} as CouponContext,
    events: {} as AnyCouponEvent,
    tags: {} as PhaseTag,
  },
  actors: couponActors,
  guards: {
    isCodeTyped: ({ event }) => typedCode(event) !== '',
    isRefused: ({ event }) => refusalOf(errorOf(event)) !== null,
  },
  actions: {
    keepCode: assign(({ event }) => ({ code: typedCode(event), problem: null })),
    forgetProblem: assign({ problem: null }),
    keepProblem: assign(({ event }) => ({ problem: problemOf(errorOf(event)) })),
  },
});
