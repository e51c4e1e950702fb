import type { NamedPerson } from './firm-change.repository.ts';
import type { StoredInvitation } from './invitation.repository.ts';

type InvitedName = Pick<StoredInvitation, 'firstname' | 'lastname'>;

/** How somebody is called who was invited. */
export const nameOfInvited = ({ firstname, lastname }: InvitedName): string =>
  `${firstname} ${lastname}`.trim();

/** Who has not joined yet, as changes name them: the mail address stands last, by which an erasure finds it. */
export const namedInvited = (invited: InvitedName & Pick<StoredInvitation, 'email'>): NamedPerson => ({
  id: null,
  name: `${nameOfInvited(invited)} (${invited.email})`,
});
