import Holidays from 'date-holidays';
import type { BootRecord } from '#contract/boot.ts';
import type { AppConfig, Dispatch } from '#contract/system.ts';
import { nextDispatch } from '#domain/delivery-cutoff.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { mainMenuOf } from './main-menu.ts';
import { release } from '#server/runtime/release.ts';
import { listMainCategories } from './system.repository.ts';
import type { Call } from '#server/calls/endpoints.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import { shopFlagsOf } from '#server/mode/mode.service.ts';
import { refreshed } from '#server/runtime/refreshed.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { userStateOf } from '#server/session/user-state.ts';

const timeZone = 'Europe/Berlin';
const menuLifetimeMs = 60_000;

const berlinParts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Public holidays of one German state; each day is looked up once. */
function holidaysOf(state: string): (day: string) => boolean {
  const calendar = new Holidays('DE', state);
  const known = new Map<string, boolean>();
  return (day) => {
    const answer =
      known.get(day) ??
      calendar
        .getHolidays(Number(day.slice(0, 4)))
        .some((holiday) => holiday.type === 'public' && holiday.date.startsWith(day));
    known.set(day, answer);
    return answer;
  };
}

const dayMs = 86_400_000;

/** When warehouse goods ordered at this moment leave, on Berlin's clock and calendar (docs/decisions/0014). */
export function createDispatchClock(): (now: Date, cutOffTime: string, state: string) => Dispatch {
  const calendars = new Map<string, (day: string) => boolean>();
  return (now, cutOffTime, state) => {
    const parts = Object.fromEntries(berlinParts.formatToParts(now).map(({ type, value }) => [type, value]));
    const isHoliday = calendars.get(state) ?? holidaysOf(state);
    calendars.set(state, isHoliday);
    const today = Date.parse(`${parts['year']}-${parts['month']}-${parts['day']}`);
    const dayAhead = (days: number): string => new Date(today + days * dayMs).toISOString().slice(0, 10);
    const weekday = weekdays.indexOf(parts['weekday'] ?? '') + 1;
    const { reason, daysAhead } = nextDispatch(
      {
        weekday,
        hour: Number(parts['hour']),
        minute: Number(parts['minute']),
        isHoliday: isHoliday(dayAhead(0)),
      },
      cutOffTime,
      (days) => isHoliday(dayAhead(days)),
    );
    return { reason, today: weekday % weekdays.length, date: dayAhead(daysAhead) };
  };
}

/** Who asks, and when. */
type AskedBy = Pick<Call, 'visitor' | 'session' | 'now'>;

export interface SystemService {
  readonly config: (call: AskedBy) => Promise<AppConfig>;
  /**
   * What a page needs to know about its visitor: one question to the database for somebody with a basket, none for a
   * visitor without a session of its own.
   */
  readonly bootRecord: (call: AskedBy) => Promise<BootRecord>;
}

export interface SystemNeeds {
  readonly foundation: Foundation;
  readonly settings: SettingsService;
  readonly baskets: BasketService;
}

export function createSystemService(needs: SystemNeeds): SystemService {
  const { environment, database } = needs.foundation;
  const dispatchAt = createDispatchClock();
  const categories = refreshed(() => listMainCategories(database), menuLifetimeMs);

  const config = async ({ visitor, session, now }: AskedBy): Promise<AppConfig> => {
    const settings = await needs.settings.read();
    return {
      isDownForMaintenance: settings.isDownForMaintenance,
      isAppApproved: settings.isAppApproved,
      matomoSiteId: settings.matomoSiteId,
      marginTop: settings.marginTop,
      basic_system_configs: {
        token: session.token(),
        themeDate: settings.themeDate,
        mode: settings.displayMode,
        type: settings.type,
        status: settings.status,
        domain: environment.publicUrl === null ? settings.domain : new URL(environment.publicUrl).hostname,
        language: visitor.language,
        noImage: settings.noImage,
        mainCatalogSlug: settings.mainCatalogSlug,
        marketingAsHomepage: settings.marketingAsHomepage,
        adServerZones: settings.adServerZones,
        searchBoxLabel: settings.searchBoxLabel,
        linkTargets: settings.linkTargets,
        allowLogin: settings.allowLogin,
        loginByEmail: settings.loginByEmail,
        verifyRegisteredEmail: settings.verifyRegisteredEmail,
        allowRegistration: settings.allowRegistration,
        approveRegistration: settings.approveRegistration,
        allowPasswordReset: settings.allowPasswordReset,
        minPasswordStrength: settings.minPasswordStrength,
        display_price: settings.display_price,
        display_gross_price: settings.display_gross_price,
        openingHours: settings.openingHours,
        address: settings.address,
        memberArticleNumbers: settings.memberArticleNumbers,
        customerArticleNumbers: settings.customerArticleNumbers,
        cookieNoticeDelayMs: settings.cookieNoticeDelayMs,
        isDemo: settings.isDemo,
        isDebug: settings.isDebug,
        analyticsUrl: environment.analyticsUrl ?? '',
        dispatch: dispatchAt(now, settings.cutOffTime, settings.holidayState),
        cutOffTime: settings.cutOffTime,
        titleTemplate: settings.titleTemplate,
        copyrightYear: Number(berlinParts.formatToParts(now).find(({ type }) => type === 'year')?.value),
        release,
      },
    };
  };

  return {
    config,
    async bootRecord(call) {
      const { visitor } = call;
      const [app, settings, { head, openOrders }, entries] = await Promise.all([
        config(call),
        needs.settings.read(),
        needs.baskets.headAndOpenOrders(visitor),
        categories(),
      ]);
      return {
        config: app,
        user: userStateOf(visitor, openOrders),
        shop: shopFlagsOf(visitor, settings),
        head,
        menu: mainMenuOf(entries, settings.mainCatalogSlug),
      };
    },
  };
}
