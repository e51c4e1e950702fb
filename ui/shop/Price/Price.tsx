import type { ArticleTile } from '#contract/article.ts';
import { formatMoney } from '#domain/money-format.ts';
import { priceView } from '#domain/mode.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { shippingPath } from '../article-setting.ts';
import type { ArticleSetting } from '../article-setting.ts';
import { taxWords } from '../tax-words.ts';
import * as styles from './Price.css.ts';

export interface PriceProps {
  readonly article: Pick<ArticleTile, 'price' | 'basePrice'>;
  readonly setting: ArticleSetting;
  readonly isLarge?: boolean;
}

/**
 * Price of an article in the kind of the mode: net with the gross price beside it, or gross with what it contains and the
 * way to the shipping costs (PAngV); 'Preis auf Anfrage' (S4.3) without a net price, and where the shop shows none.
 */
export function Price({ article, setting, isLarge = false }: PriceProps) {
  const { vocabulary } = setting.texts;
  const { net_price: net, gross_price: gross } = article.price;
  if (net === null || gross === null || !setting.isPriceDisplayed)
    return <p className={styles.onRequest}>{vocabulary.priceOnRequest}</p>;
  const view = priceView(setting);
  const isNet = view.primary === 'net';
  const money = (cents: number) => formatMoney(cents, setting.language);
  const lead = `${taxWords(setting)}, `;
  const base = article.basePrice;
  return (
    <p className={styles.price}>
      <b className={isLarge ? styles.amountLarge : styles.amount}>{money(isNet ? net : gross)}</b>
      <span>
        {lead}
        <BareLink to={shippingPath}>{vocabulary.plusShipping}</BareLink>
      </span>
      {view.secondary === null ? null : <span>{vocabulary.grossBeside({ price: money(gross) })}</span>}
      {base === null ? null : (
        <span>
          {vocabulary.basePrice({ price: money(isNet ? base.net_price : base.gross_price), per: base.per })}
        </span>
      )}
    </p>
  );
}
