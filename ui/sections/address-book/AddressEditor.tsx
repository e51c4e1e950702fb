import { useState } from 'react';
import type { ReactNode } from 'react';
import { newAddress } from '#contract/account-path.ts';
import type { Address, AddressInput } from '#contract/address.ts';
import type { FormFields, TypedValues } from '#contract/form-fields.ts';
import { addressFields, typedAddress } from '#contract/forms/address.ts';
import type { FormName } from '#contract/forms/form-names.ts';
import { lacksHouseNumber } from '#domain/address.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { typedValuesIn } from '#ui/parts/Form/typed-values.ts';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import { AddressFields } from '#ui/sections/address/AddressFields.tsx';
import * as styles from './AddressEditor.css.ts';
import { goesOnTyping } from '#ui/sections/address/goes-on-typing.ts';

interface AddressEditorProps {
  readonly form: FormName;
  readonly fields?: FormFields;
  /** Null for a new one. */
  readonly address: Address | null;
  /** What stands in a new one at first. */
  readonly untouched: AddressInput;
  /** What else the form says beside what is typed. */
  readonly given?: TypedValues;
  /** Above the fields, e.g. whose address it is. */
  readonly head?: ReactNode;
  /** Where the others are. */
  readonly back: { readonly to: string; readonly label: string };
  /** What else may be done with a kept one. */
  readonly children?: ReactNode;
}

/** Types a new address, or changes a kept one. */
export function AddressEditor({
  form,
  fields = addressFields,
  address,
  untouched,
  given = {},
  head = null,
  back,
  children,
}: AddressEditorProps) {
  const { account: words, forms } = useTexts();
  const [isHinted, setHinted] = useState(false);
  const kept = useKeptForm(form, fields, `${form}-${String(address?.id ?? newAddress)}`, {
    given: { ...given, said: words.saved, ...(address === null ? {} : { id: String(address.id) }) },
    onValues: (values) => setHinted(isHinted && lacksHouseNumber(typedAddress(values))),
  });
  return (
    <div className={styles.editor}>
      <h1>{address === null ? words.newTitle : words.changeTitle}</h1>
      <KeptForm
        kept={kept}
        words={{ submit: words.save, pending: words.saving, note: forms.requiredHint }}
        values={typedAddress((address ?? untouched) as unknown as TypedValues)}
        onBlur={(event) => {
          if (goesOnTyping(event))
            setHinted(lacksHouseNumber(typedValuesIn(event.currentTarget, addressFields)));
        }}
        actions={
          <ButtonLink to={back.to} variant="quiet">
            {back.label}
          </ButtonLink>
        }
      >
        {head}
        <AddressFields
          part={null}
          kindLabel={words.kind}
          houseNumberWarning={isHinted ? forms.addressWarnings.houseNumberMissing : null}
        />
      </KeptForm>
      {children}
    </div>
  );
}
