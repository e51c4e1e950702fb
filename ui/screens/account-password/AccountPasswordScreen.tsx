import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { SecondFactorSetupMachine } from '#machines/second-factor-setup/second-factor-setup.machine.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import type { AccountPasswordData } from './account-password-data.ts';
import * as styles from './AccountPasswordScreen.css.ts';
import { BrowsersPart } from './BrowsersPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { SecondFactorPart } from './SecondFactorPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';

interface AccountPasswordScreenProps {
  readonly chart: WiredChart<SecondFactorSetupMachine>;
  /** The part of the passkeys, with its chart. */
  readonly Passkeys: ComponentType;
}

/** `/my/password` (S2.3-07): password, second factor and passkeys, where somebody is signed in, and which browsers the account knows. */
export function AccountPasswordScreen({ chart, Passkeys }: AccountPasswordScreenProps) {
  const { sessions, browsers, secondFactor, passkeys } = useLoaderData() as AccountPasswordData;
  const { accountPassword: words } = useTexts();
  return (
    <div className={styles.page} data-state="shown">
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <AccountNavigation current="password" />
      </div>
      <PasswordPart />
      <SecondFactorPart chart={chart} known={secondFactor} hasPasskeys={passkeys.passkeys.length > 0} />
      <Passkeys />
      <SessionsPart sessions={sessions} />
      <BrowsersPart browsers={browsers} />
    </div>
  );
}
