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
}

/** `/my/password` (S2.3-07): password and second factor, where somebody is signed in, and which browsers the account knows. */
export function Component({ chart }: AccountPasswordScreenProps) {
  const { sessions, browsers, secondFactor } = useLoaderData() as AccountPasswordData;
  const { accountPassword: words } = useTexts();
  return (
    <div className={styles.page} data-state="shown">
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <AccountNavigation current="password" />
      </div>
      <PasswordPart />
      <SecondFactorPart chart={chart} known={secondFactor} />
      <SessionsPart sessions={sessions} />
      <BrowsersPart browsers={browsers} />
    </div>
  );
}
