import { problemIn, useForm } from '#ui/bindings/form.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { useRatingWords } from './rating-words.ts';
import * as styles from './Rating.css.ts';

interface RatingWithdrawalProps {
  readonly articleNumber: string;
}

const noFields = {};

/** Deletes the own rating of an article: what that means is read before the button that does it. */
export function RatingWithdrawal({ articleNumber }: RatingWithdrawalProps) {
  const { withdrawal: words } = useRatingWords();
  const { form, view } = useForm('rating-withdrawal', noFields, { given: { articleNumber } });
  return (
    <div className={styles.withdrawal}>
      <DisclosureSection title={words.title}>
        <Form
          form={form}
          buttonSize="medium"
          buttonVariant="secondary"
          words={{ faultsTitle: words.errorTitle, submit: words.submit, pending: words.pending }}
          problem={problemIn(view, { error: words.failed })}
        >
          <p>{words.hint}</p>
        </Form>
      </DisclosureSection>
    </div>
  );
}
