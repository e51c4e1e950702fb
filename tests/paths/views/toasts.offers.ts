import type { ToastsContext } from '#machines/toasts/toasts.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

/** What is not there cannot be pointed at, closed or run out. */
function isOffered(step: string, { toasts }: ToastsContext): boolean {
  const isFirstThere = toasts.some(({ id }) => id === 'toast-1');
  switch (step) {
    case 'toast.dismiss:oldest':
    case 'toast.expired:oldest':
      return isFirstThere;
    case 'toasts.pause:pause':
    case 'toasts.resume:resume':
      return toasts.length > 0;
    // What the sign-in has to say comes with the sign-in.
    case 'toast.add:staying':
      return false;
    default:
      return true;
  }
}

export const toastsOffers: Reality<true> = {
  isEverySample: true,
  start: () => true,
  after: (_known, step, { context }) => (isOffered(step, context as ToastsContext) ? true : null),
};
