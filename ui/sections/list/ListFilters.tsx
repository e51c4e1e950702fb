import { useState } from 'react';
import type { Facet, Understood } from '#contract/listing.ts';
import { formatNumber } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Sheet } from '#ui/parts/Sheet/Sheet.tsx';
import { FacetSection } from './FacetSection.tsx';
import type { FilterDraft } from './filter-draft.ts';
import type { ListAddress } from './list-address.ts';

export interface ListFiltersProps {
  readonly facets: readonly Facet[];
  readonly total: number;
  readonly address: ListAddress;
  /** What the search was understood to mean; null where nothing was searched for. */
  readonly understood: Understood | null;
}

const sheetId = 'filter';
/** Facets that stand open beside the list; the others say what they hold in one line. */
const openFacets = 4;

/**
 * Facets beside the list from 992 px, in a sheet below it on narrower screens. Each value leads to its list at once; with the
 * opened sheet comes what counts a choice before it is shown.
 */
export function ListFilters(list: ListFiltersProps) {
  const { texts, language } = useWording();
  const [later, setLater] = useState<typeof import('./FilterChoice.tsx') | null>(null);
  const [draft, setDraft] = useState<FilterDraft | null>(null);
  const { facets, address } = draft ?? list;
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
      closeLabel={texts.frame.close}
      onToggle={() => import('./FilterChoice.tsx').then(setLater, () => undefined)}
      foot={
        later === null ? (
          <Button variant="main" isFullWidth data-leads-on popoverTarget={sheetId} popoverTargetAction="hide">
            {texts.listing.showResults({ total: list.total, formatted: formatNumber(list.total, language) })}
          </Button>
        ) : (
          <later.FilterChoice {...list} sheetId={sheetId} onDraft={setDraft} />
        )
      }
    >
      {shown.map((facet, index) => (
        <FacetSection key={facet.name} facet={facet} address={address} isOpenAtFirst={index < openFacets} />
      ))}
    </Sheet>
  );
}
