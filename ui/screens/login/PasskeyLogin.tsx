import { useSearchParams } from 'react-router-dom';
import { safeRedirect } from '#domain/redirect.ts';
import type { PasskeySignInMachine } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { PasskeySignIn } from '#ui/sections/passkey/PasskeySignIn.tsx';

interface PasskeyLoginProps {
  readonly chart: WiredChart<PasskeySignInMachine>;
}

/** Signs in without a password, to where the visitor wanted. */
export function PasskeyLogin({ chart }: PasskeyLoginProps) {
  const { passkey: words } = useTexts();
  const [search] = useSearchParams();
  return (
    <PasskeySignIn
      chart={chart}
      purpose="signIn"
      title={words.withoutPassword}
      hint={words.withoutPasswordHint}
      use={words.use}
      variant="secondary"
      redirectTo={safeRedirect(search.get('redirectTo'))}
    />
  );
}
