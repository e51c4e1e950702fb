import { memo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { articlePath } from '#contract/article-path.ts';
import { isForSale, isOrderable, stockFactsOf, toldDeliveryState, warehouseState } from '#domain/stock.ts';
import { useMayAdd } from '#ui/bindings/add-tile.ts';
import { DispatchDay } from '#ui/bindings/DispatchDay.tsx';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import type { Texts } from '#texts/texts.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { useVisitor } from '#ui/bindings/visitor.ts';
import { Breadcrumbs } from '#ui/parts/Breadcrumbs/Breadcrumbs.tsx';
import { ArticleBadges } from '#ui/shop/ArticleBadges/ArticleBadges.tsx';
import { DeliveryState } from '#ui/shop/DeliveryState/DeliveryState.tsx';
import { OfferRequest } from '#ui/shop/OfferRequest/OfferRequest.tsx';
import { Price } from '#ui/shop/Price/Price.tsx';
import { PriceLadder } from '#ui/shop/PriceLadder/PriceLadder.tsx';
import { AddArticle } from './AddArticle.tsx';
import { KeyFacts } from './ArticleFacts.tsx';
import { LaterDetails } from './LaterDetails.tsx';
import { ShortRatings } from './ShortRatings.tsx';
import { ReplacedArticle } from './ReplacedArticle.tsx';
import { UnavailableNotice } from './UnavailableNotice.tsx';
import type { WayOn } from './UnavailableNotice.tsx';
import type { ArticleData } from './article-data.ts';
import * as styles from './ArticleScreen.css.ts';

const pictureWidth = 480;
const pictureHeight = 360;

/** The nearest to an article that cannot be had: what fits the same printers, those printers, else its category. */
function insteadOf(
  { item, alternativeArtikel }: ArticleData,
  setting: ArticleSetting,
  { articlePage: words }: Texts,
): WayOn | null {
  // What is sold out as well would only lead back.
  if (alternativeArtikel.some((other) => isOrderable(stockFactsOf(other, setting))))
    return { to: '#alternativen', words: words.toAlternatives };
  if (item.deviceCount > 0) return { to: '#geraete', words: words.toPrinters };
  const category = item.categories.at(-1);
  return category === undefined
    ? null
    : { to: `/shop/catalog/${category.slug}`, words: words.toCategory(category) };
}

/** Kept from being drawn anew while a navigation goes on. */
const Article = memo(function Article(data: ArticleData) {
  const { item } = data;
  const texts = useTexts();
  const { listing } = texts;
  const setting = useArticleSetting();
  const { isGuest } = useVisitor().view;
  const mayAdd = useMayAdd();
  const stock = stockFactsOf(item, setting);
  // A shop that sells without stock sells everything (S4.3-04).
  const unavailable = isOrderable(stock) ? null : toldDeliveryState(stock);
  const isSentAtOnce = item.stock > 0 && toldDeliveryState(stock) === warehouseState && mayAdd(item);
  return (
    <div className={styles.screen} key={item.id}>
      <Breadcrumbs
        label={listing.trail}
        crumbs={[
          { label: listing.start, to: '/' },
          ...item.categories.map(({ slug, name }) => ({ label: name, to: `/shop/catalog/${slug}` })),
          { label: item.displayName, to: articlePath(item) },
        ]}
        onIntent={setting.onIntent}
      />
      <div className={styles.top}>
        <div className={styles.pictureFrame}>
          <img
            className={styles.picture}
            src={item.mainImage.file}
            alt={item.displayName}
            width={pictureWidth}
            height={pictureHeight}
            fetchPriority="high"
          />
        </div>
        <div className={styles.words}>
          <p className={styles.brand}>{item.brandName}</p>
          <h1>{item.displayName}</h1>
          <ShortRatings ratings={data.ratings} />
          <ReplacedArticle article={item} setting={setting} />
          <ArticleBadges article={item} setting={setting} isExplained />
        </div>
        <div className={styles.keyFacts}>
          <KeyFacts article={item} setting={setting} />
        </div>
        <div className={styles.offer}>
          {unavailable === null ? null : (
            <UnavailableNotice
              article={item}
              state={unavailable}
              instead={insteadOf(data, setting, texts)}
              setting={setting}
            />
          )}
          <Price article={item} setting={setting} isLarge />
          {unavailable === null ? <DeliveryState article={item} setting={setting} /> : null}
          {isSentAtOnce ? <DispatchDay className={styles.dispatch} /> : null}
          {!isForSale({ ...setting, netPrice: item.price.net_price }) ? (
            <>
              <OfferRequest article={item} setting={setting} />
              {isGuest && setting.isOfferAllowed ? <p>{texts.articlePage.offerNeedsAccount}</p> : null}
            </>
          ) : unavailable === null ? (
            <AddArticle article={item} setting={setting} />
          ) : null}
          <PriceLadder article={item} setting={setting} />
        </div>
      </div>
      <LaterDetails {...data} />
    </div>
  );
});

/** One article: what it is, what it costs, when it comes, what it fits and what else would do (S2.8). */
export function Component() {
  return <Article {...(useLoaderData() as ArticleData)} />;
}
