import type { BasketHead } from '#contract/basket.ts';
import type { BootRecord } from '#contract/boot.ts';
import type { ShopFlags, UserState } from '#contract/session.ts';
import type { AppConfig, GlobalConfig } from '#contract/system.ts';
import type { DeliveredPage } from './delivered-page.ts';
import { guestFacts } from './session/session.rules.ts';

/** Whole contract records for catalogues and tests; no product code reads them. */
const globalConfig: GlobalConfig = {
  token: 'sample-token',
  themeDate: '2026-11-01',
  mode: 'shop',
  type: 'desktop',
  status: 'live',
  domain: 'shop.example',
  language: 'de',
  noImage: '/storage/icons/no-image.svg',
  mainCatalogSlug: 'hauptkatalog',
  marketingAsHomepage: false,
  adServerZones: [],
  searchBoxLabel: 'Modell/OEM Nr.',
  linkTargets: {},
  allowLogin: true,
  loginByEmail: true,
  verifyRegisteredEmail: true,
  allowRegistration: true,
  approveRegistration: false,
  allowPasswordReset: true,
  minPasswordStrength: 3,
  display_price: true,
  display_gross_price: true,
  article_display: {
    show_article_badges: true,
    scale_price_show_badge: true,
    scale_price_show_single_price: true,
    article_badge_images: {
      scale_price: '/storage/icons/badge-scale-price.svg',
      video: '/storage/icons/badge-video.svg',
    },
  },
  openingHours: [{ days: 'Mo–Fr', hours: '8–17 Uhr' }],
  address: {
    company: 'Kontor Bürobedarf GmbH',
    street: 'Speicherstraße 1',
    zip: '20457',
    city: 'Hamburg',
    country: 'DE',
    phone: '+49 40 123456',
    email: 'shop@kontor.example',
  },
  memberArticleNumbers: false,
  customerArticleNumbers: false,
  cookieNoticeDelayMs: 3000,
  isDemo: true,
  isDebug: false,
  analyticsUrl: '',
  dispatch: { reason: 'today', today: 1, date: '2026-11-23' },
  cutOffTime: '15:30',
  copyrightYear: 2026,
  titleTemplate: '%s - Zusatz',
  release: '1',
};

export const sampleAppConfig: AppConfig = {
  isDownForMaintenance: false,
  isAppApproved: true,
  matomoSiteId: '',
  marginTop: 0,
  basic_system_configs: globalConfig,
};

export const sampleShopFlags: ShopFlags = {
  isB2b: true,
  showB2Switcher: true,
  isTaxExempt: false,
  taxExemptDisplayText: '',
  useHekPrice: false,
  showEvkOnUseHekPrice: false,
  allowB2b: true,
  allowB2c: true,
  allowOfferRequest: false,
  May_order: true,
  allowOrdersWithoutStock: false,
};

export const sampleGuest: UserState = {
  ...guestFacts,
  sessionId: 'sample-session',
  salutations: ['none', 'frau', 'herr', 'divers'],
  titles: [],
  occupations: [],
  departments: [],
  genders: [],
  countries: ['DE', 'AT', 'CH'],
};

export const sampleBasketHead: BasketHead = {
  version: 1,
  article_count: 3,
  position_count: 2,
  goodsNet: 4200,
  goodsGross: 4998,
};

export const sampleBootRecord: BootRecord = {
  config: sampleAppConfig,
  user: sampleGuest,
  shop: sampleShopFlags,
  head: sampleBasketHead,
  menu: [{ label: 'Toner', path: '/shop/catalog/toner' }],
};

/** The home page as a guest gets it, with what is said otherwise. */
export const samplePage = (part: Partial<DeliveredPage> = {}): DeliveredPage => ({
  boot: sampleBootRecord,
  path: '/',
  documentStatus: 200,
  reloadedFor: null,
  ...part,
});

/** The boot record with other switches of the shop's configuration. */
export const sampleBootWith = (configs: Partial<GlobalConfig>): BootRecord => ({
  ...sampleBootRecord,
  config: { ...sampleAppConfig, basic_system_configs: { ...globalConfig, ...configs } },
});

/** Who buys for a firm and administers its account. */
export const sampleMember: UserState = {
  ...sampleGuest,
  guest: false,
  data: {
    ...sampleGuest.data,
    is_admin: true,
    is_approver: true,
    id: 7,
    email: 'einkauf@muster-gmbh.example',
    firstname: 'Erika',
    lastname: 'Muster',
    company: 'Muster GmbH',
    customerNumber: '10007',
    kind: 'company',
  },
  my: { openOrders: 2 },
};
