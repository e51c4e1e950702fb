import { useLoaderData } from 'react-router-dom';
import { newAddress } from '#contract/account-path.ts';
import { useKnownBasket } from '#ui/bindings/known-basket.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import { StaffLinks } from '#ui/sections/staff/StaffLinks.tsx';
import { LaterStoredBaskets } from '#ui/sections/stored-basket/LaterStoredBaskets.tsx';
import { AddressBook } from './AddressBook.tsx';
import type { AccountData } from './account-data.ts';
import * as styles from './AccountScreen.css.ts';
import { OwnAddress } from './OwnAddress.tsx';

/** `/my/account` (S2.3): who is signed in, and the kept addresses, one of which may be open to be changed. */
export function Component() {
  const { addresses, edited, basket } = useLoaderData() as AccountData;
  const kept = useKnownBasket(basket);
  const { account: words } = useTexts();
  const { firstname, lastname, email, company, customerNumber } = usePerson();
  if (edited !== null) {
    const id = edited === newAddress ? newAddress : edited.id;
    return <OwnAddress key={id} address={edited === newAddress ? null : edited} />;
  }
  const name = `${firstname} ${lastname}`.trim();
  return (
    <div className={styles.page} data-state="shown">
      <h1>{words.title}</h1>
      <AccountNavigation current="overview" />
      <StaffLinks />
      <div>
        <p>{words.signedInAs({ name, email })}</p>
        <p className={styles.facts}>
          {[company, words.customerNumber({ number: customerNumber })]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      <LaterStoredBaskets basket={kept} isFrozen={false} />
      <AddressBook addresses={addresses} />
    </div>
  );
}
