import { systemEndpoints } from '#contract/system.ts';
import { system as german } from '#texts/de/system.ts';
import { system as english } from '#texts/en/system.ts';
import type { Handlers } from '#server/calls/endpoints.ts';
import { saveChoice } from '#server/session/session.repository.ts';
import { sessionIsTaken } from '#server/session/visitor.ts';

/** Configuration, cookies and language (S7.1). */
export function registerSystemRoutes(handlers: Handlers): void {
  handlers.handle(systemEndpoints.config, ({ services, visitor, now }) =>
    services.system.config(visitor, now),
  );

  handlers.handle(systemEndpoints.cookies, async ({ visitor }) => ({
    items: (visitor.language === 'en' ? english : german).cookies,
  }));

  handlers.handle(systemEndpoints.setLanguage, async ({ services, visitor }, { body }) => {
    const sessionId = await visitor.session.ensure(services.database);
    if (!(await saveChoice(services.database, sessionId, { language: body.language })))
      throw sessionIsTaken();
    return { success: true as const, language: body.language };
  });
}
