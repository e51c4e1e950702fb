import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Address, AddressInput } from '#contract/address.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import {
  addressesFields,
  addressParts,
  isPartTyped,
  partField,
  partValues,
  typedChoice,
  type AddressPart,
} from '#contract/forms/addresses.ts';
import { addressLines, lacksHouseNumber } from '#domain/address.ts';
import { checkoutPath } from '#domain/checkout.ts';
import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import type { DraftKeeper } from '#ui/bindings/drafts.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useMode } from '#ui/bindings/mode.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { typedValuesIn } from '#ui/parts/Form/typed-values.ts';
import { RadioGroupField } from '#ui/parts/RadioGroupField/RadioGroupField.tsx';
import { AddressFields } from '#ui/sections/address/AddressFields.tsx';
import { emptyAddress } from '#ui/sections/address/empty-address.ts';
import { goesOnTyping } from '#ui/sections/address/goes-on-typing.ts';
import { fieldsOf, firstChoice } from './address-form.ts';
import { LaterPrivatePrices } from './LaterRemarks.tsx';
import { StepHeading } from './StepHeading.tsx';
import * as styles from './AddressStep.css.ts';

interface AddressStepProps {
  readonly view: CheckoutView;
  readonly drafts: DraftKeeper;
  /** What is known of the visitor, for the first address of a new customer. */
  readonly known: AddressInput;
}

/** Parts whose house number is probably missing. */
const lackingIn = (values: TypedValues): readonly AddressPart[] =>
  addressParts.filter((part) => isPartTyped(values, part) && lacksHouseNumber(partValues(values, part)));

/** Step 2: kept addresses to choose from, or two forms; errors at the field and summed up at the top. */
export function AddressStep({ view, drafts, known }: AddressStepProps) {
  const { checkout: words, forms } = useTexts();
  const { isPrivateOffered } = useMode().view;
  const [hinted, setHinted] = useState<readonly AddressPart[]>([]);
  const { data } = view;
  const { kept, isLastToSay } = view.address;
  const draft = drafts.read().address;
  const { form, view: tried } = useForm('addresses', addressesFields, {
    onValues: (values) => {
      drafts.keep('address', values);
      // A hint comes when a field is left and goes as soon as it is followed.
      const left = hinted.filter((part) => lackingIn(values).includes(part));
      if (left.length < hinted.length) setHinted(left);
    },
  });
  const said: Readonly<Record<AddressPart, Address | null>> = {
    billing: data.billingAddress,
    shipping: data.isShippingSameAsBilling === false ? data.shippingAddress : null,
  };
  const first = said.billing ?? known;
  const values: TypedValues = {
    ...fieldsOf('billing', isPrivateOffered ? first : { ...first, kind: 'company' }),
    ...fieldsOf('shipping', said.shipping ?? { ...emptyAddress, kind: first.kind }),
    ...draft,
  };
  // Who is led to the address of the goods that is missing finds its fields; what was typed since stays.
  const isShippingNamed = useLocation().hash === '#shipping';
  const isSameAtFirst =
    draft === null
      ? !isShippingNamed && (data.isShippingSameAsBilling || data.shippingAddress === null)
      : partField('shipping', 'same') in draft;
  const billingChoice = draft?.[partField('billing', 'choice')] ?? firstChoice(said.billing, kept);
  const choices: Readonly<Record<AddressPart, string>> = {
    billing: billingChoice,
    shipping: draft?.[partField('shipping', 'choice')] ?? firstChoice(said.shipping, kept, billingChoice),
  };
  const shippingKind = partField('shipping', 'kind');
  const isShippingKindSaid = useRef(
    said.shipping !== null || (draft !== null && draft[shippingKind] !== draft[partField('billing', 'kind')]),
  );
  const follow = (event: FormEvent<HTMLFormElement>): void => {
    if (event.target instanceof HTMLInputElement && event.target.name === shippingKind)
      isShippingKindSaid.current = true;
    followBilling(event, isShippingKindSaid.current);
  };
  const partProps = (part: AddressPart) => ({
    part,
    kept,
    choice: choices[part],
    // Only whoever is signed in has where to keep it.
    isKept: data.identity === 'customer' ? partField(part, 'keep') in (draft ?? {}) : null,
    isHouseNumberMissing: hinted.includes(part),
  });
  /** A sentence that names its field needs no other name. */
  const summarise = (path: string, sentence: string): string => {
    const [part, field] = path.split('.') as [AddressPart, keyof AddressInput];
    const label = String(words.address[field]);
    return `${words.address[part]}${sentence.startsWith(label) ? '' : `, ${label}`}: ${sentence}`;
  };

  return (
    <Form
      form={form}
      className={styles.form}
      words={{
        faultsTitle: words.errorTitle,
        submit: isLastToSay ? words.address.submitLast : words.address.submit,
        pending: words.saving,
        note: forms.requiredHint,
      }}
      values={values}
      problem={problemIn(tried, words.problems)}
      summarise={summarise}
      onInput={follow}
      onBlur={(event) => {
        if (goesOnTyping(event)) setHinted(lackingIn(typedValuesIn(event.currentTarget, addressesFields)));
      }}
      heading={<StepHeading step="address" />}
      actions={
        <ButtonLink to={checkoutPath(isLastToSay ? 'review' : 'identify')} variant="quiet">
          {words.back}
        </ButtonLink>
      }
    >
      <AddressPartFields
        {...partProps('billing')}
        privateNote={<LaterPrivatePrices billingKind="private" />}
      />
      <CheckboxField
        name={partField('shipping', 'same')}
        label={words.address.sameAsBilling}
        defaultChecked={isSameAtFirst}
      />
      <div className={styles.shippingPart}>
        <AddressPartFields {...partProps('shipping')} />
      </div>
    </Form>
  );
}

