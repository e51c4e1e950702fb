import { sessionEndpoints } from '#contract/session.ts';
import { isModeAllowed } from '#domain/mode.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import type { Call, Handle } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { SessionService } from '#server/session/session.service.ts';
import type { Mode } from '#server/session/visitor.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { shopFlagsOf } from './mode.service.ts';

interface ModeRouteNeeds {
  readonly sessions: SessionService;
  readonly settings: SettingsService;
  readonly baskets: BasketService;
}

/** Business and private mode (S4.2); refused unless the shop allows the mode (R29). */
export function registerModeRoutes(handle: Handle, needs: ModeRouteNeeds): void {
  const switchMode = async ({ visitor, session }: Call, mode: Mode) => {
    const settings = await needs.settings.read();
    const isFixed = visitor.externalCatalog !== null && mode !== visitor.mode;
    if (isFixed || !isModeAllowed(mode, settings))
      refuse('mode.notAllowed', orderingTexts(visitor.language).modeNotAllowed);
    const id = await needs.sessions.choose(session, { mode });
    // What the same page puts in beside it belongs to the session that was made.
    const switched = { ...visitor, mode, session: { ...visitor.session, id } };
    return {
      success: true as const,
      shop: shopFlagsOf(switched, settings),
      head: await needs.baskets.head(switched),
    };
  };

  handle(sessionEndpoints.setB2b, (call) => switchMode(call, 'b2b'));
  handle(sessionEndpoints.setB2c, (call) => switchMode(call, 'b2c'));
}
