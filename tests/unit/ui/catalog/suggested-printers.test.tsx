import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { openShop, type OpenShop } from '#tests/paths/views/open-shop.tsx';
import { SuggestedPrinters } from '#ui/sections/printer-finder/SuggestedPrinters.tsx';

let shop: OpenShop | null = null;
afterEach(() => shop?.close());

it('marks what was typed in the names of printers, and says how many the list of all holds', () => {
  const nothing = () => undefined;
  const Printers = () => (
    <SuggestedPrinters
      id="printers"
      printers={[{ label: 'HP LaserJet Pro M404dn', path: '/1' }]}
      highlighted={null}
      term="m404"
      total={14}
      notice={null}
      mayShowAll
      onChoose={nothing}
      onShowAll={nothing}
    />
  );
  shop = openShop({
    Frame: Outlet,
    pages: [{ id: 'page', path: '/', Component: Printers }],
    address: '/',
  });
  const option = screen.getByRole('option');
  expect(option.textContent).toBe('HP LaserJet Pro M404dn');
  expect(option.querySelector('mark')?.textContent).toBe('M404');
  expect(screen.getByRole('button', { name: 'Alle 14 Drucker zeigen' })).toBeTruthy();
});
