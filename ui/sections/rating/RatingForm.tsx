import { useRef } from 'react';
import type { TypedValues } from '#contract/form-fields.ts';
import { ratingFields, starChoices } from '#contract/forms/rating.ts';
import type { OwnRating } from '#contract/rating.ts';
import { useFocusOnChange } from '#ui/bindings/focus-on-change.ts';
import { problemIn } from '#ui/bindings/form.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormRadios } from '#ui/parts/Form/FormChoice.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { FormTextArea } from '#ui/parts/Form/FormTextArea.tsx';
import { SentNotice } from '#ui/parts/SentNotice/SentNotice.tsx';
import { useRatingWords } from './rating-words.ts';
import * as styles from './Rating.css.ts';

interface RatingFormProps {
  readonly articleNumber: string;
  readonly own: OwnRating;
}

/** Rates an article, or changes what was said of it. */
export function RatingForm({ articleNumber, own: { rating, shownName } }: RatingFormProps) {
  const all = useRatingWords();
  const words = all.form;
  const { form, view, restored, reopen } = useKeptForm('rating', ratingFields, `rating-${articleNumber}`, {
    given: { articleNumber },
  });
  const { sent, state } = view;
  const place = useRef<HTMLDivElement>(null);
  // The button that opened the form has gone.
  useFocusOnChange(place, sent === null ? '' : undefined);
  if (sent !== null)
    return <SentNotice said={words.sent} again={all.change} onAgain={reopen} state={state} />;
  const before: TypedValues =
    rating === null
      ? { shownAs: 'buyer' }
      : {
          stars: String(rating.stars),
          title: rating.title,
          text: rating.text,
          shownAs: rating.name === '' ? 'buyer' : 'name',
        };
  return (
    <div ref={place}>
      {restored === null ? null : <p role="status">{words.takenUp}</p>}
      <Form
        key={String(restored !== null)}
        form={form}
        className={styles.form}
        buttonSize="medium"
        words={{ faultsTitle: words.errorTitle, submit: words.submit, pending: words.sending }}
        values={restored ?? before}
        problem={problemIn(view, { error: words.failed })}
      >
        <FormRadios
          name="stars"
          label={words.stars}
          isRequired
          options={starChoices.map((value) => ({ value, label: words.choices[value] }))}
        />
        <FormField name="title" label={words.title} autoComplete="off" />
        <FormTextArea name="text" label={words.text} description={words.textHint} rows={5} />
        {shownName === '' ? null : (
          <FormRadios
            name="shownAs"
            label={words.shownAs}
            options={[
              { value: 'buyer', label: words.asBuyer },
              { value: 'name', label: words.asName({ name: shownName }) },
            ]}
          />
        )}
      </Form>
    </div>
  );
}
