import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { FacetSelection } from '#contract/address-query.ts';
import type { Facet } from '#contract/listing.ts';
import { texts } from '#texts/de.ts';
import { WordingContext } from '#ui/bindings/texts.ts';
import { ActiveFilters } from '#ui/sections/list/ActiveFilters.tsx';
import { FacetSection } from '#ui/sections/list/FacetSection.tsx';
import { ListFilters } from '#ui/sections/list/ListFilters.tsx';
import { listAddressOf } from '#ui/sections/list/list-address.ts';

const facet: Facet = {
  name: 'brand',
  label: 'Marke',
  values: [
    { value: 'hp', label: 'HP', count: 0, isSelected: true },
    { value: 'canon', label: 'Canon', count: 0, isSelected: false },
    { value: 'epson', label: 'Epson', count: 1234, isSelected: false },
  ],
};

function show(filter: FacetSelection = { brand: ['hp'] }) {
  const address = listAddressOf('/shop', `?page=3&filter=${encodeURIComponent(JSON.stringify(filter))}`);
  render(
    <MemoryRouter>
      <WordingContext value={{ texts, language: 'de' }}>
        <ActiveFilters facets={[facet]} address={address} />
        <FacetSection facet={facet} address={address} isOpenAtFirst />
      </WordingContext>
    </MemoryRouter>,
  );
}

it('disables a value without articles, but a selected one stays clickable', () => {
  show();
  const selected = screen.getByRole('checkbox', { name: 'HP 0' });
  expect(selected.getAttribute('href')).toBe('/shop');
  expect(selected.getAttribute('aria-checked')).toBe('true');
  expect(screen.queryByRole('checkbox', { name: /Canon/ })).toBeNull();
  expect(screen.getByText('Canon').closest('[aria-disabled="true"]')).not.toBeNull();
});

it('[S2.11-05][S2.11-08] adds a value to the filter of the address and leaves the page out', () => {
  show();
  const href = screen.getByRole('checkbox', { name: 'Epson 1.234' }).getAttribute('href') ?? '';
  const search = new URLSearchParams(href.split('?')[1]);
  expect(JSON.parse(search.get('filter') ?? '')).toEqual({ brand: ['epson', 'hp'] });
  expect(search.has('page')).toBe(false);
});

it('shows every active filter as a chip that removes it', () => {
  show();
  expect(screen.getByRole('link', { name: /^Filter entfernen:\s*Marke: HP$/ }).getAttribute('href')).toBe(
    '/shop',
  );
  expect(screen.getByRole('link', { name: 'Alle Filter entfernen' }).getAttribute('href')).toBe('/shop');
});

it('[R32] offers no further value when an address holds no more, and says so', () => {
  const others = Array.from({ length: 7 }, (_value, place) => String(place).padStart(78, 'x'));
  show({ brand: ['hp'], category: others });
  expect(screen.queryByRole('link', { name: /Epson/ })).toBeNull();
  expect(screen.getByText('Epson').closest('[aria-disabled="true"]')).not.toBeNull();
  expect(screen.getByRole('checkbox', { name: 'HP 0' })).not.toBeNull();
  expect(screen.getByText(texts.listing.filtersFull)).not.toBeNull();
});

it('says nothing of a limit that is not reached', () => {
  show();
  expect(screen.queryByText(texts.listing.filtersFull)).toBeNull();
});

it('shows no facet with one value, unless it is chosen', () => {
  const single = (isSelected: boolean): Facet => ({
    name: 'make',
    label: 'Ausführung',
    values: [{ value: 'original', label: 'Original', count: 3, isSelected }],
  });
  const showFilters = (facets: readonly Facet[]) =>
    render(
      <MemoryRouter>
        <WordingContext value={{ texts, language: 'de' }}>
          <ListFilters facets={facets} total={3} address={listAddressOf('/shop', '')} understood={null} />
        </WordingContext>
      </MemoryRouter>,
    );
  const { unmount } = showFilters([facet, single(false)]);
  expect(screen.getByText('Marke')).not.toBeNull();
  expect(screen.queryByText('Ausführung')).toBeNull();
  unmount();
  showFilters([facet, single(true)]);
  expect(screen.getByText('Ausführung')).not.toBeNull();
});
