import { createEmptyActor } from 'xstate';
import { inWords, type Catalog } from '#machines/path-ready.ts';
import type { ToastMachine } from './toast.machine.ts';
import type { ToastsMachine } from './toasts.machine.ts';
import { causeOf } from './toasts.rules.ts';
import { maximumToasts, toastLifetimeMs } from './toasts.types.ts';
import { toastWords } from './toast.words.ts';
import { toastsWords } from './toasts.words.ts';

export const toastCatalog: Catalog<ToastMachine> = {
  words: toastWords,
  inputs: {
    running: {
      input: { id: 'toast-1', at: 0, isPaused: false, manager: createEmptyActor() },
      ...inWords('Eine Meldung erscheint.', 'A toast appears.'),
    },
    paused: {
      input: { id: 'toast-1', at: 0, isPaused: true, manager: createEmptyActor() },
      ...inWords('Eine Meldung erscheint unter dem Zeiger.', 'A toast appears under the pointer.', 0.2),
    },
  },
  events: {
    'toast.pause': {
      pause: {
        event: { type: 'toast.pause', at: 3000 },
        ...inWords('Nach 3 s auf die Meldung zeigen.', 'Point at the toast after 3 s.', 0.5),
      },
    },
    'toast.resume': {
      resume: {
        event: { type: 'toast.resume', at: 5000 },
        ...inWords('Den Zeiger wegnehmen.', 'Take the pointer away.', 0.5),
      },
    },
  },
  calls: {},
  delays: { autoDismiss: inWords('8 s warten.', 'Wait 8 s.') },
  abstract: ({ isStartedPaused }) => ({ isStartedPaused }),
  invariants: {
    'time left lies between 0 and 8000 ms': ({ context }) =>
      context.remainingMs >= 0 && context.remainingMs <= toastLifetimeMs,
  },
};

export const toastsCatalog: Catalog<ToastsMachine> = {
  words: toastsWords,
  inputs: { page: { input: undefined, ...inWords('Eine Seite ist offen.', 'A page is open.') } },
  events: {
    'toast.add': {
      markup: {
        event: {
          type: 'toast.add',
          toast: { kind: 'danger', message: { kind: 'markup', markup: 'Bitte <b>anmelden</b>.' } },
          at: 0,
        },
        ...inWords('Der Server meldet einen Fehler.', 'The server reports an error.', 0.3),
      },
      text: {
        event: {
          type: 'toast.add',
          toast: { kind: 'danger', message: { kind: 'text', key: 'mode.switchFailed' } },
          at: 0,
        },
        ...inWords('Der Shop meldet etwas.', 'The shop has something to say.'),
      },
      staying: {
        event: {
          type: 'toast.add',
          toast: {
            kind: 'info',
            message: { kind: 'text', key: 'toasts.basketMerged' },
            outlivesPage: true,
          },
          at: 1000,
        },
        ...inWords('Die Anmeldung hat etwas zu sagen.', 'The sign-in has something to say.', 0.3),
      },
    },
    'page.changed': {
      next: {
        event: { type: 'page.changed', at: 5000 },
        ...inWords('Eine andere Seite öffnen.', 'Open another page.'),
      },
    },
    'toast.dismiss': {
      oldest: {
        event: { type: 'toast.dismiss', id: 'toast-1' },
        ...inWords('Die erste Meldung schließen.', 'Close the first toast.'),
      },
    },
    'toast.expired': {
      oldest: {
        event: { type: 'toast.expired', id: 'toast-1' },
        ...inWords('Die Zeit der ersten Meldung ist um.', 'The time of the first toast is over.'),
      },
    },
    'toasts.pause': {
      pause: {
        event: { type: 'toasts.pause', at: 3000 },
        ...inWords('Auf die Meldungen zeigen.', 'Point at the toasts.', 0.5),
      },
    },
    'toasts.resume': {
      resume: {
        event: { type: 'toasts.resume', at: 5000 },
        ...inWords('Den Zeiger wegnehmen.', 'Take the pointer away.', 0.5),
      },
    },
  },
  calls: {},
  delays: {},
  // Toasts are numbered and counted without end; what matters is what they are about and which one the samples name.
  abstract: ({ toasts, nextNumber }) => ({
    causes: toasts.map(causeOf).sort(),
    isFirstToCome: nextNumber === 1,
    staying: toasts.filter(({ outlivesPage }) => outlivesPage === true).length,
    first: toasts.filter(({ id }) => id === 'toast-1').map(causeOf),
  }),
  invariants: {
    'never more than five stand': ({ context }) => context.toasts.length <= maximumToasts,
    'no two toasts have one cause': ({ context }) =>
      new Set(context.toasts.map(causeOf)).size === context.toasts.length,
    'no toast stands twice': ({ context }) =>
      new Set(context.toasts.map((toast) => toast.id)).size === context.toasts.length,
  },
};
