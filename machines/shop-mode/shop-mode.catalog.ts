import { isSwitcherShown, modeOf } from '#domain/mode.ts';
import { roster } from '#machines/app/roster.ts';
import {
  abortedSample,
  failureSamples,
  httpErrorSample,
  inWords,
  type Catalog,
} from '#machines/path-ready.ts';
import { sampleBasketHead, sampleBootRecord, samplePage, sampleShopFlags } from '#machines/sample-records.ts';
import type { ShopModeMachine } from './shop-mode.machine.ts';
import { shopModeWords } from './shop-mode.words.ts';

const privateFlags = { ...sampleShopFlags, isB2b: false };
const fixedFlags = { ...sampleShopFlags, allowB2c: false };

const failures = { ...failureSamples, httpError: httpErrorSample, aborted: abortedSample };

export const shopModeCatalog: Catalog<ShopModeMachine> = {
  words: shopModeWords,
  inputs: {
    business: {
      input: roster.shopMode.inputOf(samplePage()),
      ...inWords('Die Seite kommt im Geschäftskundenmodus.', 'The page comes in business mode.'),
    },
    private: {
      input: roster.shopMode.inputOf(samplePage({ boot: { ...sampleBootRecord, shop: privateFlags } })),
      ...inWords('Die Seite kommt im Privatkundenmodus.', 'The page comes in private mode.'),
    },
    fixed: {
      input: roster.shopMode.inputOf(samplePage({ boot: { ...sampleBootRecord, shop: fixedFlags } })),
      ...inWords('Der Shop verkauft nur an Geschäftskunden.', 'The shop sells to businesses only.', 0.5),
    },
  },
  events: {
    'mode.switch': {
      toPrivate: {
        event: { type: 'mode.switch', to: 'b2c' },
        ...inWords('Auf „Privatkunden“ schalten.', 'Switch to "Private customers".'),
      },
      toBusiness: {
        event: { type: 'mode.switch', to: 'b2b' },
        ...inWords('Auf „Geschäftskunden“ schalten.', 'Switch to "Business customers".'),
      },
    },
    'shop.updated': {
      business: {
        event: { type: 'shop.updated', shop: sampleShopFlags, isVisitorNew: true },
        ...inWords('Anmelden als Geschäftskunde.', 'Sign in as a business customer.', 0.5),
      },
      private: {
        event: { type: 'shop.updated', shop: privateFlags, isVisitorNew: true },
        ...inWords('Anmelden als Privatkunde.', 'Sign in as a private customer.', 0.5),
      },
      elsewhere: {
        event: { type: 'shop.updated', shop: privateFlags, isVisitorNew: false },
        ...inWords(
          'In einem anderen Tab auf Privatkunde umschalten.',
          'Switch to private customer in another tab.',
          0.1,
        ),
      },
    },
  },
  calls: {
    setB2b: {
      ok: {
        output: { success: true, shop: sampleShopFlags, head: sampleBasketHead },
        ...inWords('Der Server stellt um.', 'The server switches.'),
      },
      unchanged: {
        output: { success: true, shop: privateFlags, head: sampleBasketHead },
        ...inWords('Der Server bleibt bei Privatkunden.', 'The server stays with private mode.', 0.1),
      },
      ...failures,
    },
    setB2c: {
      ok: {
        output: { success: true, shop: privateFlags, head: sampleBasketHead },
        ...inWords('Der Server stellt um.', 'The server switches.'),
      },
      unchanged: {
        output: { success: true, shop: sampleShopFlags, head: sampleBasketHead },
        ...inWords('Der Server bleibt bei Geschäftskunden.', 'The server stays with business mode.', 0.1),
      },
      ...failures,
    },
  },
  delays: {},
  abstract: ({ shop }) => ({
    mode: modeOf(shop),
    isSwitchable: isSwitcherShown(shop),
  }),
  invariants: {
    'the shown mode is the one of the last answer': (snapshot) =>
      snapshot.hasTag(modeOf(snapshot.context.shop)),
    'one mode at a time': (snapshot) => snapshot.hasTag('b2b') !== snapshot.hasTag('b2c'),
  },
};
