import * as z from 'zod/mini';
import { BasketHead } from './basket.ts';
import { ShopFlags, UserState } from './session.ts';
import { AppConfig } from './system.ts';

export const MenuItem = z.object({ label: z.string(), path: z.string() });
export type MenuItem = z.infer<typeof MenuItem>;

/**
 * What the server knows about a visitor when it renders a page, written into the HTML so that the first render of
 * the browser equals it (docs/architecture.md).
 */
export const BootRecord = z.object({
  config: AppConfig,
  user: UserState,
  shop: ShopFlags,
  head: BasketHead,
  menu: z.array(MenuItem),
});
export type BootRecord = z.infer<typeof BootRecord>;
