import { screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import type { ShopFlags, UserState } from '#contract/session.ts';
import { appInputOf } from '#machines/app/app.rules.ts';
import { sampleBootRecord, sampleMember, samplePage, sampleShopFlags } from '#machines/sample-records.ts';
import { texts } from '#texts/de.ts';
import { closeShop, openShop, settle, type ShopView } from '#tests/paths/views/open-shop.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';

const { account } = texts;

async function pagesOf(
  part: Partial<UserState['data']>,
  flags: Partial<ShopFlags> = {},
): Promise<readonly (string | null)[]> {
  const view: ShopView = { shop: null };
  const user = { ...sampleMember, data: { ...sampleMember.data, ...part } };
  const address = '/my/account';
  view.shop = openShop({
    Frame: Outlet,
    pages: [
      {
        id: 'page',
        path: address,
        Component: () => <AccountNavigation current="overview" />,
        loader: () => null,
      },
    ],
    address,
    data: null,
    inputs: appInputOf(
      samplePage({
        path: address,
        boot: { ...sampleBootRecord, user, shop: { ...sampleShopFlags, allowOfferRequest: true, ...flags } },
      }),
    ).actors,
  });
  onTestFinished(() => closeShop(view));
  await settle();
  const navigation = screen.getByRole('navigation', { name: account.pages });
  return within(navigation)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

const ofEverybody = [
  account.overview,
  account.orders,
  account.articles,
  account.devices,
  account.lists,
  account.dealerLists,
  account.offerRequest,
  account.person,
  account.password,
];

it('[S2.4-03][S2.4-04][S2.4-08] leads admins of a firm alone to all its pages', async () => {
  expect(await pagesOf({})).toEqual([
    ...ofEverybody,
    account.ownBudgets,
    account.firm,
    account.releases,
    account.releaseRules,
    account.people,
    account.firmAddresses,
    account.peopleAddresses,
    account.costCenters,
    account.budgets,
    account.statistics,
  ]);
});

it('[S2.4-03][S2.4-04] leads a deputy to the releases, and nobody else to a page of the firm', async () => {
  expect(await pagesOf({ is_admin: false })).toEqual([...ofEverybody, account.ownBudgets, account.releases]);
});

it('[S2.4-03] leads no private customer to a page of a firm', async () => {
  expect(await pagesOf({ kind: 'private', is_approver: false })).toEqual(ofEverybody);
});

it('[S6-10] leads to no request for an offer where none is taken', async () => {
  expect(await pagesOf({ is_admin: false }, { allowOfferRequest: false })).toEqual([
    ...ofEverybody.filter((page) => page !== account.offerRequest),
    account.ownBudgets,
    account.releases,
  ]);
});
