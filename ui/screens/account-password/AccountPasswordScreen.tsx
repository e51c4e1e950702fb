import { useLoaderData } from 'react-router-dom';
import { useTexts } from '#ui/bindings/texts.ts';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import type { AccountPasswordData } from './account-password-data.ts';
import * as styles from './AccountPasswordScreen.css.ts';
import { BrowsersPart } from './BrowsersPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';

/** `/my/password` (S2.3-07): the password, where somebody is signed in, and which browsers the account knows. */
export function Component() {
  const { sessions, browsers } = useLoaderData() as AccountPasswordData;
  const { accountPassword: words } = useTexts();
  return (
    <div className={styles.page} data-state="shown">
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <AccountNavigation current="password" />
      </div>
      <PasswordPart />
      <SessionsPart sessions={sessions} />
      <BrowsersPart browsers={browsers} />
    </div>
  );
}