/**
 * A person or a company is said once for both: as long as the goods go where the invoice goes, or nobody said whom they go to.
 * While they go there, the address that is chosen for the invoice is not the other one.
 */
function followBilling(
  { currentTarget: form, target }: FormEvent<HTMLFormElement>,
  isShippingKindSaid: boolean,
): void {
  if (!(target instanceof HTMLInputElement)) return;
  const same = form.querySelector<HTMLInputElement>(`[name="${partField('shipping', 'same')}"]`);
  const isSame = same?.checked === true;
  const check = (field: 'kind' | 'choice', value: string): void => {
    const radios = form.querySelectorAll<HTMLInputElement>(`[name="${partField('shipping', field)}"]`);
    for (const radio of radios) radio.checked = radio.value === value;
  };
  if (target.name === partField('billing', 'kind') && (isSame || !isShippingKindSaid))
    check('kind', target.value);
  if (!isSame || target.name !== partField('billing', 'choice') || target.value === typedChoice) return;
  if (new FormData(form).get(partField('shipping', 'choice')) === target.value) check('choice', typedChoice);
}

interface AddressPartFieldsProps {
  readonly part: AddressPart;
  readonly kept: readonly Address[];
  readonly choice: string;
  /** What is typed is to be kept for other orders; null where that is not offered. */
  readonly isKept: boolean | null;
  readonly isHouseNumberMissing: boolean;
  readonly privateNote?: ReactNode;
}

function AddressPartFields({
  part,
  kept,
  choice,
  isKept,
  isHouseNumberMissing,
  privateNote,
}: AddressPartFieldsProps) {
  const { checkout, forms } = useTexts();
  const words = checkout.address;
  const fields = (
    <>
      <AddressFields
        part={part}
        kindLabel={part === 'shipping' ? words.deliveryTo : words.kind}
        privateNote={privateNote}
        houseNumberWarning={isHouseNumberMissing ? forms.addressWarnings.houseNumberMissing : null}
      />
      {isKept === null ? null : (
        <CheckboxField name={partField(part, 'keep')} label={words.keep} defaultChecked={isKept} />
      )}
    </>
  );
  return (
    <section id={part} tabIndex={-1} className={styles.part} aria-label={words[part]}>
      <h3 className={styles.partTitle}>{words[part]}</h3>
      {kept.length === 0 ? (
        fields
      ) : (
        <>
          <RadioGroupField
            name={partField(part, 'choice')}
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
