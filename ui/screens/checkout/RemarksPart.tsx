import type { FocusEvent } from 'react';
import type { Address } from '#contract/address.ts';
import type { OrderRemarks } from '#contract/basket.ts';
import { formatDate } from '#domain/money-format.ts';
import type { DraftKeeper } from '#ui/bindings/drafts.ts';
import { useKeptRemarks } from '#ui/bindings/kept-remarks.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { TextAreaField } from '#ui/parts/TextAreaField/TextAreaField.tsx';
import { CountedTextField } from '#ui/parts/TextField/CountedTextField.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import { PrivatePrices } from './PrivatePrices.tsx';
import { remarkWords } from './remark-words.ts';
import { reviewFields, reviewValuesIn } from './review-form.ts';
import * as styles from './RemarksPart.css.ts';

export { PrivatePrices };

interface RemarksPartProps {
  /** What was typed before. */
  readonly comment: string;
  readonly reference: string;
  readonly deliveryDay: string;
  readonly dayError: string | undefined;
  readonly billingKind: Address['kind'] | undefined;
  readonly drafts: DraftKeeper;
  /** What the server has of them, as a customer has left them here or elsewhere. */
  readonly kept: OrderRemarks | undefined;
  /** Days the goods can be asked for; left out for who may name none. */
  readonly first?: string;
  readonly last?: string;
}

const maximumCommentLength = 1000;
const maximumReferenceLength = 40;

/** What a buyer may add to an order: the own number, the day they would like the goods on, a remark. */
export function RemarksPart({
  comment,
  reference,
  deliveryDay,
  dayError,
  billingKind,
  drafts,
  kept,
  first,
  last,
}: RemarksPartProps) {
  const { language } = useWording();
  const words = remarkWords[language];
  const keep = useKeptRemarks(drafts, kept);
  const leave = ({ currentTarget: { form } }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (form !== null) void keep({ comment, reference, deliveryDay, ...reviewValuesIn(form) });
  };
  return (
    <>
      <PrivatePrices billingKind={billingKind} />
      <div className={styles.short}>
        <CountedTextField
          name={reviewFields.reference}
          label={words.reference}
          description={words.referenceHint}
          defaultValue={reference}
          maxLength={maximumReferenceLength}
          onBlur={leave}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      {first === undefined || last === undefined ? null : (
        <div className={styles.short}>
          <TextField
            type="date"
            name={reviewFields.deliveryDay}
            label={words.deliveryDay}
            description={words.deliveryDayHint({
              first: formatDate(first, language),
              last: formatDate(last, language),
            })}
            error={dayError}
            defaultValue={deliveryDay}
            onBlur={leave}
            min={first}
            max={last}
          />
        </div>
      )}
      <TextAreaField
        name={reviewFields.comment}
        label={words.comment}
        description={words.commentHint}
        defaultValue={comment}
        onBlur={leave}
        maxLength={maximumCommentLength}
        rows={3}
      />
    </>
  );
}
