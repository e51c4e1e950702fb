import type { ListReply, Understood } from '#contract/listing.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import type { ListAddress } from './list-address.ts';
import { Subcategories } from './Subcategories.tsx';
import * as styles from './ListingScreen.css.ts';

interface EmptyListProps {
  readonly address: ListAddress;
  readonly hasFilters: boolean;
  /** Numbers and pages that may be meant. */
  readonly instead?: Understood['instead'];
  /** Kinds of the shop to go on from. */
  readonly kinds?: ListReply['mainCatalog'];
}

/** Nothing found: why, what may be meant, and what to try next. */
export function EmptyList({ address, hasFilters, instead = [], kinds = [] }: EmptyListProps) {
  const { listing } = useTexts();
  const onIntent = usePrefetch();
  const { search } = address.query;
  return (
    <>
      <EmptyState
        title={listing.emptyTitle}
        actions={
          <>
            {hasFilters ? (
              <ButtonLink variant="main" to={address.hrefUnfiltered}>
                {listing.emptyAction}
              </ButtonLink>
            ) : null}
            <ButtonLink variant={hasFilters ? 'secondary' : 'main'} to="/shop/supply/brands">
              {listing.toFinder}
            </ButtonLink>
            <ButtonLink to="/shop">{listing.toWholeShop}</ButtonLink>
          </>
        }
      >
        {hasFilters
          ? listing.emptyFilters
          : search === ''
            ? listing.emptyPlain
            : listing.emptySearch({ term: search })}
      </EmptyState>
      {instead.length === 0 ? null : (
        <section className={styles.instead} aria-labelledby="gemeint">
          <h2 id="gemeint">{listing.perhapsMeant}</h2>
          <ul className={styles.insteadList}>
            {instead.map(({ kind, label, detail, path }) => (
              <li key={`${kind} ${path}`}>
                <Link to={path} onIntent={onIntent}>
                  {label}
                </Link>
                {kind === 'number' ? <span>{detail}</span> : null}
              </li>
            ))}
          </ul>
        </section>
      )}
      {kinds.length === 0 ? null : (
        <section className={styles.instead} aria-labelledby="warengruppen">
          <h2 id="warengruppen">{listing.kinds}</h2>
          <Subcategories entries={kinds} />
        </section>
      )}
    </>
  );
}
