import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { texts } from '#texts/de.ts';
import { budgetOf, costCenterOf, erika, karl } from '#tests/support/firm-records.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import type { AdminCostCentersData } from '#ui/screens/admin-cost-centers/admin-cost-centers-data.ts';
import { Component as AdminCostCentersScreen } from '#ui/screens/admin-cost-centers/AdminCostCentersScreen.tsx';

const { adminCostCenters: words, account } = texts;

const show = (data: AdminCostCentersData) =>
  renderShopPage({
    Screen: AdminCostCentersScreen,
    path: '/my/admin-cost-centers/:costCenter?',
    address: '/my/admin-cost-centers',
    data,
  });

const list = (
  items: readonly ReturnType<typeof costCenterOf>[],
  { search = '', isNeeded = false } = {},
): AdminCostCentersData => ({
  shown: 'list',
  items,
  query: { search, page: 1 },
  pages: 1,
  total: items.length,
  isNeeded,
});

const rowOf = (name: RegExp): readonly string[] =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

describe('[S2.4-03] the cost centers of a firm', () => {
  it('say who answers for each, who may book on it and how far its budgets are used', () => {
    const people = [erika, karl, { ...karl, id: 13 }, { ...karl, id: 14 }];
    show(
      list([
        costCenterOf({
          owner: { ...erika, isActive: true },
          people: [erika, karl],
          budgets: [budgetOf({ person: null, period: 'quarter' }), budgetOf({ id: 22, person: karl })],
        }),
        costCenterOf({ id: 8, number: '200', name: 'Vertrieb', isActive: false, people }),
        costCenterOf({
          id: 9,
          number: '300',
          name: 'Werkstatt',
          owner: { ...karl, isActive: false },
        }),
      ]),
    );
    expect(rowOf(/^100 Verwaltung/)).toEqual([
      'Erika Muster',
      'Erika Muster, Karl Werk',
      'Quartal: 300,00 € von 1.500,00 €Monat: 300,00 € von 1.500,00 €für Karl Werk',
    ]);
    expect(rowOf(/^200 Vertrieb Inaktiv/)).toEqual(['niemand', '4 Personen', 'keines']);
    expect(rowOf(/^300 Werkstatt/).slice(0, 2)).toEqual([`Karl Werk${words.locked}`, 'Alle']);
    const link = screen.getByRole('link', { name: '100 Verwaltung' });
    expect(link.getAttribute('href')).toBe('/my/admin-cost-centers/7');
    expect(screen.queryByText(new RegExp(words.isNeeded))).toBe(null);
  });

  it('say that every position needs one, where the firm asks for that', () => {
    show(list([costCenterOf()], { isNeeded: true }));
    expect(screen.getByText(new RegExp(words.isNeeded)).textContent).toContain(words.intro);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: words.need }).checked).toBe(true);
  });

  it('say what to do next where there is none, or none is found', async () => {
    const { unmount } = show(list([]));
    expect(screen.getByRole('heading', { name: words.emptyTitle }).tagName).toBe('H2');
    expect(screen.getByRole('link', { name: words.add }).getAttribute('href')).toBe(
      '/my/admin-cost-centers/new',
    );
    expect(screen.queryByRole('search')).toBe(null);
    unmount();
    const { router } = show(list([], { search: 'xyz' }));
    expect(screen.getByText('Zu „xyz“ gibt es in Ihrer Firma keine Kostenstelle.').tagName).toBe('P');
    const user = userEvent.setup();
    await user.clear(screen.getByRole('searchbox', { name: words.search }));
    await user.type(screen.getByRole('searchbox', { name: words.search }), 'a b{Enter}');
    expect(router.state.location.search).toBe('?search=a+b');
  });
});

describe('[S2.4-03] one cost center', () => {
  it('is typed anew with nobody chosen, and cannot be put to rest before it is there', () => {
    show({ shown: 'one', item: null, people: [erika, karl] });
    expect(screen.getByRole('heading', { level: 1, name: words.newTitle }).tagName).toBe('H1');
    expect(screen.getByRole('combobox', { name: words.owner })).toHaveProperty('value', '');
    expect(screen.queryByRole('radio')).toBe(null);
    expect(screen.queryByText(words.remove)).toBe(null);
  });

  it('shows what is kept of it; whoever was named and has left stays in sight', () => {
    const gone = { id: 30, name: 'Gerd Gegangen', email: 'gerd@muster.example' };
    const item = costCenterOf({ owner: { ...gone, isActive: false }, people: [karl, gone], isActive: false });
    show({ shown: 'one', item, people: [erika, karl] });
    expect(screen.getByRole('textbox', { name: new RegExp(words.number) })).toHaveProperty('value', '100');
    expect(screen.getByRole('combobox', { name: words.owner })).toHaveProperty('value', '30');
    expect(screen.getByRole('radio', { name: words.states.inactive })).toHaveProperty('checked', true);
    const ticks = screen
      .getAllByRole('checkbox')
      .map((tick) => [(tick as HTMLInputElement).name, (tick as HTMLInputElement).checked]);
    expect(ticks).toEqual([
      ['person.11', false],
      ['person.12', true],
      ['person.30', true],
    ]);
    screen.getByText(words.ownerInactive({ owner: gone.name }));
    expect(screen.getByText(words.removeHint).tagName).toBe('P');
  });

  it('tells two people of one name apart by their mail addresses', () => {
    const twin = { id: 40, name: karl.name, email: 'k.werk@muster.example' };
    show({ shown: 'one', item: null, people: [karl, twin, erika] });
    const options = within(screen.getByRole('combobox', { name: words.owner })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      words.noOwner,
      'Karl Werk (karl@muster.example)',
      'Karl Werk (k.werk@muster.example)',
      'Erika Muster',
    ]);
  });

  it('names what is missing before anything is sent', async () => {
    show({ shown: 'one', item: null, people: [] });
    await userEvent.setup().click(screen.getByRole('button', { name: words.save }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(account.errorTitle);
    expect(alert.textContent).toContain('Nummer fehlt.');
    expect(alert.textContent).toContain('Bezeichnung fehlt.');
  });
});
