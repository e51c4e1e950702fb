import type { Understood } from '#contract/listing.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { useBegreenWords } from './begreen-words.ts';
import type { ListAddress } from './list-address.ts';
import { NamedLinks } from './NamedLinks.tsx';
import * as styles from './list.css.ts';

interface EmptyListProps {
  readonly address: ListAddress;
  readonly hasFilters: boolean;
  /** What may be meant, and kinds to go on from. */
  readonly instead?: Understood['instead'] | undefined;
}

/** Nothing found: the page of the shop that was meant, or why, what may be meant, and what to try next. */
export function EmptyList({ address, hasFilters, instead = [] }: EmptyListProps) {
  const { listing } = useTexts();
  const { none } = useBegreenWords();
  const { search, isBGS, filter } = address.query;
  // The box above the articles says so, and takes it back.
  const isOnlyLabelled = isBGS && Object.keys(filter).length === 0;
  const page = hasFilters
    ? undefined
    : instead.find(({ path }) => !/^\/shop\/(?:article|catalog)\//.test(path));
  if (page !== undefined)
    return (
      <EmptyState
        title={listing.goOn}
        actions={
          <>
            <ButtonLink variant="main" to={page.path}>
              {page.name}
            </ButtonLink>
            <ButtonLink to="/shop">{listing.toWholeShop}</ButtonLink>
          </>
        }
      >
        {listing.emptyTitle}
      </EmptyState>
    );
  return (
    <>
      <EmptyState
        title={listing.emptyTitle}
        actions={
          <>
            {hasFilters && !isOnlyLabelled ? (
              <ButtonLink variant="main" to={address.hrefOf({ filter: {} })}>
                {listing.emptyAction}
              </ButtonLink>
            ) : null}
            <ButtonLink
              variant={hasFilters && !isOnlyLabelled ? 'secondary' : 'main'}
              to="/shop/supply/brands"
            >
              {listing.toFinder}
            </ButtonLink>
            <ButtonLink to="/shop">{listing.toWholeShop}</ButtonLink>
          </>
        }
      >
        {isOnlyLabelled
          ? none
          : hasFilters
            ? listing.emptyFilters
            : search === ''
              ? listing.emptyPlain
              : listing.emptySearch({ term: search })}
      </EmptyState>
      {instead.length === 0 ? null : (
        <nav className={styles.instead} aria-labelledby="weiter">
          <h2 id="weiter">{listing.goOn}</h2>
          <ul>
            <NamedLinks links={instead} />
          </ul>
        </nav>
      )}
    </>
  );
}
