import { shopModeSetup } from './shop-mode.setup.ts';

/**
 * Business or private mode: which price kind is shown and whether the visitor may change it. S4.2; the mode is always
 * the one of the server's last answer, so that no page mixes net and gross.
 */
export const shopModeMachine = shopModeSetup.createMachine({
  id: 'shop-mode',
  context: ({ input }) => ({ shop: input.shop }),
  initial: 'reading',
  states: {
    reading: {
      always: [{ guard: 'isBusiness', target: 'business' }, { target: 'private' }],
    },
    business: {
      tags: ['ready', 'b2b'],
      on: {
        'mode.switch': { guard: 'maySwitch', target: 'switchingToPrivate' },
        'shop.updated': [
          { guard: 'isOtherMode', target: 'private', actions: ['tellMode', 'keepShop'] },
          { actions: 'keepShop' },
        ],
      },
    },
    private: {
      tags: ['ready', 'b2c'],
      on: {
        'mode.switch': { guard: 'maySwitch', target: 'switchingToBusiness' },
        'shop.updated': [
          { guard: 'isOtherMode', target: 'business', actions: ['tellMode', 'keepShop'] },
          { actions: 'keepShop' },
        ],
      },
    },
    switchingToPrivate: {
      tags: ['busy', 'b2b', 'switching'],
      invoke: {
        id: 'setB2c',
        src: 'setB2c',
        onDone: [
          { guard: 'isOtherMode', target: 'private', actions: ['tellMode', 'keepShop'] },
          { target: 'business', actions: 'keepShop' },
        ],
        onError: [
          { guard: 'isAborted', target: 'business' },
          { target: 'business', actions: 'tellFailure' },
        ],
      },
    },
    switchingToBusiness: {
      tags: ['busy', 'b2c', 'switching'],
      invoke: {
        id: 'setB2b',
        src: 'setB2b',
        onDone: [
          { guard: 'isOtherMode', target: 'business', actions: ['tellMode', 'keepShop'] },
          { target: 'private', actions: 'keepShop' },
        ],
        onError: [
          { guard: 'isAborted', target: 'private' },
          { target: 'private', actions: 'tellFailure' },
        ],
      },
    },
  },
});

export type ShopModeMachine = typeof shopModeMachine;
