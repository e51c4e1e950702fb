import type { PasskeySignInMachine } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { usePasskeySupport } from '#ui/bindings/passkey-support.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { PasskeySignIn } from '#ui/sections/passkey/PasskeySignIn.tsx';

interface PasskeyLoginProps {
  readonly chart: WiredChart<PasskeySignInMachine>;
  readonly redirectTo: string;
}

/** Signs in without a password, to where the visitor wanted; nothing where the browser cannot. */
export function PasskeyLogin({ chart, redirectTo }: PasskeyLoginProps) {
  const { passkey: words } = useTexts();
  if (usePasskeySupport() !== true) return null;
  return (
    <PasskeySignIn
      chart={chart}
      purpose="signIn"
      title={words.withoutPassword}
      hint={words.withoutPasswordHint}
      use={words.use}
      variant="secondary"
      redirectTo={redirectTo}
    />
  );
}
