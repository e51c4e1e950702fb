import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { PasskeySignInMachine } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import * as login from '#ui/sections/login/LoginForm.css.ts';
import { PasskeySignIn } from '#ui/sections/passkey/PasskeySignIn.tsx';
import type { SecondFactorData } from './second-factor-data.ts';

interface PasskeyStepProps {
  readonly chart: WiredChart<PasskeySignInMachine>;
}

/** Shows a passkey instead of a code, and whether this browser shall not be asked again. */
export function PasskeyStep({ chart }: PasskeyStepProps) {
  const { passkey: words, secondFactor } = useTexts();
  const { pending } = useLoaderData() as SecondFactorData;
  const isDeed = pending?.isSignedIn === true;
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
