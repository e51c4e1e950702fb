import type { Database } from './database/pool.ts';
import type { Environment } from './environment.ts';
import type { Handlers } from './endpoints.ts';
import type { Log } from './log.ts';
import { adoptBasket } from './repositories/basket.repository.ts';
import { registerSessionRoutes } from './routes/session.routes.ts';
import { createLoginService } from './services/login.service.ts';
import { createSettingsService } from './services/system-settings.service.ts';
import type { SessionKeys } from './session-cookie.ts';

/** What services are built from. */
export interface Foundation {
  readonly environment: Environment;
  readonly database: Database;
  readonly keys: SessionKeys;
  readonly log: Log;
  /** The server's clock; tests hand in their own. */
  readonly clock: () => Date;
}

/**
 * Builds every service once, in the order of their needs. A noun adds one line: its constructor function with exactly
 * what it needs.
 */
export function composeServices(foundation: Foundation) {
  const settings = createSettingsService(foundation.database);
  const login = createLoginService({
    foundation,
    mergeBasket: adoptBasket,
    isLoginAllowed: async () => (await settings.read()).allowLogin,
  });
  return { settings, login };
}

export type Services = ReturnType<typeof composeServices>;

/** Registers what answers the contract; one line a noun. */
export function registerRoutes(handlers: Handlers): void {
  registerSessionRoutes(handlers);
}
