import { useState } from 'react';
import type { ArticleDetail } from '#contract/article.ts';
import type { OwnRating as Own } from '#contract/rating.ts';
import { useLater } from '#ui/bindings/later.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { useVisitor } from '#ui/bindings/visitor.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { RatingText } from '#ui/sections/rating/RatingText.tsx';
import { useRatingWords } from '#ui/sections/rating/rating-words.ts';
import { ratingsPath } from './ratings-path.ts';
import * as styles from './Ratings.css.ts';

interface OwnRatingProps {
  readonly article: Pick<ArticleDetail, 'articleNumber' | 'shopDepotId' | 'slug'>;
  readonly own: Own | null;
}

const loadForm = async () => (await import('#ui/sections/rating/RatingForm.tsx')).RatingForm;

/** What the visitor said of the article and what became of it, the way to say something, or why there is none. */
export function OwnRating({ article, own }: OwnRatingProps) {
  const words = useRatingWords();
  const { toasts } = useTexts();
  const { isGuest } = useVisitor().view;
  const form = useLater(loadForm);
  const [isOpen, setOpen] = useState(false);
  if (own === null) {
    if (!isGuest) return null;
    return (
      <div className={styles.own}>
        <p>{words.onlyBuyers}</p>
        <ButtonLink to={`/login?redirectTo=${encodeURIComponent(ratingsPath(article))}`} size="small">
          {words.signIn}
        </ButtonLink>
      </div>
    );
  }
  if (isOpen && form.Part !== null) return <form.Part articleNumber={article.articleNumber} own={own} />;
  const { rating, hasBought } = own;
  const open = (
    <>
      <Button
        size="small"
        onClick={() => {
          setOpen(true);
          form.bring();
        }}
      >
        {rating === null ? words.rate : words.change}
      </Button>
      {form.hasFailed ? <p role="alert">{toasts.failed}</p> : null}
    </>
  );
  if (rating === null)
    return <div className={styles.own}>{hasBought ? open : <p>{words.onlyBuyers}</p>}</div>;
  const { state, reason } = rating;
  return (
    <div className={styles.own} data-state={state}>
      <h3>{words.own}</h3>
      <p>{words.states[state]}</p>
      {state === 'refused' ? <p className={styles.reason}>{reason}</p> : null}
      {state === 'shown' ? null : <RatingText rating={rating} />}
      {hasBought ? open : null}
    </div>
  );
}
