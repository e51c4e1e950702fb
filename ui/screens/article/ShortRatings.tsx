import type { ArticleRatings } from '#contract/rating.ts';
import { formatNumber } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Stars } from '#ui/sections/rating/Stars.tsx';
import * as styles from './ArticleScreen.css.ts';

/** What buyers say in short, and the way to all of it; nothing without a rating. */
export function ShortRatings({ ratings: { average, count } }: { readonly ratings: ArticleRatings }) {
  const { texts, language } = useWording();
  if (average === null) return null;
  const { rating, ratings } = texts.articlePage;
  return (
    <a className={styles.shortRatings} href="#bewertungen">
      <Stars stars={average} label={rating({ stars: formatNumber(average, language) })} />
      {ratings({ count })}
    </a>
  );
}
