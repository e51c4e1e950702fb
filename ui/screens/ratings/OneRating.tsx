import type { WaitingRating } from '#contract/waiting-ratings.ts';
import { waitingRatingsPath } from '#contract/waiting-ratings-path.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { RatingText } from '#ui/sections/rating/RatingText.tsx';
import { StaffFacts } from '#ui/sections/staff/StaffFacts.tsx';
import { StaffRefusal } from '#ui/sections/staff/StaffRefusal.tsx';

interface OneRatingProps {
  readonly item: WaitingRating;
}

/** Shows a rating to everybody, or says why not. */
export function OneRating({ item }: OneRatingProps) {
  const { waitingRatings: words } = useTexts();
  const { articleNumber, url, orderNumber } = item;
  return (
    <div className={styles.editor} data-state="one">
      <h1>{words.ratingOf({ name: item.displayName })}</h1>
      <RatingText rating={item} />
      <StaffFacts
        facts={[
          [words.columns.articleNumber, url === '' ? articleNumber : <Link to={url}>{articleNumber}</Link>],
          [words.columns.order, orderNumber],
        ]}
      />
      <AccountStep
        name="rating-approval"
        given={{ id: String(item.id), said: words.approved }}
        submit={words.approve}
        pending={words.approving}
        hint={words.approveHint}
      />
      <StaffRefusal name="rating-refusal" id={item.id} words={words} />
      <div>
        <ButtonLink to={waitingRatingsPath} variant="quiet">
          {words.back}
        </ButtonLink>
      </div>
    </div>
  );
}
