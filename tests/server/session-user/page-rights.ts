import { indexAddresses, sampledLists } from '#tests/support/list-samples.ts';

/** Everybody who opens pages, as far as rights tell them apart. */
export const pageCallers = [
  'guest',
  'private customer',
  'buyer of a firm',
  'deputy of a firm',
  'admin of a firm',
  'buyer of another firm',
  'admin of another firm',
  'own staff',
] as const;
export type PageCaller = (typeof pageCallers)[number];

/** A status, or where somebody is led; `signIn` is the sign-in with the way back. */
type PageOutcome = number | 'signIn' | `/${string}`;
type Outcomes = Readonly<Record<PageCaller, PageOutcome>>;

/** A page with an address of it, and what each caller gets there. */
interface PageRights {
  readonly address: string;
  readonly outcomes: Outcomes;
}

const everybody = (outcome: PageOutcome): Outcomes => ({
  guest: outcome,
  'private customer': outcome,
  'buyer of a firm': outcome,
  'deputy of a firm': outcome,
  'admin of a firm': outcome,
  'buyer of another firm': outcome,
  'admin of another firm': outcome,
  'own staff': outcome,
});

/** @param outcome what people get who are signed in; a page of something that is not theirs is not found */
const forPeople = (outcome: PageOutcome = 200): Outcomes => ({ ...everybody(outcome), guest: 'signIn' });
const forAdmins: Outcomes = {
  ...everybody(403),
  guest: 'signIn',
  'admin of a firm': 200,
  'admin of another firm': 200,
};
const forApprovers: Outcomes = { ...forAdmins, 'deputy of a firm': 200 };
const forStaff: Outcomes = { ...everybody(403), guest: 'signIn', 'own staff': 200 };

const at = (address: string, outcomes: Outcomes = everybody(200)): PageRights => ({ address, outcomes });

/** Something a firm has: who decides there opens it, and every other admin is told that there is none. */
export const ofFirm: Outcomes = { ...forAdmins, 'admin of another firm': 404 };
/** Its list narrowed by something of another firm: a page like every list, and empty. */
export const narrowedByFirm: Outcomes = forAdmins;
/** An order among those of the firm: none for the deputy while it is not their turn. */
export const ofDeciders: Outcomes = { ...ofFirm, 'deputy of a firm': 404 };
/** An order among the own ones of its buyer. */
export const ofBuyer: Outcomes = { ...forPeople(404), 'buyer of a firm': 200 };

const uuid = '00000000-0000-4000-8000-000000000000';

const listsOfPages = sampledLists.filter(({ isPart }) => isPart === true);

/** Every page of the shop by the path of its route. A page that is not listed fails. */
export const pageRights: Readonly<Record<string, PageRights>> = {
  '/': at('/'),
  ...Object.fromEntries(indexAddresses.map((path) => [path, at(path)])),
  '/shop/*': at('/shop/catalog/toner'),
  ...Object.fromEntries(listsOfPages.map(({ path, address }) => [path, at(address)])),
  '/shop/compare': at('/shop/compare?articles=CF259A,CF259X'),
  '/shop/article/:articleKey/:slug?': at(
    '/shop/article/T100121-1',
    everybody('/shop/article/T100121-1/hp-59x-toner-schwarz-cf259x'),
  ),
  '/artnr/:articleNumber': at('/artnr/CF259X'),
  '/shop/basket': at('/shop/basket'),
  '/shop/basket/livebook/:uuid': at(`/shop/basket/livebook/${uuid}`),
  '/shop/basket/external/:uuid': at(`/shop/basket/external/${uuid}`),
  '/shop/external-catalog': at('/shop/external-catalog'),
  '/shop/quick_order': at('/shop/quick_order'),
  '/shop/checkout/:step?': at('/shop/checkout'),
  '/shop/checkout/confirmation/:orderNumber': at('/shop/checkout/confirmation/2026-1', everybody(404)),
  '/order': at('/order'),
  '/stock-notice': at('/stock-notice'),
  '/offerrequest': at('/offerrequest', forPeople()),
  '/page/:slug': at('/page/impressum'),
  '/page/widerrufen': at('/page/widerrufen'),
  '/cookie-config': at('/cookie-config'),
  '/login': at('/login'),
  '/logout': at('/logout'),
  '/login/second-factor': at('/login/second-factor'),
  '/kundenlogin/:alias?': at('/kundenlogin'),
  '/businesslogin/:alias?': at('/businesslogin'),
  '/register': at('/register'),
  '/register/confirm/:token': at('/register/confirm/x'),
  '/register/invitation/:invitedEmail/:token': at('/register/invitation/x@firma.example/x'),
  '/password/request': at('/password/request'),
  '/password/reset/:resetUsername/:token': at('/password/reset/x@firma.example/x'),
  '/my/account': at('/my/account', forPeople()),
  '/my/data': at('/my/data', forPeople()),
  '/my/password': at('/my/password', forPeople()),
  '/my/email/confirm/:token': at('/my/email/confirm/x', forPeople()),
  '/my/shopping_lists': at('/my/shopping_lists', forPeople()),
  '/my/dealer_lists': at('/my/dealer_lists', forPeople()),
  '/my/budgets': at('/my/budgets', forPeople()),
  '/my/devices': at('/my/devices'),
  '/my/articles': at('/my/articles', forPeople()),
  '/my/order_again': at('/my/order_again', forPeople()),
  '/my/orders': at('/my/orders', forPeople()),
  '/my/orders/:orderNumber': at('/my/orders/2026-1', forPeople(404)),
  '/my/admin': at('/my/admin', forAdmins),
  '/my/admin-orders/:orderNumber?': at('/my/admin-orders', forApprovers),
  '/my/admin-user-orders': at('/my/admin-user-orders', forAdmins),
  '/my/admin-costcenter-orders': at('/my/admin-costcenter-orders', forAdmins),
  '/my/admin-cost-centers/:costCenter?': at('/my/admin-cost-centers', forAdmins),
  '/my/admin-budgets/:budget?': at('/my/admin-budgets', forAdmins),
  '/my/admin-release-rules': at('/my/admin-release-rules', forAdmins),
  '/my/admin-users/:member?': at('/my/admin-users', forAdmins),
  '/my/admin-addresses/:address?': at('/my/admin-addresses', forAdmins),
  '/my/admin-user-addresses/:address?': at('/my/admin-user-addresses', forAdmins),
  '/my/admin-statistics': at('/my/admin-statistics', forAdmins),
  '/my/admin-import/:table': at('/my/admin-import/people', forAdmins),
  '/flows/:machine?': at('/flows', forStaff),
  '/ratings/:rating?': at('/ratings', forStaff),
  '/ratings/shown/:rating?': at('/ratings/shown', forStaff),
  '/search-steering/:rule?': at('/search-steering', forStaff),
  '/registrations/:registration?': at('/registrations', forStaff),
  '/503': at('/503', everybody(503)),
  '/http-error/:code?': at('/http-error/404', everybody(404)),
  '/*': at('/gibt-es-nicht', everybody(404)),
};
