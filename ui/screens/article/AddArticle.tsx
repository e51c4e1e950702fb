import { useRef } from 'react';
import type { ArticleDetail } from '#contract/article.ts';
import { formatMoney } from '#domain/money-format.ts';
import { formatQuantity } from '#domain/unit.ts';
import { priceView } from '#domain/mode.ts';
import { tierFor } from '#domain/price.ts';
import { useAddTile } from '#ui/bindings/add-tile.ts';
import { useLaterAtOnce } from '#ui/bindings/later.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import { NextTier } from '#ui/shop/NextTier/NextTier.tsx';
import { QuantityAndAdd } from '#ui/shop/QuantityAndAdd/QuantityAndAdd.tsx';
import * as styles from './ArticleScreen.css.ts';

interface AddArticleProps {
  readonly article: ArticleDetail;
  readonly setting: ArticleSetting;
}

const loadBar = async () => (await import('./BuyBar.tsx')).BuyBar;

/** Amount and button of the page's article, with the tier that holds for the amount and the next one, and for phones a bar that stands for them. */
export function AddArticle({ article, setting }: AddArticleProps) {
  const { view, send } = useAddTile(article);
  const { articlePage } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  // Only once the page is live: until then its own button is there.
  const { Part: Bar } = useLaterAtOnce(loadBar);
  const name = `${article.brandName} ${article.manufacturerNumber}`;
  const tier = tierFor(article.prices, view.quantity);
  const amount =
    tier === null ? null : priceView(setting).primary === 'net' ? tier.net_price : tier.gross_price;
  const isScaled = tier !== null && tier.quantity_lower_bound > 1;
  return (
    <div className={styles.add} ref={place}>
      <QuantityAndAdd
        name={name}
        unit={article.price.unit}
        view={view}
        send={send}
        setting={setting}
        isLarge
      />
      {isScaled && amount !== null && setting.isPriceDisplayed ? (
        <p className={styles.tier} role="status">
          {articlePage.tierNow({
            amount: formatQuantity(
              view.quantity,
              tier.unit,
              setting.texts.vocabulary.units,
              setting.language,
            ),
            price: formatMoney(amount, setting.language),
          })}
        </p>
      ) : null}
      <NextTier article={article} setting={setting} quantity={view.quantity} />
      {Bar === null ? null : (
        <Bar
          place={place}
          name={name}
          article={article}
          amount={amount}
          view={view}
          send={send}
          setting={setting}
        />
      )}
    </div>
  );
}
