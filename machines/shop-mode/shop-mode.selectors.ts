import type { SnapshotFrom } from 'xstate';
import type { Mode, ShopFlags } from '#contract/session.ts';
import { isSwitcherShown } from '#domain/mode.ts';
import type { ShopModeMachine } from './shop-mode.machine.ts';

type ShopModeSnapshot = SnapshotFrom<ShopModeMachine>;

/** The mode of the server's last answer (S4.2). */
export const selectMode = (snapshot: ShopModeSnapshot): Mode => (snapshot.hasTag('b2c') ? 'b2c' : 'b2b');

/** Whether the B2B/B2C switcher stands in the header (S4.2). */
export const selectIsSwitcherShown = (snapshot: ShopModeSnapshot): boolean =>
  isSwitcherShown(snapshot.context.shop);

export const selectIsSwitching = (snapshot: ShopModeSnapshot): boolean => snapshot.hasTag('switching');

/** All flags of the shop. */
export const selectShopFlags = (snapshot: ShopModeSnapshot): ShopFlags => snapshot.context.shop;
