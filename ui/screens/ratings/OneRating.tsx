import { shownRatingsPath, waitingRatingsPath } from '#contract/waiting-ratings-path.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { RatingText } from '#ui/sections/rating/RatingText.tsx';
import { StaffFacts } from '#ui/sections/staff/StaffFacts.tsx';
import { StaffRefusal } from '#ui/sections/staff/StaffRefusal.tsx';
import type { OneRatingData } from './ratings-data.ts';

/** Shows a rating to everybody, or says why not; or takes one that is shown down, and says why. */
export function OneRating({ item, state }: Omit<OneRatingData, 'shown'>) {
  const { waitingRatings: words } = useTexts();
  const { articleNumber, url, orderNumber } = item;
  const isWaiting = state === 'waiting';
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
      {isWaiting ? (
        <>
          <AccountStep
            name="rating-approval"
            given={{ id: String(item.id), said: words.approved }}
            submit={words.approve}
            pending={words.approving}
            hint={words.approveHint}
          />
          <StaffRefusal name="rating-refusal" id={item.id} words={words} />
        </>
      ) : (
        <StaffRefusal name="rating-take-down" id={item.id} words={{ ...words, ...words.ofShown }} />
      )}
      <div>
        <ButtonLink to={isWaiting ? waitingRatingsPath : shownRatingsPath} variant="quiet">
          {words.back}
        </ButtonLink>
      </div>
    </div>
  );
}
