import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Address, AddressInput } from '#contract/address.ts';
import { addressLines } from '#domain/address.ts';
import { checkoutPath } from '#domain/checkout.ts';
import type { AddressField } from '#domain/address-check.ts';
import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutCommand } from '#machines/checkout/checkout.types.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { ErrorSummary } from '#ui/parts/ErrorSummary/ErrorSummary.tsx';
import { FormActions } from '#ui/parts/FormActions/FormActions.tsx';
import { RadioGroupField } from '#ui/parts/RadioGroupField/RadioGroupField.tsx';
import {
  addressIn,
  checkPart,
  emptyAddress,
  fieldId,
  fieldName,
  firstChoice,
  isSameAsBilling,
  leftOf,
  picksOf,
  typedChoice,
} from './address-form.ts';
import type { AddressPart, PartCheck } from './address-form.ts';
import { AddressFields } from './AddressFields.tsx';
import { ButtonProblem, buttonProblemId } from './ButtonProblem.tsx';
import { textIn } from '#ui/bindings/checkout-drafts.ts';
import type { DraftKeeper } from '#ui/bindings/checkout-drafts.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import { StepHeading } from './StepHeading.tsx';
import * as styles from './AddressStep.css.ts';

interface AddressStepProps {
  readonly view: CheckoutView;
  readonly drafts: DraftKeeper;
  /** What is known of the visitor, for the first address of a new customer. */
  readonly known: AddressInput;
  readonly send: (command: CheckoutCommand) => void;
}

interface Checked {
  readonly billing: PartCheck;
  readonly shipping: PartCheck;
  readonly attempt: number;
}

const unchecked: PartCheck = { faults: {}, warnings: {} };
const parts: readonly AddressPart[] = ['billing', 'shipping'];

