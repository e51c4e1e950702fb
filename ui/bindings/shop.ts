import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { BootRecord } from '#contract/boot.ts';
import type { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import type { AppMachine } from '#machines/app/app.machine.ts';
import type { ShopActors } from '#machines/app/app.types.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';

/** The app-lifetime actors, the root among them. */
export interface ShopActorRefs extends ShopActors {
  readonly app: ActorRefFrom<AppMachine>;
}

/** Everything a view can reach: app-lifetime actors, charts for the life of a widget or screen, and prefetching. */
export interface Shop {
  readonly boot: BootRecord;
  readonly system: ShopActorRefs;
  /** Charts whose calls are already wired to the client; `checkout` arrives with its screen. */
  readonly logics: {
    readonly addTile: typeof addTileMachine;
    readonly checkout: () => typeof checkoutMachine;
  };
  /** Fetches the chunk and the data of a page ahead; a no-op on the server. */
  readonly prefetch: (path: string) => void;
}

export const ShopContext = createContext<Shop | null>(null);

export function useShop(): Shop {
  const shop = use(ShopContext);
  if (shop === null) throw new Error('A view is used outside of ShopProvider');
  return shop;
}
