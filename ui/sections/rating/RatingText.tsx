import type { ShownRating } from '#contract/rating.ts';
import { formatDate } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Stars } from './Stars.tsx';
import { useRatingWords } from './rating-words.ts';
import * as styles from './Rating.css.ts';

interface RatingTextProps {
  readonly rating: ShownRating;
}

/** One rating as it was written: nothing of it is markup. */
export function RatingText({ rating: { stars, title, text, name, language, createdAt } }: RatingTextProps) {
  const words = useRatingWords();
  const wording = useWording();
  return (
    <div className={styles.rating}>
      <p className={styles.head}>
        <Stars stars={stars} label={words.stars({ stars: String(stars) })} />
        {title === '' ? null : <b lang={language}>{title}</b>}
      </p>
      {text === '' ? null : (
        <p className={styles.text} lang={language}>
          {text}
        </p>
      )}
      <p className={styles.small}>
        {name === '' ? words.buyer : name} · {words.verified} ·{' '}
        <time dateTime={createdAt}>{formatDate(createdAt, wording.language)}</time>
      </p>
    </div>
  );
}
