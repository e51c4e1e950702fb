import {
  accountPasswordPath,
  accountPath,
  accountPersonPath,
  boughtArticlesPath,
  newAddress,
  orderAgainPath,
  ownBudgetsPath,
} from '#contract/account-path.ts';
import { emailConfirmRoute } from '#contract/email-path.ts';
import { offerRequestPath } from '#contract/offer-request-path.ts';
import { ownDevicesPath } from '#contract/own-devices-path.ts';
import { guestOrderPath } from '#contract/order-path.ts';
import { dealerListsPath, shoppingListsPath } from '#contract/shopping-list-path.ts';
import { stockNoticePath } from '#contract/stock-notice-path.ts';
import type { Texts } from '#texts/texts.ts';
import type { AccountData } from '#ui/screens/account/account-data.ts';
import type { DealerListsData } from '#ui/screens/shopping-lists/dealer-lists-data.ts';
import type { OrdersData } from '#ui/screens/orders/orders-data.ts';
import type { ShoppingListsData } from '#ui/screens/shopping-lists/shopping-lists-data.ts';
import type { StockNoticeData } from '#ui/screens/stock-notice/stock-notice-data.ts';
import { page, personalHandle } from '../page-route.ts';

const ordersTitle = (data: OrdersData | undefined, { order: words }: Texts): string =>
  data?.shown === 'order' ? words.number({ number: data.item.orderNumber }) : words.listTitle;

const orders = (id: string, path: string) =>
  page({
    id,
    path,
    view: 'ui/screens/orders/OrdersScreen.tsx',
    lazy: () => import('#ui/screens/orders/OrdersScreen.tsx'),
    texts: ['account', 'basket', 'forms', 'order', 'ownOrders', 'release'],
    loader: async (loading) => (await import('./orders.loader.ts')).loadOrders(loading),
    handle: personalHandle(({ data, texts }) => ordersTitle(data as OrdersData | undefined, texts)),
  });

const accountTitle = (data: AccountData, { account: words }: Texts): string => {
  if (data.edited === null) return words.title;
  return data.edited === newAddress ? words.newTitle : words.changeTitle;
};

/** Another list is another page to whoever hears its title. */
const listsTitle = ({ current }: ShoppingListsData, { shoppingLists: words }: Texts): string =>
  current === null ? words.title : words.titleOf({ name: current.displayName });

const dealerListsTitle = ({ current }: DealerListsData, { shoppingLists: words }: Texts): string =>
  current === null ? words.dealerTitle : words.dealerTitleOf({ name: current.displayName });

const boughtArticles = (id: string, path: string) =>
  page({
    id,
    path,
    view: 'ui/screens/bought-articles/BoughtArticlesScreen.tsx',
    lazy: () => import('#ui/screens/bought-articles/BoughtArticlesScreen.tsx'),
    texts: ['account', 'boughtArticles'],
    loader: async (loading) => (await import('./bought-articles.loader.ts')).loadBoughtArticles(loading),
    handle: personalHandle(({ texts }) => texts.boughtArticles.title),
  });

