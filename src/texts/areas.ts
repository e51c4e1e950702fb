import { account as accountDe } from './de/account.ts';
import { account as accountEn } from './en/account.ts';
import { accountPassword as accountPasswordDe } from './de/account-password.ts';
import { accountPassword as accountPasswordEn } from './en/account-password.ts';
import { accountPasskeys as accountPasskeysDe } from './de/account-passkeys.ts';
import { accountPasskeys as accountPasskeysEn } from './en/account-passkeys.ts';
import { accountPerson as accountPersonDe } from './de/account-person.ts';
import { accountPerson as accountPersonEn } from './en/account-person.ts';
import { article as articleDe } from './de/article.ts';
import { basket as basketDe } from './de/basket.ts';
import { basketPage as basketPageDe } from './de/basket-page.ts';
import { checkout as checkoutDe } from './de/checkout.ts';
import { errors as errorsDe } from './de/errors.ts';
import { forms as formsDe } from './de/forms.ts';
import { frame as frameDe } from './de/frame.ts';
import { home as homeDe } from './de/home.ts';
import { listing as listingDe } from './de/listing.ts';
import { mode as modeDe } from './de/mode.ts';
import { order as orderDe } from './de/order.ts';
import { search as searchDe } from './de/search.ts';
import { passkey as passkeyDe } from './de/passkey.ts';
import { passwordReset as passwordResetDe } from './de/password-reset.ts';
import { registration as registrationDe } from './de/registration.ts';
import { secondFactor as secondFactorDe } from './de/second-factor.ts';
import { session as sessionDe } from './de/session.ts';
import { supply as supplyDe } from './de/supply.ts';
import { toasts as toastsDe } from './de/toasts.ts';
import { vocabulary as vocabularyDe } from './de/vocabulary.ts';
import { article as articleEn } from './en/article.ts';
import { basket as basketEn } from './en/basket.ts';
import { basketPage as basketPageEn } from './en/basket-page.ts';
import { checkout as checkoutEn } from './en/checkout.ts';
import { errors as errorsEn } from './en/errors.ts';
import { forms as formsEn } from './en/forms.ts';
import { frame as frameEn } from './en/frame.ts';
import { home as homeEn } from './en/home.ts';
import { listing as listingEn } from './en/listing.ts';
import { mode as modeEn } from './en/mode.ts';
import { order as orderEn } from './en/order.ts';
import { search as searchEn } from './en/search.ts';
import { passkey as passkeyEn } from './en/passkey.ts';
import { passwordReset as passwordResetEn } from './en/password-reset.ts';
import { registration as registrationEn } from './en/registration.ts';
import { secondFactor as secondFactorEn } from './en/second-factor.ts';
import { session as sessionEn } from './en/session.ts';
import { supply as supplyEn } from './en/supply.ts';
import { toasts as toastsEn } from './en/toasts.ts';
import { vocabulary as vocabularyEn } from './en/vocabulary.ts';
import { articlePage as articlePageDe } from './de/article-page.ts';
import { articlePage as articlePageEn } from './en/article-page.ts';
import { directory as directoryDe } from './de/directory.ts';
import { directory as directoryEn } from './en/directory.ts';
import { dispatch as dispatchDe } from './de/dispatch.ts';
import { dispatch as dispatchEn } from './en/dispatch.ts';
import { keptPrinters as keptPrintersDe } from './de/kept-printers.ts';
import { keptPrinters as keptPrintersEn } from './en/kept-printers.ts';
import { printerChoice as printerChoiceDe } from './de/printer-choice.ts';
import { printerChoice as printerChoiceEn } from './en/printer-choice.ts';
import { printerLists as printerListsDe } from './de/printer-lists.ts';
import { printerLists as printerListsEn } from './en/printer-lists.ts';
import { ownDevices as ownDevicesDe } from './de/own-devices.ts';
import { ownDevices as ownDevicesEn } from './en/own-devices.ts';
import { printer as printerDe } from './de/printer.ts';
import { printer as printerEn } from './en/printer.ts';
import { cookies as cookiesDe } from './de/cookies.ts';
import { cookies as cookiesEn } from './en/cookies.ts';
import { adminReleaseRules as adminReleaseRulesDe } from './de/admin-release-rules.ts';
import { adminReleaseRules as adminReleaseRulesEn } from './en/admin-release-rules.ts';
import { adminBudgets as adminBudgetsDe } from './de/admin-budgets.ts';
import { adminBudgets as adminBudgetsEn } from './en/admin-budgets.ts';
import { adminCostCenters as adminCostCentersDe } from './de/admin-cost-centers.ts';
import { adminCostCenters as adminCostCentersEn } from './en/admin-cost-centers.ts';
import { adminOverview as adminOverviewDe } from './de/admin-overview.ts';
import { adminOverview as adminOverviewEn } from './en/admin-overview.ts';
import { adminTable as adminTableDe } from './de/admin-table.ts';
import { adminTable as adminTableEn } from './en/admin-table.ts';
import { firmTables as firmTablesDe } from './de/firm-tables.ts';
import { firmTables as firmTablesEn } from './en/firm-tables.ts';
import { adminStatistics as adminStatisticsDe } from './de/admin-statistics.ts';
import { adminStatistics as adminStatisticsEn } from './en/admin-statistics.ts';
import { adminAddresses as adminAddressesDe } from './de/admin-addresses.ts';
import { adminAddresses as adminAddressesEn } from './en/admin-addresses.ts';
import { registrations as registrationsDe } from './de/registrations.ts';
import { registrations as registrationsEn } from './en/registrations.ts';
import { waitingRatings as waitingRatingsDe } from './de/waiting-ratings.ts';
import { waitingRatings as waitingRatingsEn } from './en/waiting-ratings.ts';
import { searchSteering as searchSteeringDe } from './de/search-steering.ts';
import { searchSteering as searchSteeringEn } from './en/search-steering.ts';
import { adminUsers as adminUsersDe } from './de/admin-users.ts';
import { adminUsers as adminUsersEn } from './en/admin-users.ts';
import { tableImport as tableImportDe } from './de/table-import.ts';
import { tableImport as tableImportEn } from './en/table-import.ts';
import { adminOrders as adminOrdersDe } from './de/admin-orders.ts';
import { adminOrders as adminOrdersEn } from './en/admin-orders.ts';
import { basketHandover as basketHandoverDe } from './de/basket-handover.ts';
import { basketHandover as basketHandoverEn } from './en/basket-handover.ts';
import { externalCatalog as externalCatalogDe } from './de/external-catalog.ts';
import { externalCatalog as externalCatalogEn } from './en/external-catalog.ts';
import { boughtArticles as boughtArticlesDe } from './de/bought-articles.ts';
import { boughtArticles as boughtArticlesEn } from './en/bought-articles.ts';
import { shoppingLists as shoppingListsDe } from './de/shopping-lists.ts';
import { shoppingLists as shoppingListsEn } from './en/shopping-lists.ts';
import { offerRequest as offerRequestDe } from './de/offer-request.ts';
import { offerRequest as offerRequestEn } from './en/offer-request.ts';
import { withdrawal as withdrawalDe } from './de/withdrawal.ts';
import { withdrawal as withdrawalEn } from './en/withdrawal.ts';
import { quickOrder as quickOrderDe } from './de/quick-order.ts';
import { quickOrder as quickOrderEn } from './en/quick-order.ts';
import { ownOrders as ownOrdersDe } from './de/own-orders.ts';
import { ownOrders as ownOrdersEn } from './en/own-orders.ts';
import { release as releaseDe } from './de/release.ts';
import { release as releaseEn } from './en/release.ts';
import { compare as compareDe } from './de/compare.ts';
import { compare as compareEn } from './en/compare.ts';

