import { failureSamples, httpErrorSample, inWords, type Catalog } from '#machines/path-ready.ts';
import type { CouponMachine } from './coupon.machine.ts';
import { couponWords } from './coupon.words.ts';

export const couponCatalog: Catalog<CouponMachine> = {
  words: couponWords,
  inputs: {
    start: {
      input: undefined,
      ...inWords('„Gutscheincode einlösen“ ist offen.', '"Use a coupon code" is open.'),
    },
  },
  events: {
    'code.apply': {
      welcome: {
        event: { type: 'code.apply', code: ' willkommen10' },
        ...inWords('Den Code WILLKOMMEN10 einlösen.', 'Use the code WILLKOMMEN10.', 3),
      },
      office: {
        event: { type: 'code.apply', code: 'BUERO25' },
        ...inWords('Den Code BUERO25 einlösen.', 'Use the code BUERO25.'),
      },
      nothing: {
        event: { type: 'code.apply', code: ' ' },
        ...inWords('Ohne Code einlösen.', 'Use it without a code.', 0.3),
      },
    },
    'coupon.remove': {
      remove: {
        event: { type: 'coupon.remove' },
        ...inWords('Den Gutschein entfernen.', 'Remove the coupon.', 0.5),
      },
    },
    'basket.changed': {
      changed: {
        event: { type: 'basket.changed' },
        ...inWords('Der Warenkorb ändert sich.', 'The basket changes.', 0.5),
      },
    },
  },
  calls: {
    addCoupon: {
      ok: { output: null, ...inWords('Der Gutschein zählt.', 'The coupon counts.', 3) },
      notValid: {
        error: {
          kind: 'refused',
          refusal: {
            success: false,
            code: 'coupon.notValid',
            errorMessages: ['Dieser Gutschein ist abgelaufen.'],
            fieldErrors: { code: 'Dieser Gutschein ist abgelaufen.' },
          },
        },
        ...inWords('Der Gutschein ist abgelaufen.', 'The coupon has expired.'),
      },
      ...failureSamples,
      httpError: httpErrorSample,
    },
    removeCoupon: {
      ok: { output: null, ...inWords('Der Gutschein ist entfernt.', 'The coupon is removed.', 3) },
      ...failureSamples,
      httpError: httpErrorSample,
    },
  },
  delays: {},
  abstract: ({ code, problem }) => ({ code, problem: problem?.code ?? null }),
  invariants: {
    'no empty code is sent': ({ value, context }) => value !== 'adding' || context.code !== '',
    'a problem stands only where a try has failed': ({ value, context }) => {
      const inside = typeof value === 'object' && value !== null && 'resting' in value ? value.resting : null;
      return (context.problem !== null) === (inside === 'refused' || inside === 'unanswered');
    },
  },
};