/** Step 2: kept addresses to choose from, or two forms; errors at the field and summed up at the top. */
export function AddressStep({ view, drafts, known, send }: AddressStepProps) {
  const { checkout: words, forms } = useTexts();
  const [checked, setChecked] = useState<Checked>({ billing: unchecked, shipping: unchecked, attempt: 0 });
  const { data, problem } = view;
  const { kept } = view.address;
  const draft = drafts.read().address;
  const isSameAtFirst =
    draft === null
      ? data.isShippingSameAsBilling || data.shippingAddress === null
      : draft.has(fieldName('shipping', 'same'));
  const said: Readonly<Record<AddressPart, Address | null>> = {
    billing: data.billingAddress,
    shipping: data.isShippingSameAsBilling === false ? data.shippingAddress : null,
  };

  const check = (typed: FormData, attempt: number): Checked => ({
    billing: checkPart(typed, 'billing'),
    shipping: checkPart(typed, 'shipping'),
    attempt,
  });
  /** Before the first try only hints appear; afterwards errors go as soon as they are mended. */
  const recheck = (event: FormEvent<HTMLFormElement>) => {
    followBilling(event);
    const typed = new FormData(event.currentTarget);
    drafts.keep('address', typed);
    if (checked.attempt === 0) return;
    const { attempt } = checked;
    const { billing, shipping } = check(typed, attempt);
    setChecked({
      billing: leftOf(checked.billing, billing),
      shipping: leftOf(checked.shipping, shipping),
      attempt,
    });
  };
  const hint = (event: FormEvent<HTMLFormElement>) => {
    if (checked.attempt > 0) return;
    const typed = new FormData(event.currentTarget);
    const { billing, shipping } = check(typed, 0);
    const isTouched = (part: AddressPart) =>
      textIn(typed, fieldName(part, 'street')) !== '' && textIn(typed, fieldName(part, 'zip')) !== '';
    setChecked({
      billing: { faults: {}, warnings: isTouched('billing') ? billing.warnings : {} },
      shipping: { faults: {}, warnings: isTouched('shipping') ? shipping.warnings : {} },
      attempt: 0,
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    drafts.keep('address', typed);
    const now = check(typed, checked.attempt + 1);
    setChecked(now);
    const isValid = parts.every((part) => Object.keys(now[part].faults).length === 0);
    if (isValid) send({ type: 'addresses.submit', ...picksOf(typed) });
  };

  const errorsOf = (part: AddressPart): Partial<Record<AddressField, string>> => ({
    ...Object.fromEntries(
      Object.entries(checked[part].faults).map(([field, fault]) => [field, forms.addressFaults[fault]]),
    ),
    // The server names no part; what the browser found valid was refused in the billing address first.
    ...(part === 'billing'
      ? Object.fromEntries(
          Object.entries(problem?.fieldErrors ?? {}).map(([path, sentence]) => [
            path.replace(/^address\./, ''),
            sentence,
          ]),
        )
      : {}),
  });
  const errors = { billing: errorsOf('billing'), shipping: errorsOf('shipping') };
  const summary = parts.flatMap((part) =>
    (Object.keys(emptyAddress) as AddressField[]).flatMap((field) => {
      const sentence = errors[part][field];
      const message = `${words.address[part]}, ${forms.addressFields[field]}: ${sentence}`;
      return sentence === undefined ? [] : [{ fieldId: fieldId(part, field), message }];
    }),
  );
  const shippedAtFirst = { ...emptyAddress, kind: (said.billing ?? known).kind };
  const billingChoice = textIn(draft, fieldName('billing', 'choice'), firstChoice(said.billing, kept));
  const choices: Readonly<Record<AddressPart, string>> = {
    billing: billingChoice,
    shipping: textIn(draft, fieldName('shipping', 'choice'), firstChoice(said.shipping, kept, billingChoice)),
  };
  const partProps = (part: AddressPart) => ({
    part,
    kept,
    choice: choices[part],
    values: addressIn(draft, part, said[part] ?? (part === 'billing' ? known : shippedAtFirst)),
    errors: errors[part],
    isHouseNumberMissing:
      checked[part].warnings.houseNumber !== undefined && checked[part].faults.street === undefined,
  });

  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={submit}
      onInput={recheck}
      onBlur={hint}
      aria-busy={view.isBusy}
    >
      <StepHeading step="address" />
      <ErrorSummary title={words.errorTitle} errors={summary} attempt={checked.attempt} />
      {summary.length === 0 ? <ProblemNotice problem={problem} /> : null}
      <AddressPartFields {...partProps('billing')} />
      <CheckboxField
        name={fieldName('shipping', 'same')}
        label={words.address.sameAsBilling}
        defaultChecked={isSameAtFirst}
      />
      <div className={styles.shippingPart}>
        <AddressPartFields {...partProps('shipping')} />
      </div>
      <FormActions note={forms.requiredHint}>
        <ButtonProblem problem={problem} />
        <Button
          type="submit"
          variant="main"
          size="large"
          isPending={view.isBusy}
          pendingLabel={words.saving}
          aria-describedby={problem === null ? undefined : buttonProblemId}
        >
          {view.address.isLastToSay ? words.address.submitLast : words.address.submit}
        </Button>
        <ButtonLink to={checkoutPath(view.address.isLastToSay ? 'review' : 'identify')} variant="quiet">
          {words.back}
        </ButtonLink>
      </FormActions>
    </form>
  );
}

/**
 * As long as the goods go where the invoice goes, a person or a company is said once for both, and the address that is chosen
 * for the invoice is not the other one.
 */
function followBilling({ currentTarget: form, target }: FormEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLInputElement) || !isSameAsBilling(new FormData(form))) return;
  const check = (field: 'kind' | 'choice', value: string): void => {
    const radios = form.querySelectorAll<HTMLInputElement>(`[name="${fieldName('shipping', field)}"]`);
    for (const radio of radios) radio.checked = radio.value === value;
  };
  if (target.name === fieldName('billing', 'kind')) check('kind', target.value);
  if (target.name !== fieldName('billing', 'choice') || target.value === typedChoice) return;
  if (textIn(new FormData(form), fieldName('shipping', 'choice'), '') === target.value)
    check('choice', typedChoice);
}

interface AddressPartFieldsProps {
  readonly part: AddressPart;
  readonly kept: readonly Address[];
  readonly choice: string;
  readonly values: AddressInput;
  readonly errors: Readonly<Partial<Record<AddressField, string>>>;
  readonly isHouseNumberMissing: boolean;
}

function AddressPartFields({
  part,
  kept,
  choice,
  values,
  errors,
  isHouseNumberMissing,
}: AddressPartFieldsProps) {
  const { checkout, forms } = useTexts();
  const words = checkout.address;
  const fields = (
    <AddressFields
      part={part}
      values={values}
      errors={errors}
      houseNumberWarning={isHouseNumberMissing ? forms.addressWarnings.houseNumberMissing : null}
    />
  );
  return (
    <section className={styles.part} aria-label={words[part]}>
      <h3 className={styles.partTitle}>{words[part]}</h3>
      {kept.length === 0 ? (
        fields
      ) : (
        <>
          <RadioGroupField
            id={fieldId(part, 'choice')}
            name={fieldName(part, 'choice')}
            label={`${words[part]}: ${words.kept}`}
            isLabelHidden
            look="cards"
            defaultValue={choice}
            options={[
              ...kept.map((address) => ({
                value: String(address.id),
                label: addressLines(address, forms.countries)[0] ?? '',
                description: addressLines(address, forms.countries).slice(1).join(', '),
              })),
              { value: typedChoice, label: words.other },
            ]}
          />
          <div className={styles.typed}>{fields}</div>
        </>
      )}
    </section>
  );
}
