import type { Address } from '#contract/address.ts';
import { addressPath, newAddress } from '#contract/account-path.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { AddressCards } from '#ui/sections/address-book/AddressCards.tsx';
import * as styles from './AccountScreen.css.ts';

interface AddressBookProps {
  readonly addresses: readonly Address[];
}

/** The kept addresses, the default one first. */
export function AddressBook({ addresses }: AddressBookProps) {
  const { account: words } = useTexts();
  return (
    <section className={styles.section} aria-labelledby="adressen">
      <h2 id="adressen">{words.addresses}</h2>
      {addresses.length === 0 ? <p>{words.noAddress}</p> : null}
      <AddressCards addresses={addresses} pathOf={addressPath} />
      <p>
        <ButtonLink to={addressPath(newAddress)} icon="plus">
          {words.addAddress}
        </ButtonLink>
      </p>
    </section>
  );
}
