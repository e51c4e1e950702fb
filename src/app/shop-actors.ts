import { createActor, type ActorRefFrom } from 'xstate';
import type { AppMachine } from '#machines/app/app.machine.ts';
import { perShopActor } from '#machines/app/roster.ts';
import { shopSystemOf, type AppInput, type ShopActors } from '#machines/app/app.types.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';

/** Creates the root actor with all app-lifetime actors, not started: its first snapshot is what a page shows. */
export function createShopActors(logic: AppMachine, input: AppInput): ShopActorRefs {
  const app: ActorRefFrom<AppMachine> = createActor(logic, { input });
  const system = shopSystemOf(app.system);
  const parts = perShopActor<ShopActors>((name) => {
    const actor = system.get(name);
    if (actor === undefined) throw new Error(`The actor ${name} does not exist`);
    return actor;
  });
  return { app, ...parts };
}
