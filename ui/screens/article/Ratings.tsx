import type { ArticleDetail } from '#contract/article.ts';
import type { ArticleRatings } from '#contract/rating.ts';
import { formatNumber } from '#domain/money-format.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { RatingText } from '#ui/sections/rating/RatingText.tsx';
import { useRatingWords } from '#ui/sections/rating/rating-words.ts';
import { Stars } from '#ui/sections/rating/Stars.tsx';
import { OwnRating } from './OwnRating.tsx';
import { ratingsAnchor, ratingsPath } from './ratings-path.ts';
import * as article from './ArticleScreen.css.ts';
import * as styles from './Ratings.css.ts';

interface RatingsProps {
  readonly item: ArticleDetail;
  readonly ratings: ArticleRatings;
}

/** What buyers say of the article, how the shop makes sure that they are some (§ 5b Abs. 3 UWG), and what the visitor said. */
export function Ratings({ item, ratings }: RatingsProps) {
  const words = useRatingWords();
  const onIntent = usePrefetch();
  const { items, page, pages } = ratings;
  return (
    <section className={article.section} aria-labelledby={ratingsAnchor}>
      <h2 id={ratingsAnchor}>{words.title}</h2>
      <Sum ratings={ratings} />
      <p className={styles.how}>
        <b>{words.howTitle}</b> {words.how}
      </p>
      <OwnRating article={item} own={ratings.own} />
      {items.length === 0 ? null : (
        <ul className={styles.list}>
          {items.map((rating) => (
            <li key={rating.id} className={styles.one}>
              <RatingText rating={rating} />
            </li>
          ))}
        </ul>
      )}
      {pages === 1 ? null : (
        <nav aria-label={words.title} className={styles.pages}>
          {page === 1 ? null : (
            <ButtonLink to={ratingsPath(item, page - 1)} rel="prev" size="small" onIntent={onIntent}>
              {words.newer}
            </ButtonLink>
          )}
          <span>{words.pageOf({ page, pages })}</span>
          {page === pages ? null : (
            <ButtonLink to={ratingsPath(item, page + 1)} rel="next" size="small" onIntent={onIntent}>
              {words.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  );
}

function Sum({ ratings: { average, count, distribution } }: Pick<RatingsProps, 'ratings'>) {
  const words = useRatingWords();
  const { texts, language } = useWording();
  if (average === null) return <p>{words.none}</p>;
  return (
    <div className={styles.sum}>
      <p className={styles.average}>
        <Stars stars={average} />
        <span>
          {words.stars({ stars: formatNumber(average, language) })}, {texts.articlePage.ratings({ count })}
        </span>
      </p>
      <ul className={styles.distribution} aria-label={words.distribution}>
        {distribution.map((given, index) => {
          const stars = 5 - index;
          return (
            <li key={stars} className={styles.share}>
              <span>{words.ofStars({ stars, count: given })}</span>
              <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
                <rect className={styles.filled} width={(100 * given) / count} height="1" />
              </svg>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
