import { storedBasketSetup } from './stored-basket.setup.ts';

const onFailure = [
  { guard: 'isRefused', target: '#stored-basket.listing.refused', actions: 'keepProblem' },
  { target: '#stored-basket.listing.unanswered', actions: 'keepProblem' },
] as const;

/**
 * Baskets a customer keeps for later: saved, looked into, put into the basket or in its place, and deleted, one thing at a time. What
 * lies in the basket is never taken away without a word (S1-06).
 */
export const storedBasketMachine = storedBasketSetup.createMachine({
  id: 'stored-basket',
  context: { id: 0, name: '', how: 'ask', shown: null, deed: null, refused: [], problem: null },
  initial: 'listing',
  states: {
    listing: {
      initial: 'idle',
      on: {
        'basket.save': { target: 'saving', actions: ['forgetLast', 'keepName'] },
        'stored.view': { target: 'viewing', actions: ['forgetLast', 'keepId'] },
        'stored.load': [
          { guard: 'isBasketEmpty', target: 'loading', actions: ['forgetLast', 'keepId'] },
          { target: 'asking', actions: ['forgetLast', 'keepId'] },
        ],
        'stored.remove': { target: 'removing', actions: ['forgetLast', 'keepId'] },
        'stored.close': { target: '.idle', actions: ['forgetLast', 'forgetShown'] },
      },
      states: {
        idle: { tags: 'ready' },
        told: { tags: 'done' },
        refused: { tags: 'ready' },
        unanswered: { tags: 'blocked' },
      },
    },
    asking: {
      tags: 'ready',
      on: {
        'load.merge': { target: 'loading', actions: 'meanMerge' },
        'load.replace': { target: 'loading', actions: 'meanReplace' },
        'load.cancel': { target: 'listing' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveBasket',
        src: 'saveBasket',
        input: ({ context: { name } }) => ({ name }),
        onDone: { target: 'listing.told', actions: { type: 'keepDeed', params: { deed: 'saved' } } },
        onError: onFailure,
      },
    },
    viewing: {
      tags: 'busy',
      invoke: {
        id: 'viewBasket',
        src: 'viewBasket',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'listing', actions: 'keepShown' },
        onError: onFailure,
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadBasket',
        src: 'loadBasket',
        input: ({ context: { id, how } }) => ({ id, how }),
        onDone: [
          {
            guard: 'isNothingTaken',
            target: 'listing.told',
            actions: ['keepRefused', 'keepNothingLoaded'],
          },
          {
            target: 'listing.told',
            actions: ['keepRefused', { type: 'keepDeed', params: { deed: 'loaded' } }],
          },
        ],
        onError: [{ guard: 'hasToBeChosen', target: 'asking', actions: 'askAnew' }, ...onFailure],
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeBasket',
        src: 'removeBasket',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'listing.told',
          actions: ['forgetShown', { type: 'keepDeed', params: { deed: 'removed' } }],
        },
        onError: onFailure,
      },
    },
  },
});

export type StoredBasketMachine = typeof storedBasketMachine;
