import type { Facet } from '#contract/listing.ts';
import { formatNumber } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Sheet } from '#ui/parts/Sheet/Sheet.tsx';
import { FacetSection } from './FacetSection.tsx';
import type { ListAddress } from './list-address.ts';

interface ListFiltersProps {
  readonly facets: readonly Facet[];
  readonly total: number;
  readonly address: ListAddress;
}

const sheetId = 'filter';
/** Facets that stand open beside the list; the others say what they hold in one line. */
const openFacets = 4;

/** Facets beside the list from 992 px, in a sheet below it on narrower screens. */
export function ListFilters({ facets, total, address }: ListFiltersProps) {
  const { texts, language } = useWording();
  // One value leaves no choice, unless it is chosen and can be taken off again.
  const shown = facets.filter(
    ({ values }) => values.length > 1 || values.some(({ isSelected }) => isSelected),
  );
  const chosen = shown.flatMap((facet) => facet.values).filter((value) => value.isSelected).length;
  if (shown.length === 0) return null;
  return (
    <Sheet
      id={sheetId}
      trigger={texts.listing.showFilters({ count: chosen })}
      triggerIcon="filter"
      title={texts.listing.filters}
      closeLabel={texts.vocabulary.close}
      isInlineFromLg
      foot={
        <Button variant="main" isFullWidth popoverTarget={sheetId} popoverTargetAction="hide">
          {texts.listing.showResults({ total, formatted: formatNumber(total, language) })}
        </Button>
      }
    >
      {shown.map((facet, index) => (
        <FacetSection key={facet.name} facet={facet} address={address} isOpenAtFirst={index < openFacets} />
      ))}
    </Sheet>
  );
}
