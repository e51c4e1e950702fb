import type { Address } from '#contract/address.ts';
import { addressLines } from '#domain/address.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AddressCards.css.ts';

interface AddressCardsProps {
  readonly addresses: readonly Address[];
  /** Where one of them is changed. */
  readonly pathOf: (id: number) => string;
}

/** Kept addresses, each with the way to be changed. */
export function AddressCards({ addresses, pathOf }: AddressCardsProps) {
  const { account: words, forms } = useTexts();
  const prefetch = usePrefetch();
  return (
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
            <Link tone="alone" to={pathOf(address.id ?? 0)} onIntent={prefetch}>
              <span aria-hidden>{words.change}</span>
              <VisuallyHidden>{words.changeOf({ name: [first, ...rest].join(', ') })}</VisuallyHidden>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
