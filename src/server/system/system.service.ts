import type { BootRecord } from '#contract/boot.ts';
import type { AppConfig } from '#contract/system.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { createDispatchClock } from './dispatch-clock.ts';
import { mainMenuOf } from './main-menu.ts';
import { release } from '#server/runtime/release.ts';
import { listMainCategories } from './system.repository.ts';
import type { Call } from '#server/calls/endpoints.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import { shopFlagsOf } from '#server/mode/mode.service.ts';
import { refreshed } from '#server/runtime/refreshed.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { userStateOf } from '#server/session/user-state.ts';

const menuLifetimeMs = 60_000;

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
  const { environment, database, holidays } = needs.foundation;
  const dispatchAt = createDispatchClock(holidays);
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
        article_display: settings.article_display,
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
        copyrightYear: Number(berlinDay(now).slice(0, 4)),
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
