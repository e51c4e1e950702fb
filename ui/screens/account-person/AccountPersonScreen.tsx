import { useLoaderData } from 'react-router-dom';
import { useTexts } from '#ui/bindings/texts.ts';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import type { AccountPersonData } from './account-person-data.ts';
import * as styles from './AccountPersonScreen.css.ts';
import { BankAccountPart } from './BankAccountPart.tsx';
import { EmailPart } from './EmailPart.tsx';
import { Facts } from './Facts.tsx';
import { InvoicingPart } from './InvoicingPart.tsx';
import { PersonalDataPart } from './PersonalDataPart.tsx';
import { PersonPart } from './PersonPart.tsx';

/** `/my/data` (S2.3-06): who somebody is to the shop, and the account they pay direct debits from. */
export function Component() {
  const { person, bankAccount, invoicing, isLastAdmin, decidedAlone } = useLoaderData() as AccountPersonData;
  const { accountPerson: words } = useTexts();
  return (
    <div className={styles.page} data-state="shown">
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <AccountNavigation current="person" />
      </div>
      <section className={styles.section} aria-labelledby="kundenkonto">
        <h2 id="kundenkonto">{words.access}</h2>
        <Facts
          facts={[
            [words.customerNumber, person.customerNumber],
            [words.company, person.company],
            [words.email, person.email],
          ]}
        />
        <p className={styles.hint}>{words.emailHint}</p>
        <EmailPart email={person.email} />
      </section>
      <PersonPart person={person} />
      <InvoicingPart invoicing={invoicing} />
      <BankAccountPart account={bankAccount} />
      <PersonalDataPart isLastAdmin={isLastAdmin} decidedAlone={decidedAlone} />
    </div>
  );
}
