import { useRef, useState } from 'react';
import type { ArticleDetail } from '#contract/article.ts';
import type { OwnRating as Own } from '#contract/rating.ts';
import { useFocusOnChange } from '#ui/bindings/focus-on-change.ts';
import { useLater } from '#ui/bindings/later.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { useVisitor } from '#ui/bindings/visitor.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { RatingText } from '#ui/sections/rating/RatingText.tsx';
import { RatingWithdrawal } from '#ui/sections/rating/RatingWithdrawal.tsx';
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
  const { isGuest } = useVisitor().view;
  if (own !== null) return <MembersRating articleNumber={article.articleNumber} own={own} />;
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

interface MembersRatingProps {
  readonly articleNumber: string;
  readonly own: Own;
}

function MembersRating({ articleNumber, own }: MembersRatingProps) {
  const words = useRatingWords();
  const { toasts } = useTexts();
  const form = useLater(loadForm);
  const [isOpen, setOpen] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const told = useRef<HTMLParagraphElement>(null);
  const { rating, hasBought } = own;
  useChange(rating !== null, (wasRated) => {
    setDeleted(wasRated);
    // The form of a rating that has gone would change nothing; one just sent stays and says so.
    if (wasRated) setOpen(false);
  });
  // The button that was pressed has gone.
  useFocusOnChange(told, isDeleted ? '' : undefined);
  const withdrawal = rating === null ? null : <RatingWithdrawal articleNumber={articleNumber} />;
  if (isOpen && form.Part !== null)
    return (
      <>
        <form.Part articleNumber={articleNumber} own={own} />
        {withdrawal}
      </>
    );
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
    return (
      <div className={styles.own}>
        {isDeleted ? (
          <p ref={told} tabIndex={-1} role="status">
            {words.withdrawal.done}
          </p>
        ) : null}
        {hasBought ? open : <p>{words.onlyBuyers}</p>}
      </div>
    );
  const { state, reason } = rating;
  return (
    <div className={styles.own} data-state={state}>
      <h3>{words.own}</h3>
      <p>{words.states[state]}</p>
      {state === 'refused' ? <p className={styles.reason}>{reason}</p> : null}
      {state === 'shown' ? null : <RatingText rating={rating} />}
      {hasBought ? open : null}
      {withdrawal}
    </div>
  );
}
