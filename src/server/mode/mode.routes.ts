import { sessionEndpoints } from '#contract/session.ts';
import { isModeAllowed } from '#domain/mode.ts';
import type { Call, Handlers } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { saveChoice } from '#server/session/session.repository.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import { shopFlagsOf } from './mode.service.ts';
import { sessionIsTaken } from '#server/session/visitor.ts';
import type { Mode } from '#server/session/visitor.ts';

async function switchMode({ services, visitor }: Call, mode: Mode) {
  const settings = await services.settings.read();
  if (!isModeAllowed(mode, settings))
    refuse('mode.notAllowed', orderingTexts(visitor.language).modeNotAllowed);
  const sessionId = await visitor.session.ensure(services.database);
  if (!(await saveChoice(services.database, sessionId, { mode }))) throw sessionIsTaken();
  const switched = { ...visitor, mode };
  return {
    success: true as const,
    shop: shopFlagsOf(switched, settings),
    head: await services.basket.head(switched),
  };
}

/** Business and private mode (S4.2); refused unless the shop allows the mode (R29). */
export function registerModeRoutes(handlers: Handlers): void {
  handlers.handle(sessionEndpoints.setB2b, (call) => switchMode(call, 'b2b'));
  handlers.handle(sessionEndpoints.setB2c, (call) => switchMode(call, 'b2c'));
}
