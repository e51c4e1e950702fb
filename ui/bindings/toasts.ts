import { useSelector } from '@xstate/react';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { useShop } from './shop.ts';

/** Toasts in sight; while pointer or focus is on one, the time of all stands still. */
export function useToasts() {
  const { toasts: manager } = useShop().system;
  return {
    toasts: useSelector(manager, selectToasts),
    dismiss: (id: string) => manager.send({ type: 'toast.dismiss', id }),
    pause: () => manager.send({ type: 'toasts.pause', at: performance.now() }),
    resume: () => manager.send({ type: 'toasts.resume', at: performance.now() }),
  };
}
