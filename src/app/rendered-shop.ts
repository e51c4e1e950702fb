import type { BootRecord } from '#contract/boot.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { appInputOf } from '#machines/app/app.rules.ts';
import type { KeptTexts, Shop } from '#ui/bindings/shop.ts';
import { createShopActors } from './shop-actors.ts';

const nothingKept: KeptTexts = { read: () => null, write: () => undefined };

/** The shop for one rendering on the server: actors in their first state, never started, so that no call can be made. */
export const createRenderedShop = (boot: BootRecord, path: string, documentStatus: number): Shop => ({
  boot,
  system: createShopActors(appMachine, appInputOf({ boot, path, documentStatus, reloadedFor: null })),
  widget: (_name, machine) => ({ logic: machine, connect: () => () => undefined }),
  fewWidget: (_name, machine) => ({ logic: machine, connect: () => () => undefined }),
  inspect: () => undefined,
  prefetch: () => undefined,
  kept: { browser: nothingKept, tab: nothingKept },
  tabDrafts: () => Promise.reject(new Error('A page that is rendered keeps no drafts')),
  viewCalls: () => Promise.reject(new Error('A page that is rendered makes no calls of its views')),
});
