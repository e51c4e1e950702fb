import {
  adminAddressesPath,
  adminBudgetsPath,
  adminCostCenterOrdersPath,
  adminCostCentersPath,
  adminOverviewPath,
  adminReleaseRulesPath,
  adminStatisticsPath,
  adminUserAddressesPath,
  adminUserOrdersPath,
} from '#contract/admin-firm-paths.ts';
import { adminOrdersPath } from '#contract/admin-orders-path.ts';
import { adminUsersPath } from '#contract/admin-users-path.ts';
import { adminImportRoute } from '#contract/imported-tables.ts';
import type { Texts } from '#texts/texts.ts';
import { budgetName } from '#ui/sections/firm/budget-name.ts';
import type { AdminAddressesData } from '#ui/screens/admin-addresses/admin-addresses-data.ts';
import type { AdminUserAddressesData } from '#ui/screens/admin-user-addresses/admin-user-addresses-data.ts';
import type { AdminBudgetsData } from '#ui/screens/admin-budgets/admin-budgets-data.ts';
import type { AdminCostCentersData } from '#ui/screens/admin-cost-centers/admin-cost-centers-data.ts';
import type { AdminImportData } from '#ui/screens/admin-import/admin-import-data.ts';
import type { AdminOrdersData } from '#ui/screens/admin-orders/admin-orders-data.ts';
import type { AdminStatisticsData } from '#ui/screens/admin-statistics/admin-statistics-data.ts';
import type { AdminUsersData } from '#ui/screens/admin-users/admin-users-data.ts';
import { AccountError } from '#ui/screens/errors/AccountError.tsx';
import { page, personalHandle } from '../page-route.ts';

const ordersTitle = (data: AdminOrdersData | undefined, { adminOrders, order }: Texts): string =>
  data?.shown === 'order' ? order.number({ number: data.item.order.orderNumber }) : adminOrders.title;

function costCentersTitle(
  data: AdminCostCentersData | undefined,
  { adminCostCenters: words }: Texts,
): string {
  if (data?.shown !== 'one') return words.title;
  return data.item === null ? words.newTitle : words.changeTitle(data.item);
}

function budgetsTitle(data: AdminBudgetsData | undefined, { adminBudgets: words }: Texts): string {
  if (data?.shown !== 'one') return words.title;
  return data.item === null ? words.newTitle : words.changeTitle({ name: budgetName(data.item, words) });
}

const statisticsTitle = (data: AdminStatisticsData | undefined, { adminStatistics: words }: Texts): string =>
  words.titles[data?.query.by ?? 'period'];

function usersTitle(data: AdminUsersData | undefined, { adminUsers: words }: Texts): string {
  if (data?.shown !== 'one') return data?.shown === 'new' ? words.newTitle : words.title;
  return data.item.name === '' ? data.item.email : data.item.name;
}

function addressesTitle(
  data: AdminAddressesData | AdminUserAddressesData | undefined,
  { account, adminAddresses }: Texts,
  whose: 'firm' | 'people',
): string {
  if (data?.shown !== 'one') return adminAddresses[whose].title;
  return data.item === null ? account.newTitle : account.changeTitle;
}

/** One view, whose address says by what is summed up. */
const statisticsPage = (id: string, path: string) =>
  page({
    id,
    path,
    view: 'ui/screens/admin-statistics/AdminStatisticsScreen.tsx',
    lazy: () => import('#ui/screens/admin-statistics/AdminStatisticsScreen.tsx'),
    texts: ['account', 'adminStatistics', 'adminTable'],
    loader: async (loading) => (await import('./admin-statistics.loader.ts')).loadAdminStatistics(loading),
    handle: personalHandle(({ data, texts }) =>
      statisticsTitle(data as AdminStatisticsData | undefined, texts),
    ),
  });

