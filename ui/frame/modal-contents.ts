import { lazy } from 'react';
import type { ComponentType } from 'react';

export interface ModalContentProps {
  /** The content has done its work: the dialog closes. */
  readonly onDone: () => void;
}

/** What stands inside a dialog, by the id of its request; each in a chunk of its own. */
export const modalContents: Readonly<Record<string, ComponentType<ModalContentProps>>> = {
  emptyBasket: lazy(() => import('#ui/screens/basket/EmptyBasketQuestion.tsx')),
};
