import type { ReactNode } from 'react';
import { ShopContext, type Shop } from './shop.ts';
import { WordingContext, type Wording } from './texts.ts';

interface ShopProviderProps extends Wording {
  readonly shop: Shop;
  readonly children: ReactNode;
}

/** Hands actors, texts and language to every view; once around the whole application. */
export function ShopProvider({ shop, texts, language, children }: ShopProviderProps) {
  return (
    <ShopContext value={shop}>
      <WordingContext value={{ texts, language }}>{children}</WordingContext>
    </ShopContext>
  );
}
