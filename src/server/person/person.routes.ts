import { personEndpoints } from '#contract/person.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { IdentityNeeds } from '#server/session/identity.ts';
import { createIdentity } from '#server/session/identity.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { PersonService } from './person.service.ts';

const done = { success: true } as const;

/** What a customer tells of themselves (S7.2). */
export function registerPersonRoutes(
  handle: Handle,
  { persons, ...needs }: IdentityNeeds & { readonly persons: PersonService },
): void {
  const identityOf = createIdentity(needs);

  handle(personEndpoints.show, ({ visitor }) => persons.show(memberOf(visitor)));
  handle(personEndpoints.update, async ({ visitor, session }, { body }) => {
    await persons.update(memberOf(visitor), body);
    const changed = await session.reload(needs.foundation.database);
    return { ...done, ...(await identityOf(changed)) };
  });
  handle(personEndpoints.updateBankAccount, async ({ visitor, now }, { body }) => {
    await persons.keepBankAccount(memberOf(visitor), body, now);
    return done;
  });
  handle(personEndpoints.removeBankAccount, async ({ visitor }) => {
    await persons.removeBankAccount(memberOf(visitor));
    return done;
  });
}
