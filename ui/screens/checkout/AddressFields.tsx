import { salutations, servedCountries } from '#contract/address-choices.ts';
import type { AddressInput } from '#contract/address.ts';
import type { AddressField } from '#domain/address-check.ts';
import { useMode } from '#ui/bindings/mode.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { RadioGroupField } from '#ui/parts/RadioGroupField/RadioGroupField.tsx';
import { SelectField } from '#ui/parts/SelectField/SelectField.tsx';
import { CountedTextField } from '#ui/parts/TextField/CountedTextField.tsx';
import { fieldId, fieldName } from './address-form.ts';
import type { AddressPart } from './address-form.ts';
import * as styles from './AddressStep.css.ts';

interface AddressFieldsProps {
  readonly part: AddressPart;
  /** What stands in the fields at first. */
  readonly values: AddressInput;
  readonly errors: Readonly<Partial<Record<AddressField, string>>>;
  /** Below the house number when it is probably missing; never keeps anyone from going on. */
  readonly houseNumberWarning: string | null;
}

/** The fields of one address; what only firms need shows when "Firma" is chosen. */
export function AddressFields({ part, values, errors, houseNumberWarning }: AddressFieldsProps) {
  const { checkout } = useTexts();
  const { isPrivateOffered } = useMode().view;
  const words = checkout.address;
  // Goods may go to a person; who buys is a company where the shop serves nobody else (S0-02).
  const isCompanyOnly = part === 'billing' && !isPrivateOffered;
  const common = (field: AddressField, autoComplete: string, maxLength: number) => ({
    id: fieldId(part, field),
    name: fieldName(part, field),
    label: words[field as 'street'],
    defaultValue: values[field],
    autoComplete: autoComplete === 'off' ? autoComplete : `section-${part} ${part} ${autoComplete}`,
    maxLength,
    error: errors[field],
  });
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <RadioGroupField
          id={fieldId(part, 'kind')}
          name={fieldName(part, 'kind')}
          label={part === 'shipping' ? words.deliveryTo : words.kind}
          defaultValue={isCompanyOnly ? 'company' : values.kind}
          options={(isCompanyOnly ? (['company'] as const) : (['private', 'company'] as const)).map(
            (kind) => ({ value: kind, label: words.kinds[kind] }),
          )}
        />
      </div>
      <div className={`${styles.half} ${styles.companyOnly}`}>
        <CountedTextField {...common('company', 'organization', 80)} isRequired />
      </div>
      <div className={`${styles.half} ${styles.companyOnly}`}>
        <CountedTextField
          {...common('vatId', 'off', 20)}
          description={checkout.optional}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <div className={styles.third}>
        <SelectField
          id={fieldId(part, 'salutation')}
          name={fieldName(part, 'salutation')}
          label={words.salutation}
          defaultValue={values.salutation}
          options={salutations.map((value) => ({ value, label: words.salutations[value] }))}
        />
      </div>
      <div className={styles.third}>
        <CountedTextField {...common('firstname', 'given-name', 60)} isRequired />
      </div>
      <div className={styles.third}>
        <CountedTextField {...common('lastname', 'family-name', 60)} isRequired />
      </div>
      <div className={styles.street}>
        <CountedTextField {...common('street', 'address-line1', 80)} isRequired />
      </div>
      <div className={styles.houseNumber}>
        <CountedTextField
          {...common('houseNumber', 'off', 20)}
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
        <CountedTextField {...common('addition', 'address-line2', 80)} description={checkout.optional} />
      </div>
      <div className={styles.zip}>
        <CountedTextField {...common('zip', 'postal-code', 12)} inputMode="numeric" isRequired />
      </div>
      <div className={styles.city}>
        <CountedTextField {...common('city', 'address-level2', 60)} isRequired />
      </div>
      <div className={styles.half}>
        <SelectField
          id={fieldId(part, 'country')}
          name={fieldName(part, 'country')}
          label={words.country}
          defaultValue={values.country}
          autoComplete={`section-${part} ${part} country`}
          options={servedCountries.map((value) => ({ value, label: words.countries[value] }))}
        />
      </div>
      <div className={styles.half}>
        <CountedTextField {...common('phone', 'tel', 40)} type="tel" description={words.phoneHint} />
      </div>
    </div>
  );
}
