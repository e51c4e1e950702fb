import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAddress } from '#machines/checkout/checkout.samples.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { AddressCards } from '#ui/sections/address-book/AddressCards.tsx';

it('tells the ways to change two addresses of one firm apart', () => {
  const at = (id: number, street: string) => ({ ...sampleAddress, id, company: 'Muster GmbH', street });
  const addresses = [at(1, 'Hafenstraße'), at(2, 'Lagerweg')];
  renderShopPage({
    Screen: () => <AddressCards addresses={addresses} pathOf={(id) => `/my/address/${id}`} />,
    path: '/',
  });
  const names = screen.getAllByRole('link', { name: /^Adresse .* ändern$/ }).map((link) => link.textContent);
  expect(names.map((name) => /Hafenstraße|Lagerweg/.exec(name)?.[0])).toEqual(['Hafenstraße', 'Lagerweg']);
});
