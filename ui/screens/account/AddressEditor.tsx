import { useState } from 'react';
import { accountPath, newAddress } from '#contract/account-path.ts';
import type { Address } from '#contract/address.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { addressFields, typedAddress } from '#contract/forms/address.ts';
import { lacksHouseNumber } from '#domain/address.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { typedValuesIn } from '#ui/parts/Form/typed-values.ts';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import { AddressFields } from '#ui/sections/address/AddressFields.tsx';
import { emptyAddress } from '#ui/sections/address/empty-address.ts';
import { goesOnTyping } from '#ui/sections/address/goes-on-typing.ts';
import { AddressSteps } from './AddressSteps.tsx';
import * as styles from './AccountScreen.css.ts';

interface AddressEditorProps {
  /** Null for a new one. */
  readonly address: Address | null;
}

/** Types a new address, or changes a kept one. */
export function AddressEditor({ address }: AddressEditorProps) {
  const { account: words, forms } = useTexts();
  const person = usePerson();
  const [isHinted, setHinted] = useState(false);
  const given: TypedValues = address === null ? {} : { id: String(address.id) };
  const draft = `address-${String(address?.id ?? newAddress)}`;
  const kept = useKeptForm('address', addressFields, draft, {
    given,
    onValues: (values) => setHinted(isHinted && lacksHouseNumber(typedAddress(values))),
  });
  const { firstname, lastname, company, kind } = person;
  const known = { ...emptyAddress, firstname, lastname, company };
  const first = address ?? {
    ...known,
    kind: kind === 'company' ? ('company' as const) : ('private' as const),
  };
  return (
    <div className={styles.editor}>
      <h1>{address === null ? words.newTitle : words.changeTitle}</h1>
      <KeptForm
        kept={kept}
        words={{ submit: words.save, pending: words.saving, note: forms.requiredHint }}
        values={typedAddress(first as unknown as TypedValues)}
        onBlur={(event) => {
          if (goesOnTyping(event))
            setHinted(lacksHouseNumber(typedValuesIn(event.currentTarget, addressFields)));
        }}
        actions={
          <ButtonLink to={accountPath} variant="quiet">
            {words.back}
          </ButtonLink>
        }
      >
        <AddressFields
          part={null}
          kindLabel={words.kind}
          houseNumberWarning={isHinted ? forms.addressWarnings.houseNumberMissing : null}
        />
      </KeptForm>
      {address === null ? null : <AddressSteps address={address} />}
    </div>
  );
}
