import { useState } from 'react';
import { salutations } from '#contract/address-choices.ts';
import { offerRequestFields } from '#contract/forms/offer-request.ts';
import type { OfferPosition, OfferRequestState } from '#contract/offer-request.ts';
import { titles } from '#contract/titles.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { FormSelect } from '#ui/parts/Form/FormChoice.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { FormTextArea } from '#ui/parts/Form/FormTextArea.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as fields from '#ui/sections/address/AddressFields.css.ts';
import * as lineList from '#ui/sections/line-list/line-list.css.ts';
import * as styles from './OfferRequestScreen.css.ts';

/** What was typed here and not sent is kept by this name. */
export const draftName = 'offer-request';

interface OfferFormProps {
  readonly item: OfferRequestState;
  readonly positions: readonly OfferPosition[];
}

/** Who asks, filled in as far as the shop knows it, and in which words (S5-01, S5-02). */
export function OfferForm({ item, positions }: OfferFormProps) {
  const { offerRequest: words, forms } = useTexts();
  const { customerNumber, userName } = item;
  const kept = useKeptForm('offer-request', offerRequestFields, draftName, {
    given: { customerNumber, userName },
  });
  const [first] = positions;
  // As the articles are when the form appears; from then on it is the person's.
  const [subject] = useState(() =>
    positions.length === 1 && first !== undefined
      ? words.subjectOf({ name: first.displayName }).slice(0, offerRequestFields.subject.longest)
      : words.subjectOfMany({ count: positions.length }),
  );
  const { customerName, userEmail, userSalutation, userTitle, userFirstname, userLastname, phone, zip } =
    item;
  return (
    <section className={lineList.section} aria-labelledby="angaben">
      <h2 id="angaben">{words.who}</h2>
      <p className={styles.known}>{words.known({ number: customerNumber, email: userName })}</p>
      <KeptForm
        kept={kept}
        words={{ submit: words.submit, pending: words.sending, note: forms.requiredHint }}
        failed={words.notSent}
        values={{
          customerName,
          userEmail,
          userSalutation,
          userTitle,
          userFirstname,
          userLastname,
          phone,
          zip,
          subject,
          text: '',
        }}
      >
        <div className={fields.fields}>
          <div className={fields.wide}>
            <FormField name="customerName" label={words.customerName} autoComplete="organization" />
          </div>
          <div className={fields.half}>
            <FormSelect
              name="userSalutation"
              label={words.salutation}
              isRequired
              options={salutations.map((value) => ({ value, label: words.salutations[value] }))}
            />
          </div>
          <div className={fields.half}>
            <FormSelect
              name="userTitle"
              label={words.titleOfPerson}
              placeholder={words.noTitle}
              options={titles.map((value) => ({ value, label: value }))}
            />
          </div>
          <div className={fields.half}>
            <FormField name="userFirstname" label={words.firstname} autoComplete="given-name" />
          </div>
          <div className={fields.half}>
            <FormField name="userLastname" label={words.lastname} autoComplete="family-name" />
          </div>
          <div className={fields.wide}>
            <FormField name="userEmail" label={words.email} autoComplete="email" />
          </div>
          <div className={fields.half}>
            <FormField
              name="phone"
              label={words.phone}
              type="tel"
              autoComplete="tel"
              description={words.phoneHint}
            />
          </div>
          <div className={fields.half}>
            <FormField name="zip" label={words.zip} inputMode="numeric" autoComplete="postal-code" />
          </div>
          <h2 className={styles.part}>{words.what}</h2>
          <div className={fields.wide}>
            <FormField name="subject" label={words.subject} autoComplete="off" />
          </div>
          <div className={fields.wide}>
            <FormTextArea name="text" label={words.text} description={words.textHint} rows={5} />
          </div>
        </div>
      </KeptForm>
    </section>
  );
}
