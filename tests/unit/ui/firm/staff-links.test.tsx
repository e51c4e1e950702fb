import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleMember } from '#machines/sample-records.ts';
import { staff } from '#texts/de/staff.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { StaffLinks } from '#ui/sections/staff/StaffLinks.tsx';

it('leads the staff from each of their pages to the others, and nobody else', () => {
  const user = { ...sampleMember, isBackendUser: true };
  renderShopPage({ Screen: () => <StaffLinks current="ratings" />, path: '/ratings', user });
  const menu = screen.getByRole('navigation', { name: staff.heading });
  const links = within(menu).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [staff.flows, '/flows'],
    [staff.registrations, '/registrations'],
    [staff.ratings, '/ratings'],
    [staff.search, '/search-steering'],
  ]);
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[2]]);
  cleanup();
  renderShopPage({ Screen: () => <StaffLinks />, path: '/my/account', user: sampleMember });
  expect(screen.queryByRole('navigation', { name: staff.heading })).toBeNull();
});
