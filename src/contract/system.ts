import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';

export const Language = z.enum(['de', 'en']);
export type Language = z.infer<typeof Language>;

/** What tiles say beside the facts of an article (S3.9, docs/decisions/0151). */
export const ArticleDisplay = z.object({
  show_article_badges: z.boolean(),
  scale_price_show_badge: z.boolean(),
  /** Whether a tile says what one piece costs from the next amount on. */
  scale_price_show_single_price: z.boolean(),
  /** Paths of images. */
  article_badge_images: z.object({ scale_price: z.string(), video: z.string() }),
});
export type ArticleDisplay = z.infer<typeof ArticleDisplay>;

/** Configuration every view knows (S3.13). */
export const GlobalConfig = z.object({
  token: z.string(),
  themeDate: z.string(),
  mode: z.string(),
  type: z.string(),
  /** live, livetest or any other; search engines are shown the first only (S4.1). */
  status: z.string(),
  domain: z.string(),
  language: Language,
  noImage: z.string(),
  mainCatalogSlug: z.string(),
  marketingAsHomepage: z.boolean(),
  adServerZones: z.array(z.string()),
  searchBoxLabel: z.string(),
  linkTargets: z.record(z.string(), z.string()),
  allowLogin: z.boolean(),
  loginByEmail: z.boolean(),
  verifyRegisteredEmail: z.boolean(),
  allowRegistration: z.boolean(),
  approveRegistration: z.boolean(),
  allowPasswordReset: z.boolean(),
  minPasswordStrength: z.number(),
  display_price: z.boolean(),
  /** Whether the gross price stands beside a net one. */
  display_gross_price: z.boolean(),
  article_display: ArticleDisplay,
  openingHours: z.array(z.object({ days: z.string(), hours: z.string() })),
  address: z.object({
    company: z.string(),
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    country: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  memberArticleNumbers: z.boolean(),
  customerArticleNumbers: z.boolean(),
  /** Milliseconds before the cookie bar appears (S9). */
  cookieNoticeDelayMs: z.number(),
  /** The shop sells nothing real: basket and order pages say so (S9). */
  isDemo: z.boolean(),
  isDebug: z.boolean(),
  /** Where consented events go; empty = nothing is sent. */
  analyticsUrl: z.string(),
  /** Server clock, calendar and cut-off already applied: when warehouse goods leave that are ordered now (S9). */
  dispatch: z.object({
    reason: z.enum(['today', 'afterCutOff', 'weekend', 'holiday']),
    /** Weekday of today in Berlin, 0 = Sunday. */
    today: z.number(),
    /** Day of the dispatch in Berlin, e.g. `2026-11-23`. */
    date: z.string(),
  }),
  cutOffTime: z.string(),
  /** Frame of every page's title; `%s` is the page's own (S9: '%s - Zusatz' unless configured). */
  titleTemplate: z.string(),
  /** Year of the copyright line, by the server's clock. */
  copyrightYear: z.number(),
  release: z.string(),
});
export type Dispatch = GlobalConfig['dispatch'];
export type GlobalConfig = z.infer<typeof GlobalConfig>;

/** Answer of the config load that is repeated every 15 minutes (S3.13, S4.1). */
export const AppConfig = z.object({
  isDownForMaintenance: z.boolean(),
  isAppApproved: z.boolean(),
  matomoSiteId: z.string(),
  marginTop: z.number(),
  basic_system_configs: GlobalConfig,
});
export type AppConfig = z.infer<typeof AppConfig>;

export const systemEndpoints = {
  config: get({
    name: 'system.config',
    path: '/systems/config',
    access: 'everybody',
    summary: 'Availability and configuration; `wld` is true on the first load of a page.',
    spec: ['S7.1-02', 'S4.1-10', 'S3.13-02'],
    query: z.strictObject({ wld: z.optional(z.enum(['true', 'false'])) }),
    reply: AppConfig,
  }),
  cookies: get({
    name: 'system.cookies',
    path: '/systems/cookies',
    access: 'everybody',
    summary: 'Which cookies and storage entries the shop uses, and what for.',
    spec: ['S7.1-07'],
    reply: z.object({
      items: z.array(
        z.object({ name: z.string(), purpose: z.string(), lifetime: z.string(), isNecessary: z.boolean() }),
      ),
    }),
  }),
  setLanguage: post({
    name: 'system.setLanguage',
    path: '/systems/set-language',
    access: 'everybody',
    summary: "Stores the visitor's choice of language in the session (docs/decisions/0021).",
    spec: ['S1-18'],
    body: z.strictObject({ language: Language }),
    reply: z.object({ success: z.literal(true), language: Language }),
  }),
};
