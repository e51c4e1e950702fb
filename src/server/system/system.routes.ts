import { systemEndpoints } from '#contract/system.ts';
import { system as german } from '#texts/de/system.ts';
import { system as english } from '#texts/en/system.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { SessionService } from '#server/session/session.service.ts';
import type { SystemService } from './system.service.ts';

/** Configuration, cookies and language (S7.1). */
export function registerSystemRoutes(
  handle: Handle,
  { system, sessions }: { readonly system: SystemService; readonly sessions: SessionService },
): void {
  handle(systemEndpoints.config, system.config);

  handle(systemEndpoints.cookies, async ({ visitor }) => ({
    items: (visitor.language === 'en' ? english : german).cookies,
  }));

  handle(systemEndpoints.setLanguage, async ({ session }, { body }) => {
    await sessions.choose(session, { language: body.language });
    return { success: true as const, language: body.language };
  });
}
