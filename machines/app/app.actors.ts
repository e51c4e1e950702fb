import { fromCallback } from 'xstate';
import type { basketMachine } from '#machines/basket/basket.machine.ts';
import type { ConsentMachine } from '#machines/consent/consent.machine.ts';
import type { ModalMachine } from '#machines/modal/modal.machine.ts';
import type { NavigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { PollerMachine } from '#machines/poller/poller.machine.ts';
import type { SearchMachine } from '#machines/search/search.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { ShopModeMachine } from '#machines/shop-mode/shop-mode.machine.ts';
import type { ToastsMachine } from '#machines/toasts/toasts.machine.ts';

const notProvided = (name: string): unknown =>
  fromCallback(() => {
    throw new Error(`${name} is not provided`);
  });

/** The app-lifetime actors; their wired charts are provided where the page is composed. */
export const shopActors = {
  session: notProvided('session') as typeof sessionMachine,
  shopMode: notProvided('shopMode') as ShopModeMachine,
  basket: notProvided('basket') as typeof basketMachine,
  consent: notProvided('consent') as ConsentMachine,
  toasts: notProvided('toasts') as ToastsMachine,
  modal: notProvided('modal') as ModalMachine,
  search: notProvided('search') as SearchMachine,
  navigation: notProvided('navigation') as NavigationMachine,
  poller: notProvided('poller') as PollerMachine,
};
