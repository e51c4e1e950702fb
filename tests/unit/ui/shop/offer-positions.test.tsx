import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { OfferPositions } from '#ui/screens/offer-request/OfferPositions.tsx';

const view = {
  item: null,
  positions: [
    {
      id: 1,
      articleNumber: 'K10001',
      shopDepotId: 1,
      displayName: 'Kontor Toner',
      manufacturerNumber: 'KT-1',
      quantity: 1,
      unit: 'Stück',
      url: '',
      image: '',
      min_order_price_unit: 1,
      max_order_price_unit: 1000,
      step_order_price_unit: 1,
    },
  ],
  problem: null,
  positionProblem: null,
  reference: '',
  state: 'ready',
  isBusy: false,
  isFixed: false,
  lastSent: null,
  isAdding: false,
} as never;

it('names the number of the maker of a request as its mail does, whoever the maker is', () => {
  renderShopPage({
    Screen: () => <OfferPositions view={view} send={() => undefined} />,
    path: '/offerrequest',
  });
  expect(screen.getByText('Hersteller-Nr. KT-1').isConnected).toBe(true);
  expect(screen.queryByText(/OEM/)).toBeNull();
});
