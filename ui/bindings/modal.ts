import { useSelector } from '@xstate/react';
import { selectModal, selectModalSize } from '#machines/modal/modal.selectors.ts';
import { useShop } from './shop.ts';

/** The dialog that is open, if any. */
export function useModal() {
  const { modal } = useShop().system;
  return {
    request: useSelector(modal, selectModal),
    size: useSelector(modal, selectModalSize),
    send: modal.send,
  };
}
