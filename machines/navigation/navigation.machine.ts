import { navigationSetup } from './navigation.setup.ts';

/**
 * Watches the router: progress bar, scrolling, page views and code that is gone after a release. S2, 2.12 and 4.1;
 * each navigation ends settled, failed or superseded, the latest wins.
 */
export const navigationMachine = navigationSetup.createMachine({
  id: 'navigation',
  context: ({ input }) => ({
    path: input.path,
    target: null,
    isAddressMoved: false,
    reloadedFor: input.reloadedFor,
    isScrolledFar: false,
  }),
  initial: 'idle',
  on: {
    'navigation.started': [
      { guard: 'isDuplicate' },
      { target: '.loading', reenter: true, actions: 'keepTarget' },
    ],
    'navigation.settled': { target: '.idle', actions: 'arrive' },
    'navigation.failed': [
      { guard: 'isFirstFailure', target: '.reloading', actions: 'reloadOnce' },
      { target: '.failed', actions: 'standWithoutPage' },
    ],
    'scroll.moved': { actions: 'keepScroll' },
    'scroll.toTop': { actions: 'scrollToTop' },
    'page.open': { actions: 'leadTo' },
    'signIn.open': { guard: 'mayLeaveForSignIn', actions: 'leadToSignIn' },
    'visitor.changed': [
      { guard: 'isRedirected', actions: 'redirect' },
      { guard: 'isSignInDue', actions: 'leadToSignIn' },
      { actions: 'loadAfresh' },
    ],
    'data.outdated': { actions: 'loadAfresh' },
  },
  states: {
    idle: {
      tags: 'ready',
    },
    loading: {
      initial: 'patient',
      states: {
        patient: {
          tags: 'busy',
          after: { progressPatience: { target: 'shown' } },
        },
        shown: {
          tags: ['busy', 'progress'],
        },
      },
    },
    reloading: {
      tags: ['busy', 'progress'],
    },
    failed: {
      tags: 'blocked',
    },
  },
});

export type NavigationMachine = typeof navigationMachine;
