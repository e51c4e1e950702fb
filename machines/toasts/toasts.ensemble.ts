import type { Ensemble } from '#machines/ensemble.ts';
import { toastMachine } from './toast.machine.ts';
import { toastCatalog, toastsCatalog } from './toasts.catalog.ts';
import { toastsMachine } from './toasts.machine.ts';
import { causeOf } from './toasts.rules.ts';
import type { ToastContext, ToastsContext } from './toasts.types.ts';

/** The toasts with the life of each of them: what one chart tells the other is computed, not sampled. */
export const toastsEnsemble: Ensemble = {
  name: 'toasts',
  parts: {
    toasts: { machine: toastsMachine, catalog: toastsCatalog, hears: ['toast.expired'] },
    toast: {
      machine: toastMachine,
      // Two toasts run at once: which one ends first depends on what is left of their time.
      catalog: {
        ...toastCatalog,
        abstract: ({ remainingMs, runsSince }: ToastContext) => ({ remainingMs, runsSince }),
      },
      hears: ['toast.pause', 'toast.resume'],
    },
  },
  people: { toasts: 'toasts' },
  numbered: ['toast'],
  invariants: {
    'each toast in sight has a life, and no life is left of one that has gone': (whole) => {
      const { toasts } = whole.of('toasts').context as ToastsContext;
      const lives = whole.all('toast').map(({ context }) => (context as ToastContext).id);
      return lives.length === toasts.length && toasts.every(({ id }) => lives.includes(id));
    },
    'one toast for each cause': (whole) => {
      const { toasts } = whole.of('toasts').context as ToastsContext;
      return new Set(toasts.map(causeOf)).size === toasts.length;
    },
    'the time of all stands still, or of none': (whole) => {
      const expected = whole.of('toasts').value;
      return whole.all('toast').every(({ value }) => value === expected);
    },
  },
  situations: {
    'all kinds stand at once': (whole) => whole.all('toast').length === 3,
    'time stands still for several': (whole) =>
      whole.of('toasts').value === 'paused' && whole.all('toast').length > 1,
    'what is left of their time differs': (whole) =>
      new Set(whole.all('toast').map(({ context }) => (context as ToastContext).remainingMs)).size > 1,
  },
};
