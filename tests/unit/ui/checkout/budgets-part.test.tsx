import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BudgetStand } from '#contract/budget.ts';
import { budgetStand as words } from '#texts/de/budget-stand.ts';
import { sampleBasket, samplePosition } from '#machines/basket/basket.samples.ts';
import { Component as BasketScreen } from '#ui/screens/basket/BasketScreen.tsx';
import { renderShopPage } from './shop-page.tsx';

const show = (budgetInfos: BudgetStand[], externalCatalog: { id: string; name: string } | null = null) =>
  renderShopPage({
    Screen: BasketScreen,
    path: '/shop/basket',
    data: {
      basket: {
        ...sampleBasket(5, [samplePosition()]),
        budgetInfos,
        externalCatalog: externalCatalog && { ...externalCatalog, isInspected: false },
      },
    },
  });

const purchase: BudgetStand = {
  name: 'Einkauf',
  period: 'month',
  amount: 100_000,
  used: 81_200,
  share: 14_000,
};

it('[S3.3-01] the basket says of each budget what is used, and what it would be with this basket', async () => {
  show([purchase, { ...purchase, name: 'Kaja Firma', period: 'year', amount: 90_000 }]);
  const part = await screen.findByRole('region', { name: words.title });
  const said = within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(said).toEqual([
    'Budget Einkauf: 812,00 € von 1.000,00 € in diesem Monat, mit diesem Warenkorb 952,00 €',
    'Budget Kaja Firma: 812,00 € von 900,00 € in diesem Jahr, mit diesem Warenkorb 952,00 €52,00 € über dem Budget',
  ]);
});

it('[S3.3-01] a basket that counts in no budget, or is handed over, speaks of none', async () => {
  show([]);
  await screen.findByText('Gutscheincode einlösen');
  expect(screen.queryByRole('region', { name: words.title })).toBe(null);
  cleanup();
  show([purchase], { id: '1', name: 'Einkaufssystem' });
  await screen.findByRole('complementary');
  expect(screen.queryByRole('region', { name: words.title })).toBe(null);
});
