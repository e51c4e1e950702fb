import * as z from 'zod/mini';
import { BasketHead } from './basket.ts';
import { countries, salutations } from './address-choices.ts';
import { get, post } from './endpoint.ts';
import { line, text } from './text.ts';

/** Mode decides net or gross (S4.2). */
export const Mode = z.enum(['b2b', 'b2c']);
export type Mode = z.infer<typeof Mode>;

/** The visitor as every view knows it (S3.10). */
export const UserState = z.object({
  /** Public value, never the session's secret (docs/decisions/0004). */
  sessionId: z.string(),
  guest: z.boolean(),
  isBackendUser: z.boolean(),
  data: z.object({
    is_backend_user: z.boolean(),
    is_admin: z.boolean(),
    /** Releases orders of the firm: an admin of it, or their deputy. */
    is_approver: z.boolean(),
    /** Came from a procurement system and acts for somebody nobody is told of (docs/decisions/0112). */
    is_visit: z.boolean(),
    id: z.nullable(z.number()),
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    company: z.string(),
    customerNumber: z.string(),
    kind: z.enum(['guest', 'private', 'company']),
  }),
  my: z.object({ openOrders: z.number() }),
  salutations: z.array(z.enum(salutations)),
  titles: z.array(z.string()),
  occupations: z.array(z.string()),
  departments: z.array(z.string()),
  genders: z.array(z.string()),
  countries: z.array(z.enum(countries)),
  user_payments_configs: z.array(z.string()),
});
export type UserState = z.infer<typeof UserState>;

/** Switches of the shop (S3.12). */
export const ShopFlags = z.object({
  isB2b: z.boolean(),
  showB2Switcher: z.boolean(),
  isTaxExempt: z.boolean(),
  taxExemptDisplayText: z.string(),
  useHekPrice: z.boolean(),
  showEvkOnUseHekPrice: z.boolean(),
  allowB2b: z.boolean(),
  allowB2c: z.boolean(),
  allowOfferRequest: z.boolean(),
  May_order: z.boolean(),
  allowOrdersWithoutStock: z.boolean(),
});
export type ShopFlags = z.infer<typeof ShopFlags>;

/** Facts that change together when a visitor signs in or out. */
export const Identity = z.object({
  success: z.literal(true),
  token: z.string(),
  user: UserState,
  shop: ShopFlags,
  head: BasketHead,
});

export const sessionEndpoints = {
  user: get({
    name: 'session.user',
    path: '/systems/user',
    access: 'everybody',
    summary: 'Who the visitor is, with the lists its forms need.',
    spec: ['S7.1-05', 'S3.10-01'],
    reply: z.object({ user: UserState, shop: ShopFlags, head: BasketHead }),
  }),
  token: get({
    name: 'session.token',
    path: '/systems/token',
    access: 'everybody',
    isOrdering: true,
    summary: 'The CSRF token of the session.',
    spec: ['S7.1-04'],
    reply: z.object({ token: z.string() }),
  }),
  login: post({
    name: 'session.login',
    path: '/login',
    access: 'everybody',
    weight: 10,
    mayBeginAnew: true,
    summary: 'Signs in with a password; the guest basket is merged once.',
    spec: ['S7.2-05', 'S4.2-06'],
    body: z.strictObject({ email: line(160), password: text(10_000), redirectTo: z.optional(text(1000)) }),
    reply: z.extend(Identity, {
      redirectTo: z.string(),
      /** True where the basket tells what became of the guest's: added to one kept from before, changed or refused. */
      isBasketMerged: z.boolean(),
    }),
  }),
  openWayIn: post({
    name: 'session.openWayIn',
    path: '/login/way-in',
    access: 'everybody',
    mayBeginAnew: true,
    summary:
      'Uses a mailed way in up: this browser may try the password apart from strangers. Signs nobody in.',
    spec: ['S7.2-05'],
    body: z.strictObject({ token: line(100) }),
    reply: z.object({ success: z.literal(true) }),
  }),
  logout: post({
    name: 'session.logout',
    path: '/logout',
    access: 'everybody',
    mayBeginAnew: true,
    summary: 'Signs out; the session is replaced.',
    spec: ['S4.2-06'],
    body: z.strictObject({ redirectTo: z.optional(text(1000)) }),
    reply: z.extend(Identity, { redirectTo: z.string() }),
  }),
  setB2b: post({
    name: 'session.setB2b',
    path: '/systems/set-b2b',
    access: 'everybody',
    summary: 'Switches to business mode (net prices).',
    spec: ['S7.2-04', 'S4.2-01'],
    reply: z.object({ success: z.literal(true), shop: ShopFlags, head: BasketHead }),
  }),
  setB2c: post({
    name: 'session.setB2c',
    path: '/systems/set-b2c',
    access: 'everybody',
    summary: 'Switches to private mode (gross prices).',
    spec: ['S7.2-04', 'S4.2-01'],
    reply: z.object({ success: z.literal(true), shop: ShopFlags, head: BasketHead }),
  }),
};
