import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { texts } from '#texts/de.ts';
import { budgetOf, costCenterOf, erika, karl } from '#tests/support/firm-records.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import type { AdminBudgetsData } from '#ui/screens/admin-budgets/admin-budgets-data.ts';
import { Component as OwnBudgetsScreen } from '#ui/screens/own-budgets/OwnBudgetsScreen.tsx';
import { Component as AdminBudgetsScreen } from '#ui/screens/admin-budgets/AdminBudgetsScreen.tsx';

const { adminBudgets: words } = texts;

const show = (data: AdminBudgetsData) =>
  renderShopPage({
    Screen: AdminBudgetsScreen,
    path: '/my/admin-budgets/:budget?',
    address: '/my/admin-budgets',
    data,
  });

const list = (items: readonly ReturnType<typeof budgetOf>[], search = ''): AdminBudgetsData => ({
  shown: 'list',
  items,
  query: { search, page: 1 },
  pages: 1,
  total: items.length,
});

const center = costCenterOf();
const resting = costCenterOf({ id: 8, number: '200', name: 'Vertrieb', isActive: false });

describe('[S2.4-04] the budgets of a firm', () => {
  it('say whose each is, and what is left of it', () => {
    show(
      list([
        budgetOf(),
        budgetOf({ id: 22, person: karl, costCenter: resting, used: 175_050, period: 'year' }),
      ]),
    );
    const cellsOf = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(cellsOf(/^Erika Muster/)).toEqual(['Monat', '1.500,00 €', '300,00 €', '1.200,00 €']);
    expect(cellsOf(/^Karl Werk, Kostenstelle 200 Vertrieb Kostenstelle inaktiv/)).toEqual([
      'Jahr',
      '1.500,00 €',
      '1.750,50 €',
      '250,50 € zu viel',
    ]);
    expect(screen.getByRole('link', { name: 'Erika Muster' }).getAttribute('href')).toBe(
      '/my/admin-budgets/21',
    );
  });

  it('say since when they count, in the list, at one, and to the buyer', () => {
    const item = budgetOf({ countsFrom: '2026-11-15' });
    const said = 'Zählt seit 15.11.2026; was davor bestellt wurde, ist nicht dabei.';
    for (const shown of [
      () => show(list([item, budgetOf({ id: 22, person: karl })])),
      () => show({ shown: 'one', item, people: [erika], costCenters: [] }),
      () => renderShopPage({ Screen: OwnBudgetsScreen, path: '/my/budgets', data: { items: [item] } }),
    ]) {
      const { unmount } = shown();
      screen.getByText(said);
      unmount();
    }
  });

  it('say what to do next where there is none, or none is found', () => {
    const { unmount } = show(list([]));
    expect(screen.getByRole('link', { name: words.add }).getAttribute('href')).toBe('/my/admin-budgets/new');
    unmount();
    show(list([], 'xyz'));
    expect(screen.getByRole('link', { name: words.endSearch }).getAttribute('href')).toBe(
      '/my/admin-budgets',
    );
  });
});

describe('[S2.4-04] one budget', () => {
  const choices = { people: [erika, karl], costCenters: [center, resting] };

  it('is typed anew, on no cost center that is put to rest; what is wrong is named before it is sent', async () => {
    show({ shown: 'one', item: null, ...choices });
    screen.getByText(words.newHint);
    const options = within(screen.getByRole('combobox', { name: words.costCenter })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([words.anyCostCenter, '100 Verwaltung']);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: new RegExp(words.amount) }), 'viel');
    await user.click(screen.getByRole('button', { name: words.save }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Bitte wählen Sie eine Person, eine Kostenstelle oder beides.');
    expect(alert.textContent).toContain('Bitte geben Sie einen Betrag in Euro ein, z. B. 1.500,00.');
  });

  it('shows what is kept of it, also on a cost center that is put to rest', () => {
    show({
      shown: 'one',
      item: budgetOf({ person: null, costCenter: resting, period: 'quarter' }),
      ...choices,
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Budget: Kostenstelle 200 Vertrieb');
    expect(screen.getByText(/^Verbraucht sind/).textContent.replaceAll('\u00a0', ' ')).toBe(
      'Verbraucht sind in diesem Zeitraum (Quartal) 300,00 € von 1.500,00 € netto.',
    );
    expect(screen.getByRole('textbox', { name: new RegExp(words.amount) })).toHaveProperty(
      'value',
      '1.500,00',
    );
    expect(screen.getByRole('combobox', { name: words.period })).toHaveProperty('value', 'quarter');
    expect(screen.getByRole('combobox', { name: words.person })).toHaveProperty('value', '');
    expect(screen.getByRole('combobox', { name: words.costCenter })).toHaveProperty('value', '8');
    expect(screen.getByText(words.removeHint).tagName).toBe('P');
  });
});

describe('[S2.3-09] the budgets of a person', () => {
  const own = (items: readonly ReturnType<typeof budgetOf>[]) =>
    renderShopPage({
      Screen: OwnBudgetsScreen,
      path: '/my/budgets',
      address: '/my/budgets',
      data: { items },
    });

  it('say what is left, and lead nowhere they may not change', () => {
    own([budgetOf()]);
    expect(screen.getByRole('rowheader').textContent).toMatch(/^Erika Muster/);
    expect(screen.getAllByRole('cell').at(-1)?.textContent.replaceAll('\u00a0', ' ')).toBe('1.200,00 €');
    expect(within(screen.getByRole('table')).queryByRole('link')).toBe(null);
  });

  it('say so where there is none', () => {
    own([]);
    expect(screen.getByRole('heading', { name: words.ownEmptyTitle })).toBeInstanceOf(HTMLElement);
  });
});
