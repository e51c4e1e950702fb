import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { texts } from '#texts/de.ts';
import { WordingContext } from '#ui/bindings/texts.ts';
import { listAddressOf } from '#ui/sections/list/list-address.ts';
import { ListToolbar } from '#ui/sections/list/ListToolbar.tsx';

const sortOptions = [
  { sortBy: 'relevance', label: 'Relevanz' },
  { sortBy: 'price', label: 'Preis' },
] as const;

function show(search: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/shop',
        element: (
          <WordingContext value={{ texts, language: 'de' }}>
            <ListToolbar sortOptions={[...sortOptions]} address={listAddressOf('/shop', search)} />
          </WordingContext>
        ),
      },
    ],
    { initialEntries: [`/shop${search}`] },
  );
  render(<RouterProvider router={router} />);
  return () => `${router.state.location.pathname}${router.state.location.search}`;
}

const sortField = () => screen.getByLabelText<HTMLSelectElement>(texts.listing.sortLabel);
const turn = () =>
  screen.queryByRole('link', { name: texts.listing.nowDescending }) ??
  screen.queryByRole('link', { name: texts.listing.nowAscending });

it('[S2.11-03] leaves the direction of an order behind with it: the best hits stand first', () => {
  const where = show('?sortBy=price&sortDirection=desc');
  expect(sortField().value).toBe('price');
  fireEvent.input(sortField(), { target: { value: 'relevance' } });
  expect(where()).toBe('/shop');
});

it('lets a list in the reverse of its own order be turned', () => {
  show('?search=toner&sortDirection=desc');
  expect(turn()?.getAttribute('href')).toBe('/shop?search=toner');
});
