import { useSelector } from '@xstate/react';
import {
  selectIsAnswered,
  selectIsGranted,
  selectIsNoticeShown,
} from '#machines/consent/consent.selectors.ts';
import { useShop } from './shop.ts';

/** The visitor's answer to the cookie notice. */
export function useConsent() {
  const { consent } = useShop().system;
  const isBarShown = useSelector(consent, selectIsNoticeShown);
  const isGranted = useSelector(consent, selectIsGranted);
  const isAnswered = useSelector(consent, selectIsAnswered);
  const state = isGranted ? 'granted' : isAnswered ? 'declined' : isBarShown ? 'shown' : 'waiting';
  return { view: { isBarShown, isGranted, isAnswered, state }, send: consent.send };
}
