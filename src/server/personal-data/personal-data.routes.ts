import { erasedPath } from '#contract/account-path.ts';
import { personalDataEndpoints } from '#contract/personal-data.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { createIdentity } from '#server/session/identity.ts';
import type { IdentityNeeds } from '#server/session/identity.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { PersonalDataService } from './personal-data.service.ts';

/** What somebody may ask about themselves, and that they are forgotten. */
export function registerPersonalDataRoutes(
  handle: Handle,
  { personalData, ...needs }: IdentityNeeds & { readonly personalData: PersonalDataService },
): void {
  const { database } = needs.foundation;
  const identityOf = createIdentity(needs);
  handle(personalDataEndpoints.export, async ({ visitor }) => ({
    fileName: 'meine-daten.json',
    contentType: 'application/json' as const,
    content: await personalData.export(memberOf(visitor)),
  }));
  handle(personalDataEndpoints.erasability, ({ visitor }) => personalData.erasability(memberOf(visitor)));
  handle(personalDataEndpoints.erase, async (call, { body }) => {
    const keptOrders = [...(await personalData.erase(call, body))];
    await call.session.end(database);
    const identity = await identityOf(await call.session.reload(database));
    return {
      success: true as const,
      token: call.session.token(),
      ...identity,
      redirectTo: erasedPath,
      keptOrders,
    };
  });
}
