import { assign, emit, enqueueActions, setup } from 'xstate';
import { loginPath } from '#domain/redirect.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { hasOwnSignIn, pathnameOf, placeOf } from './navigation.rules.ts';
import {
  progressPatienceMs,
  scrollDurationMs,
  scrollOffsetPixels,
  scrollTopThresholdPixels,
  type NavigationCause,
  type NavigationContext,
  type NavigationEmitted,
  type NavigationEvent,
  type NavigationInput,
} from './navigation.types.ts';

interface Target {
  readonly target: string;
  readonly isAddressMoved: boolean;
}

const homePath = '/';

const scrollToBeginning = {
  type: 'navigation.scrollWanted',
  scroll: { kind: 'beginning', offset: scrollOffsetPixels, durationMs: scrollDurationMs },
} as const satisfies NavigationEmitted;

/**
 * Watches the router: progress bar, scrolling, page views and code that is gone after a release. S2, 2.12 and 4.1;
 * each navigation ends settled, failed or superseded, the latest wins.
 */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    emitted: {} as NavigationEmitted,
    input: {} as NavigationInput,
    tags: {} as PhaseTag | 'progress',
  },
  delays: { progressPatience: progressPatienceMs },
  guards: {
    isDuplicate: ({ context }, params: { target: string }) => context.target === params.target,
    isRedirected: (_, params: { redirectTo: string | null }) => params.redirectTo !== null,
    isSignInDue: ({ context }, params: { isSignInDue: boolean }) =>
      params.isSignInDue && !hasOwnSignIn(placeOf(context)),
    mayLeaveForSignIn: ({ context }) => !hasOwnSignIn(placeOf(context)),
    isFirstFailure: ({ context }, params: { target: string }) => context.reloadedFor !== params.target,
  },
  actions: {
    keepTarget: assign((_, { target, isAddressMoved }: Target) => ({ target, isAddressMoved })),
    standWithoutPage: assign((_, { target }: { target: string }) => ({
      path: target,
      target: null,
      isAddressMoved: false,
    })),
    keepScroll: assign({
      isScrolledFar: (_, params: { pixels: number }) => params.pixels > scrollTopThresholdPixels,
    }),
    scrollToTop: emit({
      type: 'navigation.scrollWanted',
      scroll: { kind: 'top', durationMs: scrollDurationMs },
    }),
    arrive: enqueueActions(
      ({ context, enqueue }, params: { path: string; cause: NavigationCause; keepsScroll: boolean }) => {
        enqueue.emit({
          type: 'navigation.settled',
          path: params.path,
          cause: params.cause,
          // The router replaces the entry when somebody follows the link of the page in sight: no second page view.
          isNew: params.path !== context.path,
          isOtherPage: pathnameOf(params.path) !== pathnameOf(context.path),
        });
        if (params.cause === 'pop') {
          enqueue.emit({ type: 'navigation.scrollWanted', scroll: { kind: 'restore' } });
        } else if (!params.keepsScroll) {
          enqueue.emit(scrollToBeginning);
        }
        if (context.reloadedFor !== null) {
          enqueue.emit({ type: 'navigation.reloadRecorded', target: null });
        }
        enqueue.assign({ path: params.path, target: null, isAddressMoved: false, reloadedFor: null });
      },
    ),
    reloadOnce: enqueueActions(({ enqueue }, params: { target: string }) => {
      // The router stands on the page already whose code is gone.
      enqueue.assign({ reloadedFor: params.target, target: params.target, isAddressMoved: true });
      enqueue.emit({ type: 'navigation.reloadRecorded', target: params.target });
      enqueue.emit({ type: 'navigation.reloadWanted', path: params.target });
    }),
    /**
     * A page that comes instead of one on its way must not take the place of the one the link stands on; "back" and "forward"
     * have moved to their place in the history already.
     */
    leadTo: emit(({ context }, { path, isReplacing }: { path: string; isReplacing: boolean }) => ({
      type: 'navigation.pageWanted',
      path,
      replace: isReplacing && (path === homePath || context.target === null || context.isAddressMoved),
    })),
    leadToSignIn: emit(({ context }) => ({
      type: 'navigation.pageWanted',
      path: loginPath(placeOf(context)),
      replace: false,
    })),
    redirect: emit((_, { redirectTo }: { redirectTo: string | null }) => ({
      type: 'navigation.pageWanted',
      path: redirectTo ?? homePath,
      replace: true,
    })),
    loadAfresh: emit({ type: 'navigation.freshDataWanted' }),
  },
}).createMachine({
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
      { guard: { type: 'isDuplicate', params: ({ event }) => ({ target: event.target }) } },
      {
        target: '.loading',
        reenter: true,
        actions: { type: 'keepTarget', params: ({ event }) => event },
      },
    ],
    'navigation.settled': {
      target: '.idle',
      actions: {
        type: 'arrive',
        params: ({ event }) => ({
          path: event.path,
          cause: event.cause,
          keepsScroll: event.keepsScroll,
        }),
      },
    },
    'navigation.failed': [
      {
        guard: {
          type: 'isFirstFailure',
          params: ({ event }) => ({ target: event.target }),
        },
        target: '.reloading',
        actions: { type: 'reloadOnce', params: ({ event }) => ({ target: event.target }) },
      },
      {
        target: '.failed',
        actions: { type: 'standWithoutPage', params: ({ event }) => event },
      },
    ],
    'scroll.moved': {
      actions: { type: 'keepScroll', params: ({ event }) => ({ pixels: event.pixels }) },
    },
    'scroll.toTop': { actions: 'scrollToTop' },
    'page.open': { actions: { type: 'leadTo', params: ({ event }) => event } },
    'signIn.open': { guard: 'mayLeaveForSignIn', actions: 'leadToSignIn' },
    'visitor.changed': [
      {
        guard: { type: 'isRedirected', params: ({ event }) => event },
        actions: { type: 'redirect', params: ({ event }) => event },
      },
      { guard: { type: 'isSignInDue', params: ({ event }) => event }, actions: 'leadToSignIn' },
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
          after: { progressPatience: 'shown' },
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
