import type { Facet } from '#contract/listing.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Chip, ChipList } from '#ui/parts/Chip/Chip.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import type { ListAddress } from './list-address.ts';

interface ActiveFiltersProps {
  readonly facets: readonly Facet[];
  readonly address: ListAddress;
}

/** Filters that were chosen, each removable by itself or all at once; what words of the search select stands above. */
export function ActiveFilters({ facets, address }: ActiveFiltersProps) {
  const { listing } = useTexts();
  const active = facets.flatMap((facet) =>
    facet.values
      .filter(({ value, isSelected }) => isSelected && address.query.filter[facet.name]?.includes(value))
      .map((value) => ({ facet, value })),
  );
  if (active.length === 0) return null;
  const isFull = facets.some(({ name, values }) =>
    values.some(({ value, count, isSelected }) => !isSelected && count > 0 && !address.mayAdd(name, value)),
  );
  return (
    <ChipList label={listing.activeFilters}>
      {active.map(({ facet, value }) => (
        <Chip
          key={`${facet.name} ${value.value}`}
          to={address.hrefOfValue(facet.name, value.value)}
          keepsScroll
          removeLabel={listing.removeFilterLead}
        >
          {facet.label}: {value.label}
        </Chip>
      ))}
      <Link tone="alone" to={address.hrefOf({ filter: {} })} keepsScroll>
        {listing.removeAllFilters}
      </Link>
      {isFull ? <small>{listing.filtersFull}</small> : null}
    </ChipList>
  );
}
