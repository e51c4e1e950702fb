import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import type { ListAddress } from './list-address.ts';

interface EmptyListProps {
  readonly address: ListAddress;
  readonly hasFilters: boolean;
}

/** Nothing found: why, and what to try next. */
export function EmptyList({ address, hasFilters }: EmptyListProps) {
  const { listing } = useTexts();
  const { search } = address.query;
  return (
    <EmptyState
      title={listing.emptyTitle}
      actions={
        <>
          {hasFilters ? (
            <ButtonLink variant="main" to={address.hrefOf({ filter: {} })}>
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
  );
}
