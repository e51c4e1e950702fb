import { couponSetup } from './coupon.setup.ts';

/**
 * The code of a coupon from the field to the order's sums, and away from them again; the server alone says what it gives (S1-04,
 * S2.9-11).
 */
export const couponMachine = couponSetup.createMachine({
  id: 'coupon',
  context: { code: '', problem: null },
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: {
        'code.apply': [
          { guard: 'isCodeTyped', target: 'adding', actions: 'keepCode' },
          { target: '.missing', actions: 'forgetProblem' },
        ],
        'coupon.remove': { target: 'removing', actions: 'forgetProblem' },
      },
      states: {
        idle: { tags: 'ready' },
        missing: { tags: 'ready' },
        refused: {
          tags: 'ready',
          on: { 'basket.changed': { target: 'idle', actions: 'forgetProblem' } },
        },
        unanswered: { tags: 'blocked' },
        used: { tags: 'done' },
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addCoupon',
        src: 'addCoupon',
        input: ({ context: { code } }) => ({ code }),
        onDone: { target: 'resting.used' },
        onError: [
          { guard: 'isRefused', target: 'resting.refused', actions: 'keepProblem' },
          { target: 'resting.unanswered', actions: 'keepProblem' },
        ],
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeCoupon',
        src: 'removeCoupon',
        onDone: { target: 'resting.idle' },
        onError: [
          { guard: 'isRefused', target: 'resting.refused', actions: 'keepProblem' },
          { target: 'resting.unanswered', actions: 'keepProblem' },
        ],
      },
    },
  },
});

export type CouponMachine = typeof couponMachine;