export const routes = [
  page({
    id: 'account',
    path: accountPath,
    view: 'ui/screens/account/AccountScreen.tsx',
    lazy: () => import('#ui/screens/account/AccountScreen.tsx'),
    texts: ['account', 'checkout', 'forms'],
    loader: async (loading) => (await import('./account.loader.ts')).loadAccount(loading),
    handle: personalHandle(({ data, texts }) => accountTitle(data as AccountData, texts)),
  }),
  page({
    id: 'accountPerson',
    path: accountPersonPath,
    view: 'ui/screens/account-person/AccountPersonScreen.tsx',
    lazy: () => import('#ui/screens/account-person/AccountPersonScreen.tsx'),
    texts: ['account', 'accountPerson', 'forms'],
    loader: async (loading) => (await import('./account-person.loader.ts')).loadAccountPerson(loading),
    handle: personalHandle(({ texts }) => texts.accountPerson.title),
  }),
  page({
    id: 'emailConfirm',
    path: emailConfirmRoute,
    view: 'ui/screens/account-person/EmailConfirmScreen.tsx',
    lazy: () => import('#ui/screens/account-person/EmailConfirmScreen.tsx'),
    texts: ['account', 'accountPerson', 'passwordReset'],
    loader: async (loading) => (await import('./mailed-link.loader.ts')).loadEmailConfirm(loading),
    handle: personalHandle(({ texts }) => texts.accountPerson.confirmEmail),
  }),
  page({
    id: 'accountPassword',
    path: accountPasswordPath,
    view: 'src/app/routes/account-password.page.ts',
    lazy: () => import('./account-password.page.ts'),
    texts: ['account', 'accountPasskeys', 'accountPassword', 'forms'],
    loader: async (loading) => (await import('./account-password.loader.ts')).loadAccountPassword(loading),
    handle: personalHandle(({ texts }) => texts.accountPassword.title),
  }),
  page({
    id: 'shoppingLists',
    path: shoppingListsPath,
    view: 'ui/screens/shopping-lists/ShoppingListsScreen.tsx',
    lazy: () => import('#ui/screens/shopping-lists/ShoppingListsScreen.tsx'),
    texts: ['account', 'shoppingLists'],
    loader: async (loading) => (await import('./shopping-lists.loader.ts')).loadShoppingLists(loading),
    handle: personalHandle(({ data, texts }) => listsTitle(data as ShoppingListsData, texts)),
  }),
  page({
    id: 'dealerLists',
    path: dealerListsPath,
    view: 'ui/screens/shopping-lists/DealerListsScreen.tsx',
    lazy: () => import('#ui/screens/shopping-lists/DealerListsScreen.tsx'),
    texts: ['account', 'shoppingLists'],
    loader: async (loading) => (await import('./shopping-lists.loader.ts')).loadDealerLists(loading),
    handle: personalHandle(({ data, texts }) => dealerListsTitle(data as DealerListsData, texts)),
  }),
  page({
    id: 'ownBudgets',
    path: ownBudgetsPath,
    view: 'ui/screens/own-budgets/OwnBudgetsScreen.tsx',
    lazy: () => import('#ui/screens/own-budgets/OwnBudgetsScreen.tsx'),
    texts: ['account', 'adminBudgets'],
    loader: async (loading) => (await import('./own-budgets.loader.ts')).loadOwnBudgets(loading),
    handle: personalHandle(({ texts }) => texts.adminBudgets.ownTitle),
  }),
  page({
    id: 'ownDevices',
    path: ownDevicesPath,
    view: 'ui/screens/own-devices/OwnDevicesScreen.tsx',
    lazy: () => import('#ui/screens/own-devices/OwnDevicesScreen.tsx'),
    texts: ['account', 'article', 'ownDevices', 'printer'],
    loader: async (loading) => (await import('./own-devices.loader.ts')).loadOwnDevices(loading),
    handle: personalHandle(({ texts }) => texts.ownDevices.title),
  }),
  boughtArticles('boughtArticles', boughtArticlesPath),
  boughtArticles('orderAgain', orderAgainPath),
  orders('orders', '/my/orders'),
  orders('order', '/my/orders/:orderNumber'),
  page({
    id: 'orderLookup',
    path: guestOrderPath,
    view: 'ui/screens/order-lookup/OrderLookupScreen.tsx',
    lazy: () => import('#ui/screens/order-lookup/OrderLookupScreen.tsx'),
    texts: ['basket', 'forms', 'order', 'release'],
    loader: async (loading) => (await import('./order-lookup.loader.ts')).loadOrderLookup(loading),
    handle: personalHandle(({ texts }) => texts.order.title),
  }),
  page({
    id: 'stockNotice',
    path: stockNoticePath,
    view: 'ui/screens/stock-notice/StockNoticeScreen.tsx',
    lazy: () => import('#ui/screens/stock-notice/StockNoticeScreen.tsx'),
    texts: [],
    loader: async (loading) => (await import('./stock-notice.loader.ts')).loadStockNotice(loading),
    handle: personalHandle(({ data, language }) => (data as StockNoticeData).title[language]),
  }),
  page({
    id: 'offerRequest',
    path: offerRequestPath,
    view: 'src/app/routes/offer-request.page.ts',
    lazy: () => import('./offer-request.page.ts'),
    texts: ['account', 'forms', 'offerRequest'],
    loader: async (loading) => (await import('./offer-request.loader.ts')).loadOfferRequest(loading),
    handle: personalHandle(({ texts }) => texts.offerRequest.title),
  }),
];
