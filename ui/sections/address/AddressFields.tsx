import type { ReactNode } from 'react';
import { salutations, servedCountries } from '#contract/address-choices.ts';
import type { addressFields } from '#contract/forms/address.ts';
import { partField, type AddressPart } from '#contract/forms/addresses.ts';
import { useMode } from '#ui/bindings/mode.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { FormRadios, FormSelect } from '#ui/parts/Form/FormChoice.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import * as styles from './AddressFields.css.ts';

interface AddressFieldsProps {
  /** Which of an order's two; null where there is one only. */
  readonly part: AddressPart | null;
  /** Asks whose address it is. */
  readonly kindLabel: string;
  /** Below that, where it is a person's. */
  readonly privateNote?: ReactNode;
  /** Below the house number when it is probably missing; never keeps anyone from going on. */
  readonly houseNumberWarning: string | null;
}

/** The fields of one address; what only firms need shows when "Firma" is chosen. */
export function AddressFields({ part, kindLabel, privateNote, houseNumberWarning }: AddressFieldsProps) {
  const { checkout } = useTexts();
  const { isPrivateOffered } = useMode().view;
  const words = checkout.address;
  // Goods may go to a person; who buys is a company where the shop serves nobody else (S0-02).
  const kinds =
    part === 'billing' && !isPrivateOffered ? (['company'] as const) : (['private', 'company'] as const);
  const nameOf = (field: keyof typeof addressFields): string =>
    part === null ? field : partField(part, field);
  const section = part === null ? '' : `section-${part} ${part} `;
  const line = (field: keyof typeof addressFields & keyof typeof words, filledBy: string | null) => ({
    name: nameOf(field),
    label: words[field] as string,
    autoComplete: filledBy === null ? 'off' : `${section}${filledBy}`,
  });
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <FormRadios
          name={nameOf('kind')}
          label={kindLabel}
          options={kinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
        />
      </div>
      <div className={`${styles.wide} ${styles.privateOnly}`}>{privateNote}</div>
      <div className={`${styles.half} ${styles.companyOnly}`}>
        <FormField {...line('company', 'organization')} isRequired />
      </div>
      <div className={`${styles.half} ${styles.companyOnly}`}>
        <FormField {...line('vatId', null)} description={checkout.optional} />
      </div>
      <div className={styles.third}>
        <FormSelect
          name={nameOf('salutation')}
          label={words.salutation}
          options={salutations.map((value) => ({ value, label: words.salutations[value] }))}
        />
      </div>
      <div className={styles.third}>
        <FormField {...line('firstname', 'given-name')} />
      </div>
      <div className={styles.third}>
        <FormField {...line('lastname', 'family-name')} />
      </div>
      <div className={styles.street}>
        <FormField {...line('street', 'address-line1')} />
      </div>
      <div className={styles.houseNumber}>
        <FormField
          {...line('houseNumber', null)}
          description={
            houseNumberWarning === null ? undefined : (
              <span className={styles.warning} role="status">
                {houseNumberWarning}
              </span>
            )
          }
        />
      </div>
      <div className={styles.wide}>
        <FormField {...line('addition', 'address-line2')} description={checkout.optional} />
      </div>
      <div className={styles.zip}>
        <FormField {...line('zip', 'postal-code')} inputMode="numeric" />
      </div>
      <div className={styles.city}>
        <FormField {...line('city', 'address-level2')} />
      </div>
      <div className={styles.half}>
        <FormSelect
          name={nameOf('country')}
          label={words.country}
          autoComplete={`${section}country`}
          options={servedCountries.map((value) => ({ value, label: words.countries[value] }))}
        />
      </div>
      <div className={styles.half}>
        <FormField {...line('phone', 'tel')} type="tel" description={words.phoneHint} />
      </div>
    </div>
  );
}
