import type { ChartWords } from '#machines/path-ready.ts';
import type { CouponMachine } from './coupon.machine.ts';

/** What people call the chart `coupon` and its parts; states stand in the order in which they are read. */
export const couponWords: ChartWords<CouponMachine> = {
  title: { de: 'Gutschein', en: 'Coupon' },
  description: {
    de: 'Ein Gutscheincode wird eingelöst und wieder entfernt; was er gibt, sagt der Server.',
    en: 'A coupon code is used and removed again; what it gives is said by the server.',
  },
  states: {
    resting: {
      title: { de: 'In Ruhe', en: 'Resting' },
      description: {
        de: 'Ein Code kann eingegeben oder ein Gutschein entfernt werden.',
        en: 'A code can be typed or a coupon removed.',
      },
      spec: ['S2.9-11'],
    },
    'resting.idle': {
      title: { de: 'Nichts begonnen', en: 'Nothing begun' },
      description: { de: 'Das Feld wartet auf einen Code.', en: 'The field waits for a code.' },
      spec: ['S2.9-11'],
    },
    'resting.missing': {
      title: { de: 'Code fehlt', en: 'Code missing' },
      description: {
        de: 'Es wurde eingelöst, ohne dass ein Code da stand; gesendet ist nichts.',
        en: 'It was used without a code; nothing has been sent.',
      },
      spec: ['S1-04'],
    },
    'resting.refused': {
      title: { de: 'Abgelehnt', en: 'Refused' },
      description: {
        de: 'Der Server hat abgelehnt; warum, steht am Feld, bis sich der Warenkorb ändert.',
        en: 'The server has refused; why stands at the field until the basket changes.',
      },
      spec: ['S7.2-42'],
    },
    'resting.unanswered': {
      title: { de: 'Nicht beantwortet', en: 'Not answered' },
      description: {
        de: 'Niemand hat geantwortet; es kann noch einmal versucht werden.',
        en: 'Nobody has answered; it can be tried again.',
      },
      spec: ['S8-03'],
    },
    'resting.used': {
      title: { de: 'Eingelöst', en: 'Used' },
      description: {
        de: 'Der Gutschein zählt, die Summen sind neu gerechnet.',
        en: 'The coupon counts, the sums have been reckoned anew.',
      },
      spec: ['S1-04'],
    },
    adding: {
      title: { de: 'Wird eingelöst', en: 'Being used' },
      description: { de: 'Der Code ist unterwegs.', en: 'The code is on its way.' },
      spec: ['S7.2-42'],
    },
    removing: {
      title: { de: 'Wird entfernt', en: 'Being removed' },
      description: {
        de: 'Der Gutschein wird aus der Bestellung genommen.',
        en: 'The coupon is being taken out of the order.',
      },
      spec: ['S7.2-42'],
    },
  },
  guards: {
    isCodeTyped: { de: 'ein Code ist da', en: 'a code is there' },
    isRefused: { de: 'der Server lehnt ab', en: 'the server refuses' },
  },
  events: {
    'code.apply': { de: 'Einen Code einlösen', en: 'Use a code' },
  },
};
