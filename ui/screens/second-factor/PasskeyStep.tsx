import { useState } from 'react';
import type { PasskeySignInMachine } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import * as login from '#ui/sections/login/LoginForm.css.ts';
import { PasskeySignIn } from '#ui/sections/passkey/PasskeySignIn.tsx';

interface PasskeyStepProps {
  readonly chart: WiredChart<PasskeySignInMachine>;
  /** It is shown for something that cannot be undone, not to sign in. */
  readonly isDeed: boolean;
}

/** Shows a passkey instead of a code, and whether this browser shall not be asked again. */
export function PasskeyStep({ chart, isDeed }: PasskeyStepProps) {
  const { passkey: words, secondFactor } = useTexts();
  const [isBrowserTrusted, setTrusted] = useState(false);
  return (
    <div className={login.panel}>
      <PasskeySignIn
        chart={chart}
        purpose="secondFactor"
        title={words.title}
        hint={words.hint}
        use={isDeed ? words.useForDeed : words.use}
        variant="main"
        isBrowserTrusted={isBrowserTrusted}
      >
        {isDeed ? null : (
          <CheckboxField
            label={secondFactor.trust}
            description={secondFactor.trustHint}
            isChecked={isBrowserTrusted}
            onChange={setTrusted}
          />
        )}
      </PasskeySignIn>
    </div>
  );
}
