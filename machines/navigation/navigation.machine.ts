import { assign, emit, enqueueActions, setup } from 'xstate';
import type { PhaseTag, StateMeta } from '#machines/state-meta.ts';
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
    meta: {} as StateMeta,
  },
  delays: { progressPatience: progressPatienceMs },
  guards: {
    isDuplicate: ({ context }, params: { target: string }) => context.target === params.target,
    isFirstFailure: ({ context }, params: { target: string }) => context.reloadedFor !== params.target,
  },
  actions: {
    keepTarget: assign((_, params: { target: string }) => params),
    forgetTarget: assign({ target: null }),
    keepScroll: assign({
      isScrolledFar: (_, params: { pixels: number }) => params.pixels > scrollTopThresholdPixels,
    }),
    scrollToTop: emit({
      type: 'navigation.scrollWanted',
      scroll: { kind: 'top', durationMs: scrollDurationMs },
    }),
    arrive: enqueueActions(
      ({ context, enqueue }, params: { path: string; cause: NavigationCause; keepsScroll: boolean }) => {
        // The router replaces the entry when somebody follows the link of the page in sight: no second page view.
        if (params.path !== context.path) {
          enqueue.emit({ type: 'navigation.settled', path: params.path, cause: params.cause });
        }
        if (params.cause === 'pop') {
          enqueue.emit({ type: 'navigation.scrollWanted', scroll: { kind: 'restore' } });
        } else if (!params.keepsScroll) {
          enqueue.emit(scrollToBeginning);
        }
        if (context.reloadedFor !== null) {
          enqueue.emit({ type: 'navigation.reloadRecorded', target: null });
        }
        enqueue.assign({ path: params.path, target: null, reloadedFor: null });
      },
    ),
    reloadOnce: enqueueActions(({ enqueue }, params: { target: string }) => {
      enqueue.assign({ reloadedFor: params.target, target: params.target });
      enqueue.emit({ type: 'navigation.reloadRecorded', target: params.target });
      enqueue.emit({ type: 'navigation.reloadWanted', path: params.target });
    }),
  },
}).createMachine({
  id: 'navigation',
  description: 'Vom Klick auf einen Link bis zur gezeigten Seite.',
  meta: { title: { de: 'Seitenwechsel', en: 'Navigation' }, spec: [] },
  context: ({ input }) => ({
    path: input.path,
    target: null,
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
        actions: { type: 'keepTarget', params: ({ event }) => ({ target: event.target }) },
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
        actions: 'forgetTarget',
      },
    ],
    'scroll.moved': {
      actions: { type: 'keepScroll', params: ({ event }) => ({ pixels: event.pixels }) },
    },
    'scroll.toTop': { actions: 'scrollToTop' },
  },
  states: {
    idle: {
      description: 'Eine Seite ist zu sehen, keine andere ist unterwegs.',
      tags: 'ready',
      meta: {
        title: { de: 'Seite steht', en: 'Page in sight' },
        spec: ['S2-02', 'S2-03', 'S2.12-05'],
      },
    },
    loading: {
      description: 'Eine andere Seite ist unterwegs.',
      meta: { title: { de: 'Seite lädt', en: 'Page on its way' }, spec: ['S2.12-07', 'S4.1-16'] },
      initial: 'patient',
      states: {
        patient: {
          description: 'Die Seite ist gerade erst angefordert; noch steht kein Ladebalken.',
          tags: 'busy',
          meta: { title: { de: 'Gerade angefordert', en: 'Just asked for' }, spec: ['S2.12-07'] },
          after: { progressPatience: 'shown' },
        },
        shown: {
          description: 'Der Ladebalken steht.',
          tags: ['busy', 'progress'],
          meta: { title: { de: 'Ladebalken steht', en: 'Progress bar shown' }, spec: ['S2.12-07'] },
        },
      },
    },
    reloading: {
      description: 'Der Shop wurde erneuert; die Seite wird einmal ganz neu geladen.',
      tags: ['busy', 'progress'],
      meta: { title: { de: 'Lädt neu', en: 'Reloading' }, spec: ['S2.12-07'] },
    },
    failed: {
      description: 'Die Seite ließ sich nicht laden; jeder Link führt weiter.',
      tags: 'blocked',
      meta: { title: { de: 'Nicht geladen', en: 'Not loaded' }, spec: ['S8-08'] },
    },
  },
});

export type NavigationMachine = typeof navigationMachine;
