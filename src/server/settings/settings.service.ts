import * as z from 'zod/mini';
import { ArticleDisplay } from '#contract/system.ts';
import type { Database, Executor } from '#server/database/pool.ts';
import { changeSettings, readSettings } from './settings.repository.ts';
import { badgeImages } from '#server/picture/badge-image.ts';
import { refreshed } from '#server/runtime/refreshed.ts';

/** Everything an operator may set, with the default of the product; one source for config, flags and rules. */
const ShopSettings = z.object({
  isDownForMaintenance: z._default(z.boolean(), false),
  isAppApproved: z._default(z.boolean(), true),
  matomoSiteId: z._default(z.string(), ''),
  marginTop: z._default(z.number(), 0),
  themeDate: z._default(z.string(), '2026-01-01'),
  displayMode: z._default(z.string(), 'desktop'),
  type: z._default(z.string(), 'shop'),
  status: z._default(z.string(), 'live'),
  domain: z._default(z.string(), 'kontor.example'),
  language: z._default(z.enum(['de', 'en']), 'de'),
  noImage: z._default(z.string(), '/storage/icons/no-image.svg'),
  /** Category the main menu begins with. */
  mainCatalogSlug: z._default(z.string(), 'druckerverbrauch'),
  /** What `/shop/device`, `/shop/printer` and `/shop/furniture` list, by slugs. */
  deviceProductTypes: z._default(z.array(z.string()), ['geraete', 'rechner']),
  printerArticleTypes: z._default(z.array(z.string()), [
    'etikettendrucker',
    'beschriftungsgeraete',
    'preisauszeichner',
    'druckende-tischrechner',
  ]),
  furnitureCatalogSlug: z._default(z.string(), 'bueromoebel'),
  marketingAsHomepage: z._default(z.boolean(), false),
  adServerZones: z._default(z.array(z.string()), []),
  searchBoxLabel: z._default(z.string(), 'Modell/OEM Nr.'),
  linkTargets: z._default(z.record(z.string(), z.string()), {}),
  allowLogin: z._default(z.boolean(), true),
  loginByEmail: z._default(z.boolean(), true),
  verifyRegisteredEmail: z._default(z.boolean(), true),
  allowRegistration: z._default(z.boolean(), true),
  approveRegistration: z._default(z.boolean(), false),
  allowPasswordReset: z._default(z.boolean(), true),
  minPasswordStrength: z._default(z.number(), 3),
  display_price: z._default(z.boolean(), true),
  display_gross_price: z._default(z.boolean(), true),
  article_display: z._default(ArticleDisplay, {
    show_article_badges: true,
    scale_price_show_badge: true,
    scale_price_show_single_price: true,
    article_badge_images: badgeImages,
  }),
  openingHours: z._default(z.array(z.object({ days: z.string(), hours: z.string() })), [
    { days: 'Montag bis Donnerstag', hours: '8.00 bis 17.00 Uhr' },
    { days: 'Freitag', hours: '8.00 bis 15.30 Uhr' },
  ]),
  address: z._default(
    z.object({
      company: z.string(),
      street: z.string(),
      zip: z.string(),
      city: z.string(),
      country: z.string(),
      phone: z.string(),
      email: z.string(),
    }),
    {
      company: 'Kontor Bürobedarf GmbH',
      street: 'Speicherweg 8',
      zip: '20457',
      city: 'Hamburg',
      country: 'Deutschland',
      phone: '040 000000-0',
      email: 'service@kontor.example',
    },
  ),
  /** VAT id and tax number of the shop, of which an invoice names at least one (§ 14 (4) no. 2 UStG); the default is invented. */
  vatId: z._default(z.string(), 'DE000000000'),
  taxNumber: z._default(z.string(), ''),
  /** Whole calendar years an invoice is kept after its own; fewer are against the law (§ 14b (1) UStG). */
  invoicesKeptYears: z._default(z.number().check(z.int(), z.minimum(8), z.maximum(100)), 8),
  memberArticleNumbers: z._default(z.boolean(), false),
  customerArticleNumbers: z._default(z.boolean(), false),
  cookieNoticeDelayMs: z._default(z.number(), 3000),
  isDemo: z._default(z.boolean(), true),
  isDebug: z._default(z.boolean(), false),
  titleTemplate: z._default(z.string(), '%s – Kontor Bürobedarf'),
  cutOffTime: z._default(z.string(), '15.30'),
  /** Federal state whose public holidays count (docs/decisions/0014), in the notation of date-holidays. */
  holidayState: z._default(z.string(), 'HH'),
  showB2Switcher: z._default(z.boolean(), true),
  allowB2b: z._default(z.boolean(), true),
  allowB2c: z._default(z.boolean(), true),
  defaultMode: z._default(z.enum(['b2b', 'b2c']), 'b2b'),
  taxExemptDisplayText: z._default(z.string(), ''),
  useHekPrice: z._default(z.boolean(), false),
  showEvkOnUseHekPrice: z._default(z.boolean(), false),
  allowOfferRequest: z._default(z.boolean(), true),
  May_order: z._default(z.boolean(), true),
  allowOrdersWithoutStock: z._default(z.boolean(), false),
  /** Whether people may save their shopping lists as tables. */
  userCanExportShoppingList: z._default(z.boolean(), true),
  /** Account for prepayment; the default is invented and receives nothing. */
  iban: z._default(z.string(), 'DE00000000000000000000'),
  /** Identifier of the creditor of SEPA direct debits; the default is the one for tests. */
  sepaCreditorId: z._default(z.string(), 'DE98ZZZ09999999999'),
  bankName: z._default(z.string(), 'Musterbank (Demo)'),
  /** Days the goods of a prepaid order are kept for a buyer who has not paid; then the order is cancelled. */
  prepaymentReservedDays: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(90)), 7),
});
export type ShopSettings = z.output<typeof ShopSettings>;

const lifetimeMs = 1000;
const defaults = ShopSettings.parse({});

/** The settings in a stored value; the defaults when it does not parse, so that a mistake in the table never closes the shop. */
export function settingsIn(value: unknown): ShopSettings {
  const parsed = ShopSettings.safeParse(value ?? {});
  return parsed.success ? parsed.data : defaults;
}

/**
 * The settings as the transaction sees them, for what is kept for good and must not be made of defaults.
 *
 * @throws when what is stored does not parse
 */
export const requireSettings = async (executor: Executor): Promise<ShopSettings> =>
  ShopSettings.parse((await readSettings(executor)) ?? {});

export interface SettingsService {
  /** The settings, at most a second old. */
  readonly read: () => Promise<ShopSettings>;
  /** Changes some; holds at once in this process and within a second in every other. */
  readonly change: (changes: Partial<ShopSettings>) => Promise<ShopSettings>;
}

/** Reads and changes the one row of settings. */
export function createSettingsService(database: Database): SettingsService {
  let changed: { readonly settings: ShopSettings; readonly at: number } | null = null;

  const load = async (): Promise<ShopSettings> => settingsIn(await readSettings(database));
  const stored = refreshed(load, lifetimeMs);

  return {
    // A change made here holds here at once; by the time the note of it expires, what is read knows it, too.
    read: async () =>
      changed !== null && Date.now() - changed.at < 3 * lifetimeMs ? changed.settings : stored(),
    async change(changes) {
      await changeSettings(database, changes);
      const settings = await load();
      changed = { settings, at: Date.now() };
      return settings;
    },
  };
}
