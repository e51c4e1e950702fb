import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FirmMember } from '#contract/admin-users.ts';
import { texts } from '#texts/de.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import type { AdminUsersData } from '#ui/screens/admin-users/admin-users-data.ts';
import { Component as AdminUsersScreen } from '#ui/screens/admin-users/AdminUsersScreen.tsx';

const { adminUsers: words } = texts;

const memberOf = (part: Partial<FirmMember> = {}): FirmMember => ({
  id: 11,
  isInvitation: false,
  name: 'Erika Muster',
  email: 'erika@muster.example',
  isAdmin: false,
  isDeputy: false,
  mayOrder: true,
  costCenters: [],
  state: 'active',
  signedInAt: null,
  invitedUntil: null,
  ...part,
});

const show = (data: AdminUsersData) =>
  renderShopPage({
    Screen: AdminUsersScreen,
    path: '/my/admin-users/:member?',
    address: '/my/admin-users',
    data,
  });

const list = (
  items: readonly FirmMember[],
  filters: Readonly<Record<string, string>> = {},
): AdminUsersData => ({
  shown: 'list',
  items,
  query: { search: '', page: 1, filters },
  pages: 1,
  total: items.length,
  changes: [],
});

const cellsOf = (name: RegExp): readonly string[] =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll(' ', ' '));

describe('[S2.4-05] the people of a firm', () => {
  it('say what each may, where they stand and when they were here last', () => {
    show(
      list([
        memberOf({ isAdmin: true, isDeputy: true, signedInAt: '2026-11-20T09:30:00.000Z' }),
        memberOf({ id: 12, name: '', email: 'karl@muster.example', mayOrder: false, state: 'inactive' }),
        memberOf({
          id: 12,
          isInvitation: true,
          name: 'Ina Neu',
          state: 'invited',
          invitedUntil: '2026-12-01T09:30:00.000Z',
        }),
      ]),
    );
    expect(cellsOf(/^Erika Muster/)).toEqual(['Verwaltung', 'Aktiv', expect.stringContaining('20.11.2026')]);
    expect(cellsOf(/^karl@muster.example/)).toEqual([
      'Einkauf, darf nicht bestellen',
      'Gesperrt',
      'noch nie',
    ]);
    expect(cellsOf(/^Ina Neu/)[1]).toContain('Einladung gilt bis');
    const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(linkTo('karl@muster.example')).toBe('/my/admin-users/12');
    expect(linkTo('Ina Neu')).toBe('/my/admin-users/invitation-12');
  });

  it('are narrowed by state and role, each of which keeps the other', () => {
    show(list([], { state: 'inactive' }));
    expect(screen.getByText(words.notFoundText({ term: '' }))).toBeDefined();
    const roles = within(screen.getByRole('navigation', { name: words.byRole }));
    expect(roles.getByRole('link', { name: words.roles.deputy }).getAttribute('href')).toBe(
      '/my/admin-users?state=inactive&role=deputy',
    );
    expect(roles.getByRole('link', { name: words.anyRole }).getAttribute('aria-current')).toBe('page');
    const states = within(screen.getByRole('navigation', { name: words.byState }));
    expect(states.getByRole('link', { name: words.anyState }).getAttribute('href')).toBe('/my/admin-users');
  });

  it('say what was changed about somebody, and let an invitation be sent again or withdrawn', () => {
    const changes = [
      {
        id: 1,
        happenedAt: '2026-11-20T09:30:00.000Z',
        what: 'deactivated',
        personName: 'Erika Muster',
        byName: 'Lea Leitung',
      } as const,
    ];
    const { unmount } = show({ shown: 'one', item: memberOf({ state: 'inactive' }), changes });
    expect(screen.getByText(words.change.deactivated({ person: 'Erika Muster' }))).toBeDefined();
    expect(screen.getByText(/Lea Leitung/)).toBeDefined();
    expect(screen.getByRole('button', { name: words.reactivate })).toBeDefined();
    unmount();
    show({ shown: 'one', item: memberOf({ isInvitation: true, state: 'expired' }), changes: [] });
    expect(screen.getByRole('button', { name: words.inviteAgain })).toBeDefined();
    expect(screen.queryByRole('button', { name: words.save })).toBe(null);
  });

  it('say what the firm loses with somebody before they are locked out, and lead to what they answer for', () => {
    const costCenters = [
      { id: 7, number: '100', name: 'Verwaltung' },
      { id: 8, number: '200', name: 'Vertrieb' },
    ];
    const item = memberOf({ isDeputy: true, costCenters });
    const shown = { shown: 'one', item, changes: [] } as const;
    const { unmount } = show(shown);
    expect(screen.getByText(new RegExp(words.deactivateHint)).textContent).toBe(
      `${words.deactivateHint} Die Person ist die Vertretung: Danach gibt es keine, bis Sie jemand anderem diese Rolle geben. Verantwortlich bleibt die Person für die Kostenstellen 100 Verwaltung, 200 Vertrieb, bis Sie dort jemand anderen wählen.`,
    );
    expect(screen.getByRole('link', { name: '200 Vertrieb' }).getAttribute('href')).toBe(
      '/my/admin-cost-centers/8',
    );
    unmount();
    const many = Array.from({ length: 6 }, (_, index) => ({ ...costCenters[0]!, id: index }));
    show(list([item, memberOf({ id: 12, name: 'Karl Werk', costCenters: many })]));
    expect(cellsOf(/^Erika Muster/)[0]).toBe(
      'VertretungVerantwortlich für die Kostenstellen 100 Verwaltung, 200 Vertrieb',
    );
    expect(cellsOf(/^Karl Werk/)[0]).toBe('EinkaufVerantwortlich für 6 Kostenstellen');
  });
});
