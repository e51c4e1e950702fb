import { accountAccessEndpoints } from './account-access.ts';
import { addressBookEndpoints } from './address-book.ts';
import { addressEndpoints } from './address.ts';
import { adminAddressEndpoints, adminUserAddressEndpoints } from './admin-addresses.ts';
import { adminBudgetEndpoints } from './admin-budgets.ts';
import { adminReleaseRuleEndpoints } from './admin-release-rules.ts';
import { adminTableEndpoints } from './admin-tables.ts';
import { adminCostCenterEndpoints } from './admin-cost-centers.ts';
import { adminImportEndpoints } from './admin-import.ts';
import { adminUserEndpoints, invitationEndpoints } from './admin-users.ts';
import { adminStatisticsEndpoints } from './admin-statistics.ts';
import { adminOrderEndpoints, waitingOrderEndpoints } from './admin-orders.ts';
import { articleEndpoints } from './article.ts';
import { basketBookingEndpoints } from './basket-booking.ts';
import { basketEndpoints } from './basket.ts';
import { boughtArticleEndpoints } from './bought-articles.ts';
import { comparisonEndpoints } from './comparison.ts';
import { checkoutEndpoints } from './checkout.ts';
import { contentEndpoints } from './content.ts';
import { couponEndpoints } from './coupon.ts';
import { dealerListEndpoints } from './dealer-list.ts';
import { directoryEndpoints } from './directory.ts';
import { externalCatalogEndpoints } from './external-catalog.ts';
import { flowEndpoints } from './flows.ts';
import { freeArticleEndpoints } from './free-article.ts';
import { funnelEndpoints } from './funnel.ts';
import { handedOverBasketEndpoints } from './handed-over-basket.ts';
import { lastOrderEndpoints } from './last-order.ts';
import { invoiceEndpoints } from './invoice.ts';
import { listingEndpoints } from './listing.ts';
import { methodEndpoints } from './method.ts';
import { offerRequestEndpoints } from './offer-request.ts';
import { orderLookupEndpoints } from './order-lookup.ts';
import { orderEndpoints } from './order.ts';
import { passkeyEndpoints } from './passkey.ts';
import { passwordEndpoints } from './password.ts';
import { ownDeviceEndpoints } from './own-devices.ts';
import { personEndpoints } from './person.ts';
import { ownBudgetEndpoints } from './own-budgets.ts';
import { personalDataEndpoints } from './personal-data.ts';
import { printerEndpoints } from './printer.ts';
import { quickOrderEndpoints } from './quick-order.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { ownRatingEndpoints } from './own-rating.ts';
import { ratingEndpoints } from './rating.ts';
import { searchMissEndpoints } from './search-misses.ts';
import { searchSteeringEndpoints } from './search-steering.ts';
import { registrationEndpoints } from './registration.ts';
import { sessionEndpoints } from './session.ts';
import { shoppingListEndpoints } from './shopping-list.ts';
import { shownRatingEndpoints } from './shown-ratings.ts';
import { stockNoticeEndpoints } from './stock-notice.ts';
import { storedBasketEndpoints } from './stored-basket.ts';
import { systemEndpoints } from './system.ts';
import { waitingRatingEndpoints } from './waiting-ratings.ts';
import { waitingRegistrationEndpoints } from './waiting-registrations.ts';
import { withdrawalEndpoints } from './withdrawal.ts';

/** Every call of the contract, by noun; server registration, reference and OpenAPI file come from this list. */
export const endpointGroups = {
  system: systemEndpoints,
  session: sessionEndpoints,
  listing: listingEndpoints,
  printer: printerEndpoints,
  ownDevices: ownDeviceEndpoints,
  directory: directoryEndpoints,
  article: articleEndpoints,
  comparison: comparisonEndpoints,
  basket: basketEndpoints,
  basketBooking: basketBookingEndpoints,
  quickOrder: quickOrderEndpoints,
  method: methodEndpoints,
  address: addressEndpoints,
  addressBook: addressBookEndpoints,
  person: personEndpoints,
  personalData: personalDataEndpoints,
  accountAccess: accountAccessEndpoints,
  secondFactor: secondFactorEndpoints,
  passkey: passkeyEndpoints,
  password: passwordEndpoints,
  registration: registrationEndpoints,
  waitingRegistrations: waitingRegistrationEndpoints,
  waitingRatings: waitingRatingEndpoints,
  shownRatings: shownRatingEndpoints,
  searchSteering: searchSteeringEndpoints,
  searchMisses: searchMissEndpoints,
  shoppingList: shoppingListEndpoints,
  dealerList: dealerListEndpoints,
  checkout: checkoutEndpoints,
  coupon: couponEndpoints,
  freeArticle: freeArticleEndpoints,
  storedBasket: storedBasketEndpoints,
  handedOverBasket: handedOverBasketEndpoints,
  externalCatalog: externalCatalogEndpoints,
  order: orderEndpoints,
  invoice: invoiceEndpoints,
  adminOrders: adminOrderEndpoints,
  adminCostCenters: adminCostCenterEndpoints,
  adminBudgets: adminBudgetEndpoints,
  adminReleaseRules: adminReleaseRuleEndpoints,
  adminStatistics: adminStatisticsEndpoints,
  adminTables: adminTableEndpoints,
  adminUsers: adminUserEndpoints,
  adminImport: adminImportEndpoints,
  adminAddresses: adminAddressEndpoints,
  adminUserAddresses: adminUserAddressEndpoints,
  invitation: invitationEndpoints,
  ownBudgets: ownBudgetEndpoints,
  boughtArticles: boughtArticleEndpoints,
  waitingOrder: waitingOrderEndpoints,
  orderLookup: orderLookupEndpoints,
  lastOrder: lastOrderEndpoints,
  stockNotice: stockNoticeEndpoints,
  offerRequest: offerRequestEndpoints,
  withdrawal: withdrawalEndpoints,
  content: contentEndpoints,
  flows: flowEndpoints,
  funnel: funnelEndpoints,
  rating: { ...ratingEndpoints, ...ownRatingEndpoints },
} as const;
