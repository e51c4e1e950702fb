import type { Address } from '#contract/address.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import * as styles from './AccountScreen.css.ts';

interface AddressStepsProps {
  readonly address: Address;
}

/** What else may be done with a kept address. */
export function AddressSteps({ address }: AddressStepsProps) {
  const { account: words } = useTexts();
  const given = { id: String(address.id) };
  return (
    <div className={styles.steps}>
      {address.isDefault ? null : (
        <AccountStep
          name="address-default"
          given={{ ...given, said: words.madeDefault }}
          submit={words.makeDefault}
          pending={words.saving}
          hint={words.makeDefaultHint}
        />
      )}
      <AccountStep
        name="address-removal"
        given={{ ...given, said: words.removed }}
        submit={words.remove}
        pending={words.removing}
      />
    </div>
  );
}
