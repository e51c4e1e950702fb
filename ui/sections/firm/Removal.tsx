import type { TypedValues } from '#contract/form-fields.ts';
import type { FormName } from '#contract/forms/form-names.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import * as styles from './FirmPage.css.ts';

interface RemovalProps {
  readonly name: FormName;
  /** What it is about. */
  readonly given: TypedValues;
  readonly words: {
    readonly remove: string;
    /** What goes with it. */
    readonly removeHint: string;
    readonly confirmRemove: string;
    readonly removing: string;
    /** Said where work goes on then. */
    readonly removed: string;
  };
}

/** Deletes something of the firm: what that means is read before the button that does it. */
export function Removal({ name, given, words }: RemovalProps) {
  return (
    <DisclosureSection title={words.remove}>
      <div className={styles.removal}>
        <AccountStep
          name={name}
          given={{ ...given, said: words.removed }}
          submit={words.confirmRemove}
          pending={words.removing}
          hint={words.removeHint}
        />
      </div>
    </DisclosureSection>
  );
}
