import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { loginPath } from '#domain/redirect.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { hasOwnSignIn, pathnameOf, placeOf } from './navigation.rules.ts';
import {
  progressPatienceMs,
  scrollDurationMs,
  scrollOffsetPixels,
  scrollTopThresholdPixels,
  type NavigationContext,
  type NavigationEmitted,
  type NavigationEvent,
  type NavigationInput,
} from './navigation.types.ts';

const homePath = '/';

const scrollToBeginning = {
  type: 'navigation.scrollWanted',
  scroll: { kind: 'beginning', offset: scrollOffsetPixels, durationMs: scrollDurationMs },
} as const satisfies NavigationEmitted;

/** What navigation.machine.ts names: delays, guards and actions. */
export const navigationSetup = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    emitted: {} as NavigationEmitted,
    input: {} as NavigationInput,
    tags: {} as PhaseTag | 'progress',
  },
  delays: { progressPatience: progressPatienceMs },
  guards: {
    isDuplicate: ({ context, event }) => {
      assertEvent(event, 'navigation.started');
      return context.target === event.target;
    },
    isRedirected: ({ event }) => {
      assertEvent(event, 'visitor.changed');
      return event.redirectTo !== null;
    },
    isSignInDue: ({ context, event }) => {
      assertEvent(event, 'visitor.changed');
      return event.isSignInDue && !hasOwnSignIn(placeOf(context));
    },
    mayLeaveForSignIn: ({ context }) => !hasOwnSignIn(placeOf(context)),
    isFirstFailure: ({ context, event }) => {
      assertEvent(event, 'navigation.failed');
      return context.reloadedFor !== event.target;
    },
  },
  actions: {
    keepTarget: assign(({ event }) => {
      assertEvent(event, 'navigation.started');
      return { target: event.target, isAddressMoved: event.isAddressMoved };
    }),
    standWithoutPage: assign(({ event }) => {
      assertEvent(event, 'navigation.failed');
      return { path: event.target, target: null, isAddressMoved: false };
    }),
    keepScroll: assign(({ event }) => {
      assertEvent(event, 'scroll.moved');
      return { isScrolledFar: event.pixels > scrollTopThresholdPixels };
    }),
    scrollToTop: emit({
      type: 'navigation.scrollWanted',
      scroll: { kind: 'top', durationMs: scrollDurationMs },
    }),
    arrive: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'navigation.settled');
      const { path, cause, keepsScroll } = event;
      enqueue.emit({
        type: 'navigation.settled',
        path,
        cause,
        // The router replaces the entry when somebody follows the link of the page in sight: no second page view.
        isNew: path !== context.path,
        isOtherPage: pathnameOf(path) !== pathnameOf(context.path),
      });
      if (cause === 'pop') {
        enqueue.emit({ type: 'navigation.scrollWanted', scroll: { kind: 'restore' } });
      } else if (!keepsScroll) {
        enqueue.emit(scrollToBeginning);
      }
      if (context.reloadedFor !== null) {
        enqueue.emit({ type: 'navigation.reloadRecorded', target: null });
      }
      enqueue.assign({ path, target: null, isAddressMoved: false, reloadedFor: null });
    }),
    reloadOnce: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'navigation.failed');
      const { target } = event;
      // The router stands on the page already whose code is gone.
      enqueue.assign({ reloadedFor: target, target, isAddressMoved: true });
      enqueue.emit({ type: 'navigation.reloadRecorded', target });
      enqueue.emit({ type: 'navigation.reloadWanted', path: target });
    }),
    /**
     * A page that comes instead of one on its way must not take the place of the one the link stands on; "back" and "forward"
     * have moved to their place in the history already.
     */
    leadTo: emit(({ context, event }) => {
      assertEvent(event, 'page.open');
      const mayReplace = event.path === homePath || context.target === null || context.isAddressMoved;
      return {
        type: 'navigation.pageWanted',
        path: event.path,
        replace: event.isReplacing && mayReplace,
      };
    }),
    leadToSignIn: emit(({ context }) => ({
      type: 'navigation.pageWanted',
      path: loginPath(placeOf(context)),
      replace: false,
    })),
    redirect: emit(({ event }) => {
      assertEvent(event, 'visitor.changed');
      return { type: 'navigation.pageWanted', path: event.redirectTo ?? homePath, replace: true };
    }),
    loadAfresh: emit({ type: 'navigation.freshDataWanted' }),
  },
});
