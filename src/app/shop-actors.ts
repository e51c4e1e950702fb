import { createActor, type ActorRefFrom } from 'xstate';
import type { BootRecord } from '#contract/boot.ts';
import type { AppMachine } from '#machines/app/app.machine.ts';
import { shopSystemOf, type AppInput, type ShopActorName } from '#machines/app/app.types.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';

/**
 * Starting values of the application's actors from the boot record and the delivered page. What only the browser knows
 * (stored consent and flags) is told as facts after hydration, so that the first client render equals the HTML.
 *
 * @param reloadedFor address this tab was already loaded anew for (R84); nothing of it is seen
 */
export function appInputOf(
  boot: BootRecord,
  path: string,
  documentStatus: number,
  reloadedFor: string | null = null,
): AppInput {
  const { allowLogin, cookieNoticeDelayMs } = boot.config.basic_system_configs;
  return {
    boot,
    path,
    documentStatus,
    actors: {
      session: { user: boot.user, allowLogin },
      shopMode: { shop: boot.shop },
      basket: { head: boot.head },
      consent: { stored: null, delayMs: cookieNoticeDelayMs },
      toasts: {},
      search: { term: new URL(path, 'http://shop.invalid').searchParams.get('search') ?? '' },
      navigation: { path, reloadedFor },
    },
  };
}

/** Creates the root actor with all app-lifetime actors, not started: its first snapshot is what a page shows. */
export function createShopActors(logic: AppMachine, input: AppInput): ShopActorRefs {
  const app: ActorRefFrom<AppMachine> = createActor(logic, { input });
  const system = shopSystemOf(app.system);
  const find = <Name extends ShopActorName>(name: Name) => {
    const actor = system.get(name);
    if (actor === undefined) throw new Error(`The actor ${name} does not exist`);
    return actor;
  };
  return {
    app,
    session: find('session'),
    shopMode: find('shopMode'),
    basket: find('basket'),
    consent: find('consent'),
    toasts: find('toasts'),
    modal: find('modal'),
    search: find('search'),
    navigation: find('navigation'),
    poller: find('poller'),
  };
}
