import { secondFactorPath } from '#contract/second-factor-path.ts';
import { searchIn } from '#machines/search/search.rules.ts';
import { personOf } from '#machines/session/session.rules.ts';
import {
  basketMerged,
  failedChange,
  positionAdded,
  itemsAdded,
  textToast,
} from '#machines/toasts/toasts.facts.ts';
import type { FactTable, PageOfFacts } from './fact-table.ts';

/**
 * What the charts that live as long as the page tell one another. Nobody else sends one of them what another one has told;
 * what leaves the charts (router, storage, other tabs, measuring) stands in `src/app/live`.
 */
export const facts = {
  session: {
    'session.changed': {
      shopMode: ({ shop }) => ({ type: 'shop.updated', shop, isVisitorNew: true }),
      basket: ({ user, head }) => ({ type: 'session.changed', person: personOf(user), head }),
      navigation: ({ redirectTo, isSignInDue }) => ({ type: 'visitor.changed', redirectTo, isSignInDue }),
    },
    'session.signInWanted': { navigation: () => ({ type: 'signIn.open' }) },
    // The password was right: the second factor is a page of its own.
    'session.loginFailed': {
      navigation: ({ problem }) =>
        problem.code === 'login.secondFactor'
          ? { type: 'page.open', path: secondFactorPath, isReplacing: false }
          : null,
    },
    'session.basketMerged': {
      toasts: (_, page) => basketMerged(page),
    },
    // Where nobody says who the visitor is, the form to sign in says why it stands there.
    'session.callFailed': {
      toasts: ({ call }, page) =>
        call === 'logout' ? textToast(page, 'danger', 'toasts.logoutFailed') : null,
    },
  },
  shopMode: {
    'mode.changed': {
      basket: ({ head }) => (head === null ? null : { type: 'mode.changed', head }),
      navigation: ({ isVisitorNew }) => (isVisitorNew ? null : { type: 'data.outdated' }),
    },
    'mode.switchFailed': { toasts: ({ toast }, { now }) => ({ type: 'toast.add', toast, at: now() }) },
  },
  basket: {
    'basket.positionAdded': { toasts: positionAdded },
    // What was removed stands on the basket page itself, with the way to bring it back.
    'basket.itemsAdded': { toasts: itemsAdded },
    'basket.changeFailed': { toasts: failedChange },
  },
  navigation: {
    'navigation.settled': {
      toasts: ({ isOtherPage }, { now }) => (isOtherPage ? { type: 'page.changed', at: now() } : null),
      consent: ({ isNew }, { storedConsent }) =>
        isNew ? { type: 'route.changed', stored: storedConsent() } : null,
      app: ({ path, cause }) => ({ type: 'route.changed', path, cause }),
      search: ({ path }) => ({ type: 'address.changed', term: searchIn(path) }),
    },
  },
  app: {
    'app.routeWanted': {
      navigation: ({ path, replace }) => ({ type: 'page.open', path, isReplacing: replace }),
    },
  },
  poller: {
    'config.loaded': {
      app: (fact) => fact,
      // A later configuration allows or forbids signing in (S4.1, S6).
      session: ({ config }) => ({
        type: 'config.changed',
        allowLogin: config.basic_system_configs.allowLogin,
      }),
    },
    'answer.down': { app: (fact) => fact },
    'answer.error': { app: (fact) => fact },
  },
} satisfies FactTable<PageOfFacts>;
