import { staffRefusalFields } from '#contract/forms/staff-refusal.ts';
import type { WaitingRating } from '#contract/waiting-ratings.ts';
import { waitingRatingsPath } from '#contract/waiting-ratings-path.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { FormTextArea } from '#ui/parts/Form/FormTextArea.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { RatingText } from '#ui/sections/rating/RatingText.tsx';

interface OneRatingProps {
  readonly item: WaitingRating;
}

/** Shows a rating to everybody, or says why not. */
export function OneRating({ item }: OneRatingProps) {
  const { waitingRatings: words } = useTexts();
  return (
    <div className={styles.editor} data-state="one">
      <h1>{words.ratingOf({ name: item.displayName })}</h1>
      <RatingText rating={item} />
      <Facts item={item} />
      <AccountStep
        name="rating-approval"
        given={{ id: String(item.id), said: words.approved }}
        submit={words.approve}
        pending={words.approving}
        hint={words.approveHint}
      />
      <DisclosureSection title={words.refuse}>
        <RefusalForm item={item} />
      </DisclosureSection>
      <div>
        <ButtonLink to={waitingRatingsPath} variant="quiet">
          {words.back}
        </ButtonLink>
      </div>
    </div>
  );
}

function Facts({ item: { articleNumber, url, orderNumber } }: OneRatingProps) {
  const { columns } = useTexts().waitingRatings;
  return (
    <dl className={styles.list}>
      <div>
        <dt className={styles.small}>{columns.articleNumber}</dt>
        <dd className={styles.fact}>{url === '' ? articleNumber : <Link to={url}>{articleNumber}</Link>}</dd>
      </div>
      <div>
        <dt className={styles.small}>{columns.order}</dt>
        <dd className={styles.fact}>{orderNumber}</dd>
      </div>
    </dl>
  );
}

function RefusalForm({ item }: OneRatingProps) {
  const { waitingRatings: words } = useTexts();
  const kept = useKeptForm('rating-refusal', staffRefusalFields, `rating-refusal-${item.id}`, {
    given: { id: String(item.id), said: words.refused },
  });
  return (
    <KeptForm
      kept={kept}
      buttonSize="medium"
      buttonVariant="secondary"
      words={{ submit: words.confirmRefuse, pending: words.refusing }}
    >
      <p>{words.refuseHint}</p>
      <FormTextArea name="reason" label={words.reason} rows={3} />
    </KeptForm>
  );
}