const area = <Sentences>(de: Sentences, en: NoInfer<Sentences>) => ({ de, en });

/**
 * Every area of sentences that views show, in both languages; German decides the shape. The name of an area is its file's in
 * camel case. A browser never loads this module: `src/build/texts-by-route.ts`.
 */
export const areas = {
  account: area(accountDe, accountEn),
  accountPassword: area(accountPasswordDe, accountPasswordEn),
  accountPasskeys: area(accountPasskeysDe, accountPasskeysEn),
  accountPerson: area(accountPersonDe, accountPersonEn),
  article: area(articleDe, articleEn),
  basket: area(basketDe, basketEn),
  basketPage: area(basketPageDe, basketPageEn),
  checkout: area(checkoutDe, checkoutEn),
  errors: area(errorsDe, errorsEn),
  forms: area(formsDe, formsEn),
  frame: area(frameDe, frameEn),
  home: area(homeDe, homeEn),
  listing: area(listingDe, listingEn),
  mode: area(modeDe, modeEn),
  order: area(orderDe, orderEn),
  search: area(searchDe, searchEn),
  passkey: area(passkeyDe, passkeyEn),
  passwordReset: area(passwordResetDe, passwordResetEn),
  registration: area(registrationDe, registrationEn),
  secondFactor: area(secondFactorDe, secondFactorEn),
  session: area(sessionDe, sessionEn),
  supply: area(supplyDe, supplyEn),
  toasts: area(toastsDe, toastsEn),
  vocabulary: area(vocabularyDe, vocabularyEn),
  articlePage: area(articlePageDe, articlePageEn),
  directory: area(directoryDe, directoryEn),
  dispatch: area(dispatchDe, dispatchEn),
  keptPrinters: area(keptPrintersDe, keptPrintersEn),
  printerChoice: area(printerChoiceDe, printerChoiceEn),
  printerLists: area(printerListsDe, printerListsEn),
  printer: area(printerDe, printerEn),
  cookies: area(cookiesDe, cookiesEn),
  adminReleaseRules: area(adminReleaseRulesDe, adminReleaseRulesEn),
  adminBudgets: area(adminBudgetsDe, adminBudgetsEn),
  adminCostCenters: area(adminCostCentersDe, adminCostCentersEn),
  adminOverview: area(adminOverviewDe, adminOverviewEn),
  adminStatistics: area(adminStatisticsDe, adminStatisticsEn),
  adminTable: area(adminTableDe, adminTableEn),
  firmTables: area(firmTablesDe, firmTablesEn),
  adminAddresses: area(adminAddressesDe, adminAddressesEn),
  registrations: area(registrationsDe, registrationsEn),
  waitingRatings: area(waitingRatingsDe, waitingRatingsEn),
  searchSteering: area(searchSteeringDe, searchSteeringEn),
  adminUsers: area(adminUsersDe, adminUsersEn),
  tableImport: area(tableImportDe, tableImportEn),
  adminOrders: area(adminOrdersDe, adminOrdersEn),
  release: area(releaseDe, releaseEn),
  basketHandover: area(basketHandoverDe, basketHandoverEn),
  externalCatalog: area(externalCatalogDe, externalCatalogEn),
  boughtArticles: area(boughtArticlesDe, boughtArticlesEn),
  ownOrders: area(ownOrdersDe, ownOrdersEn),
  ownDevices: area(ownDevicesDe, ownDevicesEn),
  shoppingLists: area(shoppingListsDe, shoppingListsEn),
  offerRequest: area(offerRequestDe, offerRequestEn),
  compare: area(compareDe, compareEn),
  withdrawal: area(withdrawalDe, withdrawalEn),
  quickOrder: area(quickOrderDe, quickOrderEn),
};

type Areas = typeof areas;

/** Every sentence a view may show, by area. */
export type Texts = { readonly [Area in keyof Areas]: Areas[Area]['de'] };

/** Every area in one language. */
export const inLanguage = (language: 'de' | 'en'): Texts =>
  Object.fromEntries(Object.entries(areas).map(([name, sentences]) => [name, sentences[language]])) as Texts;
