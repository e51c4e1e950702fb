import type { Address } from '#contract/address.ts';
import { addressPath, newAddress } from '#contract/account-path.ts';
import { addressLines } from '#domain/address.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AccountScreen.css.ts';

interface AddressBookProps {
  readonly addresses: readonly Address[];
}

/** The kept addresses, the default one first. */
export function AddressBook({ addresses }: AddressBookProps) {
  const { account: words, forms } = useTexts();
  const prefetch = usePrefetch();
  return (
    <section className={styles.section} aria-labelledby="adressen">
      <h2 id="adressen">{words.addresses}</h2>
      {addresses.length === 0 ? <p>{words.noAddress}</p> : null}
      <ul className={styles.cards}>
        {addresses.map((address) => {
          const [first = '', ...rest] = addressLines(address, forms.countries);
          return (
            <li key={address.id} className={styles.card}>
              <address className={styles.lines}>
                <strong>{first}</strong>
                {rest.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              {address.isDefault ? <Badge tone="info">{words.isDefault}</Badge> : null}
              <Link tone="alone" to={addressPath(address.id ?? 0)} onIntent={prefetch}>
                <span aria-hidden>{words.change}</span>
                <VisuallyHidden>{words.changeOf({ name: first })}</VisuallyHidden>
              </Link>
            </li>
          );
        })}
      </ul>
      <p>
        <ButtonLink to={addressPath(newAddress)} icon="plus">
          {words.addAddress}
        </ButtonLink>
      </p>
    </section>
  );
}