const pages = [
  page({
    id: 'adminOrders',
    // The list and one of its orders are one page: its chart stays while somebody goes from one to the other.
    path: `${adminOrdersPath}/:orderNumber?`,
    view: 'src/app/routes/admin-orders.page.ts',
    lazy: () => import('./admin-orders.page.ts'),
    texts: ['account', 'adminOrders', 'adminTable', 'basket', 'forms', 'order', 'release'],
    loader: async (loading) => (await import('./admin-orders.loader.ts')).loadAdminOrders(loading),
    handle: personalHandle(({ data, texts }) => ordersTitle(data as AdminOrdersData | undefined, texts)),
  }),
  page({
    id: 'adminCostCenters',
    path: `${adminCostCentersPath}/:costCenter?`,
    view: 'ui/screens/admin-cost-centers/AdminCostCentersScreen.tsx',
    lazy: () => import('#ui/screens/admin-cost-centers/AdminCostCentersScreen.tsx'),
    texts: ['account', 'adminCostCenters', 'adminTable', 'forms'],
    loader: async (loading) => (await import('./admin-cost-centers.loader.ts')).loadAdminCostCenters(loading),
    handle: personalHandle(({ data, texts }) =>
      costCentersTitle(data as AdminCostCentersData | undefined, texts),
    ),
  }),
  page({
    id: 'adminBudgets',
    path: `${adminBudgetsPath}/:budget?`,
    view: 'ui/screens/admin-budgets/AdminBudgetsScreen.tsx',
    lazy: () => import('#ui/screens/admin-budgets/AdminBudgetsScreen.tsx'),
    texts: ['account', 'adminBudgets', 'adminTable', 'forms'],
    loader: async (loading) => (await import('./admin-budgets.loader.ts')).loadAdminBudgets(loading),
    handle: personalHandle(({ data, texts }) => budgetsTitle(data as AdminBudgetsData | undefined, texts)),
  }),
  page({
    id: 'adminReleaseRules',
    path: adminReleaseRulesPath,
    view: 'ui/screens/admin-release-rules/AdminReleaseRulesScreen.tsx',
    lazy: () => import('#ui/screens/admin-release-rules/AdminReleaseRulesScreen.tsx'),
    texts: ['account', 'adminReleaseRules'],
    loader: async (loading) =>
      (await import('./admin-release-rules.loader.ts')).loadAdminReleaseRules(loading),
    handle: personalHandle(({ texts }) => texts.adminReleaseRules.title),
  }),
  page({
    id: 'adminUsers',
    path: `${adminUsersPath}/:member?`,
    view: 'ui/screens/admin-users/AdminUsersScreen.tsx',
    lazy: () => import('#ui/screens/admin-users/AdminUsersScreen.tsx'),
    texts: ['account', 'adminTable', 'adminUsers', 'forms'],
    loader: async (loading) => (await import('./admin-users.loader.ts')).loadAdminUsers(loading),
    handle: personalHandle(({ data, texts }) => usersTitle(data as AdminUsersData | undefined, texts)),
  }),
  page({
    id: 'adminImport',
    path: adminImportRoute,
    view: 'src/app/routes/admin-import.page.ts',
    lazy: () => import('./admin-import.page.ts'),
    texts: ['account', 'firmTables', 'tableImport'],
    loader: async (loading) => (await import('./admin-import.loader.ts')).loadAdminImport(loading),
    handle: personalHandle(
      ({ data, texts }) => texts.tableImport.titles[(data as AdminImportData | undefined)?.table ?? 'people'],
    ),
  }),
  page({
    id: 'adminAddresses',
    path: `${adminAddressesPath}/:address?`,
    view: 'ui/screens/admin-addresses/AdminAddressesScreen.tsx',
    lazy: () => import('#ui/screens/admin-addresses/AdminAddressesScreen.tsx'),
    texts: ['account', 'adminAddresses', 'adminTable', 'checkout', 'forms'],
    loader: async (loading) => (await import('./admin-addresses.loader.ts')).loadAdminAddresses(loading),
    handle: personalHandle(({ data, texts }) =>
      addressesTitle(data as AdminAddressesData | undefined, texts, 'firm'),
    ),
  }),
  page({
    id: 'adminUserAddresses',
    path: `${adminUserAddressesPath}/:address?`,
    view: 'ui/screens/admin-user-addresses/AdminUserAddressesScreen.tsx',
    lazy: () => import('#ui/screens/admin-user-addresses/AdminUserAddressesScreen.tsx'),
    texts: ['account', 'adminAddresses', 'adminTable', 'checkout', 'forms'],
    loader: async (loading) => (await import('./admin-addresses.loader.ts')).loadAdminUserAddresses(loading),
    handle: personalHandle(({ data, texts }) =>
      addressesTitle(data as AdminUserAddressesData | undefined, texts, 'people'),
    ),
  }),
  page({
    id: 'adminOverview',
    path: adminOverviewPath,
    view: 'ui/screens/admin-overview/AdminOverviewScreen.tsx',
    lazy: () => import('#ui/screens/admin-overview/AdminOverviewScreen.tsx'),
    texts: ['account', 'adminBudgets', 'adminOverview', 'release'],
    loader: async (loading) => (await import('./admin-overview.loader.ts')).loadAdminOverview(loading),
    handle: personalHandle(({ texts }) => texts.adminOverview.title),
  }),
  statisticsPage('adminStatistics', adminStatisticsPath),
  statisticsPage('adminUserOrders', adminUserOrdersPath),
  statisticsPage('adminCostCenterOrders', adminCostCenterOrdersPath),
];

/** Pages of those who decide for a firm (S2.4); no other account pays for them (docs/decisions/0097). */
export const routes = pages.map((route) => ({ ...route, ErrorBoundary: AccountError }));
