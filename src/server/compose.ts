import { compose } from './calls/module.ts';
import { accountModule } from './account/account.module.ts';
import { addressModule } from './address/address.module.ts';
import { firmAddressModule } from './address/firm-address.module.ts';
import { articleModule } from './article/article.module.ts';
import { attemptModule } from './attempt/attempt.module.ts';
import { basketModule } from './basket/basket.module.ts';
import { catalogueModule } from './catalogue/catalogue.module.ts';
import { checkoutModule } from './checkout/checkout.module.ts';
import { contentModule } from './content/content.module.ts';
import { couponModule } from './coupon/coupon.module.ts';
import { directoryModule } from './directory/directory.module.ts';
import { documentModule } from './document/document.module.ts';
import { externalCatalogModule } from './external-catalog/external-catalog.module.ts';
import { firmModule } from './firm/firm.module.ts';
import { firmPeopleModule } from './firm/firm-people.module.ts';
import { firmTableModule } from './firm-table/firm-table.module.ts';
import { flowModule } from './flow/flow.module.ts';
import { freeArticleModule } from './free-article/free-article.module.ts';
import { funnelModule } from './funnel/funnel.module.ts';
import { handedOverBasketModule } from './handed-over-basket/handed-over-basket.module.ts';
import { dealerListModule } from './list/dealer-list.module.ts';
import { invoiceModule } from './invoice/invoice.module.ts';
import { listModule } from './list/list.module.ts';
import { listingModule } from './listing/listing.module.ts';
import { mailModule } from './mail/mail.module.ts';
import { methodModule } from './method/method.module.ts';
import { modeModule } from './mode/mode.module.ts';
import { offerRequestModule } from './offer-request/offer-request.module.ts';
import { orderModule } from './order/order.module.ts';
import { releaseModule } from './order/release.module.ts';
import { ownDeviceModule } from './own-device/own-device.module.ts';
import { personalDataModule } from './personal-data/personal-data.module.ts';
import { personModule } from './person/person.module.ts';
import { pictureModule } from './picture/picture.module.ts';
import { printerModule } from './printer/printer.module.ts';
import { quickOrderModule } from './quick-order/quick-order.module.ts';
import { ratingModule } from './rating/rating.module.ts';
import { registrationModule } from './registration/registration.module.ts';
import { searchModule } from './search/search.module.ts';
import { searchRulesModule } from './search-rules/search-rules.module.ts';
import { sessionModule } from './session/session.module.ts';
import { settingsModule } from './settings/settings.module.ts';
import { signInModule } from './sign-in/sign-in.module.ts';
import { statisticsModule } from './statistics/statistics.module.ts';
import { stockNoticeModule } from './stock-notice/stock-notice.module.ts';
import { storedBasketModule } from './stored-basket/stored-basket.module.ts';
import { supplyModule } from './supply/supply.module.ts';
import { systemModule } from './system/system.module.ts';
import { withdrawalModule } from './withdrawal/withdrawal.module.ts';
import type { Foundation } from './runtime/foundation.ts';

/** The nouns of the shop, each after those it is built from; a new one adds one line. */
export const composeShop = (foundation: Foundation) =>
  compose({ foundation }, [])
    .with('mails', mailModule)
    .with('settings', settingsModule)
    .with('attempts', attemptModule)
    .with('accounts', accountModule)
    .with('addresses', addressModule)
    .with('persons', personModule)
    .with('sessions', sessionModule)
    .with('methods', methodModule)
    .with('firms', firmModule)
    .with('firmAddresses', firmAddressModule)
    .with('baskets', basketModule)
    .with('storedBaskets', storedBasketModule)
    .with('handedOverBaskets', handedOverBasketModule)
    .with('externalCatalogs', externalCatalogModule)
    .with('lists', listModule)
    .with('dealerLists', dealerListModule)
    .with('statistics', statisticsModule)
    .with('signIn', signInModule)
    .with('registrations', registrationModule)
    .with('modes', modeModule)
    .with('checkout', checkoutModule)
    .with('coupons', couponModule)
    .with('freeArticles', freeArticleModule)
    .with('documents', documentModule)
    .with('withdrawals', withdrawalModule)
    .with('orders', orderModule)
    .with('releases', releaseModule)
    .with('invoices', invoiceModule)
    .with('firmPeople', firmPeopleModule)
    .with('firmTables', firmTableModule)
    .with('personalData', personalDataModule)
    .with('catalogue', catalogueModule)
    .with('searchRules', searchRulesModule)
    .with('search', searchModule)
    .with('printers', printerModule)
    .with('ownDevices', ownDeviceModule)
    .with('listing', listingModule)
    .with('quickOrder', quickOrderModule)
    .with('supply', supplyModule)
    .with('directory', directoryModule)
    .with('articles', articleModule)
    .with('pictures', pictureModule)
    .with('stockNotices', stockNoticeModule)
    .with('offerRequests', offerRequestModule)
    .with('system', systemModule)
    .with('content', contentModule)
    .with('flows', flowModule)
    .with('ratings', ratingModule)
    .with('funnel', funnelModule);

export type ShopModules = ReturnType<typeof composeShop>;
export type Services = ShopModules['services'];
