import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { texts } from '#texts/de.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import {
  Component as AdminReleaseRulesScreen,
  type ReleaseRulesData,
} from '#ui/screens/admin-release-rules/AdminReleaseRulesScreen.tsx';

const words = texts.adminReleaseRules;
const stored: ReleaseRulesData = {
  rules: {
    releaseAbove: 150_050,
    categories: ['toner'],
    isOwnerlessReleased: true,
    mayReleaseOwn: false,
    deputy: 'Vera Firma',
    lockedOwners: 0,
    reminderHours: 8,
    deputyHours: 72,
    expiryHours: 336,
  },
  categories: [
    { slug: 'toner', name: 'Toner' },
    { slug: 'papier', name: 'Papier' },
  ],
};

const show = (data: ReleaseRulesData) =>
  renderShopPage({
    Screen: AdminReleaseRulesScreen,
    path: '/my/admin-release-rules',
    address: '/my/admin-release-rules',
    data,
  });

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
const chosen = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.text;

describe('the release rules of a firm', () => {
  it('[S4.3-09] stand there as they were said', () => {
    show(stored);
    expect(screen.getByText(/die Vertretung: Vera Firma\./).isConnected).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: words.releaseAbove }).value).toBe(
      '1.500,50',
    );
    const categories = screen.getByRole('group', { name: words.categories });
    expect(within(categories).getAllByRole('checkbox')).toHaveLength(2);
    expect([box('Toner'), box('Papier'), box(words.isOwnerlessReleased), box(words.mayReleaseOwn)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([chosen(words.reminder), chosen(words.deputyTurn), chosen(words.expiry)]).toEqual([
      '8 Stunden',
      '3 Tagen',
      '2 Wochen',
    ]);
  });

  it('[S4.3-09] keep hours that are none of those to choose, and offer them', () => {
    show({ ...stored, rules: { ...stored.rules, reminderHours: 7 } });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: words.reminder });
    expect([...select.options].map(({ text }) => text)).toEqual(
      ['4', '7', '8', '24'].map((count) => words.hours({ count: Number(count) })),
    );
    expect([chosen(words.reminder), select.value]).toEqual(['7 Stunden', 'kept']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: words.deputyTurn }).options).toHaveLength(
      3,
    );
  });

  it('say so where there is no amount and no deputy', () => {
    show({ ...stored, rules: { ...stored.rules, releaseAbove: null, deputy: null } });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: words.releaseAbove }).value).toBe('');
    expect(screen.getByText(words.whoWithoutDeputy, { exact: false }).isConnected).toBe(true);
  });

  it('[S4.3-09] say how many cost centers have somebody responsible who is locked out, and lead there', () => {
    const { unmount } = show(stored);
    expect(screen.queryByRole('link', { name: words.toCostCenters })).toBe(null);
    unmount();
    show({ ...stored, rules: { ...stored.rules, lockedOwners: 2 } });
    screen.getByText(words.lockedOwners({ count: 2 }));
    expect(screen.getByRole('link', { name: words.toCostCenters }).getAttribute('href')).toBe(
      '/my/admin-cost-centers',
    );
  });
});
