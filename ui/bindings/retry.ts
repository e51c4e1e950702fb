import { useSelector } from '@xstate/react';
import { selectIsLoadingConfig } from '#machines/poller/poller.selectors.ts';
import { useShop } from './shop.ts';

/** Asking now, and not at the next poll, whether the shop can be used again. */
export function useRetry() {
  const { app, poller } = useShop().system;
  return {
    isAsking: useSelector(poller, selectIsLoadingConfig),
    retry: () => app.send({ type: 'retry' }),
  };
}
