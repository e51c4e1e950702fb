import type { AnyStateMachine, InputFrom } from 'xstate';
import { basketMachine } from '#machines/basket/basket.machine.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import type { DeliveredPage } from '#machines/delivered-page.ts';
import { modalMachine } from '#machines/modal/modal.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { pollerMachine } from '#machines/poller/poller.machine.ts';
import { searchIn } from '#machines/search/search.rules.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { personOf } from '#machines/session/session.rules.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { shopModeMachine } from '#machines/shop-mode/shop-mode.machine.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';

const lives = <Machine extends AnyStateMachine>(
  machine: Machine,
  inputOf: (page: DeliveredPage) => InputFrom<Machine>,
) => ({ machine, inputOf });

const nothing = () => undefined;

/**
 * The actors that live as long as the page: the chart of each, and what it starts with. What only the browser knows
 * (stored consent and flags) is told as facts after hydration, so that the first client render equals the HTML.
 *
 * A chart added here is invoked by the app, drawn on the server, started in the browser and found by views under its name.
 * Calls it makes stand under the same name in `src/app/live/rest.ts`.
 */
export const roster = {
  session: lives(sessionMachine, ({ boot }) => ({
    user: boot.user,
    allowLogin: boot.config.basic_system_configs.allowLogin,
  })),
  shopMode: lives(shopModeMachine, ({ boot }) => ({ shop: boot.shop })),
  basket: lives(basketMachine, ({ boot }) => ({ head: boot.head, person: personOf(boot.user) })),
  consent: lives(consentMachine, ({ boot }) => ({
    delayMs: boot.config.basic_system_configs.cookieNoticeDelayMs,
  })),
  toasts: lives(toastsMachine, nothing),
  modal: lives(modalMachine, nothing),
  search: lives(searchMachine, ({ path }) => ({
    term: searchIn(path),
  })),
  navigation: lives(navigationMachine, ({ path, reloadedFor }) => ({ path, reloadedFor })),
  poller: lives(pollerMachine, nothing),
};

export type Roster = typeof roster;

export type ShopActorName = keyof Roster;

export const shopActorNames = Object.keys(roster) as readonly ShopActorName[];

/** The record with one value for each name of the roster. */
export const perShopActor = <Values extends Readonly<Record<ShopActorName, unknown>>>(
  valueOf: (name: ShopActorName) => unknown,
): Values => Object.fromEntries(shopActorNames.map((name) => [name, valueOf(name)])) as Values;
