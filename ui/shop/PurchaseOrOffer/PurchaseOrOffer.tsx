import type { ReactNode } from 'react';
import type { ArticleTile } from '#contract/article.ts';
import { isForSale } from '#domain/stock.ts';
import type { ArticleSetting } from '../article-setting.ts';
import { OfferRequest } from '../OfferRequest/OfferRequest.tsx';

interface PurchaseOrOfferProps {
  readonly article: Pick<ArticleTile, 'price' | 'displayName' | 'articleNumber' | 'shopDepotId'>;
  readonly setting: ArticleSetting;
  /** How it is bought. */
  readonly children: ReactNode;
}

/** What can be done with an article: buy it or, where no price of it is shown, ask for an offer (S1-07, S4.3). */
export function PurchaseOrOffer({ article, setting, children }: PurchaseOrOfferProps) {
  return isForSale({ ...setting, netPrice: article.price.net_price }) ? (
    children
  ) : (
    <OfferRequest article={article} setting={setting} />
  );
}
