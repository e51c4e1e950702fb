import type { Mutant } from './mutant.ts';

const people = 'tests/server/firm/people.test.ts';
const invitations = 'tests/server/firm/invitations.test.ts';
const addresses = 'tests/server/firm/addresses.test.ts';

/** What a firm's admins do with its people and addresses. */
export const firmMutants: readonly Mutant[] = [
  {
    id: 'firm-admin-behind-lock',
    breaks: 'Whether whoever changes people is still an admin is read behind the lock.',
    file: 'src/server/firm/as-admin.ts',
    original: 'if (self === null || !self.isAdmin || !self.isActive)',
    replacement: 'if (self === null)',
    suite: people,
    test: '[S6-04][R22] never are without an admin',
  },
  {
    id: 'firm-undecidable',
    breaks: 'Nobody is blocked whom a waiting order needs.',
    file: 'src/server/firm/firm-rights.ts',
    original: 'if (left.length > 0)',
    replacement: 'if (left.length > 100)',
    suite: people,
    test: '[S4.3-10][R12] leave nothing undecided',
  },
  {
    id: 'firm-deactivation-ends-sessions',
    breaks: 'Who is blocked is signed out and forgotten everywhere.',
    file: 'src/server/firm/firm-people.service.ts',
    original:
      'await forgetAccess(executor, sessions, { userId: id, keptSessionId: null, keptDevice: null });',
    replacement:
      'await forgetAccess(executor, sessions, { userId: 0, keptSessionId: null, keptDevice: null });',
    suite: people,
    test: '[R12][S2.4-05] lose every session and known browser',
  },
  {
    id: 'invitation-end',
    breaks: 'An invitation is good until its end.',
    file: 'src/server/firm/invitation.repository.ts',
    original: 'and i.valid_until > $3`,',
    replacement: 'and (i.valid_until > $3 or true)`,',
    suite: invitations,
    test: '[R7][S2.4-05] is good once, for a week',
  },
  {
    id: 'invitation-once',
    breaks: 'An invitation lets one person in.',
    file: 'src/server/firm/invitation.service.ts',
    original: 'if (!(await spendInvitation(executor, hashOfMailedKey(token)))) refuseLink();',
    replacement: 'await spendInvitation(executor, hashOfMailedKey(token));',
    suite: invitations,
    test: '[R7] lets nobody in by a link that is just being used',
  },
  {
    id: 'firm-address-owner',
    breaks: 'An address is changed only by who keeps it.',
    file: 'src/server/address/owned-addresses.repository.ts',
    original: 'text: `delete from address where ${column} = $1 and id = $2`,',
    replacement: 'text: `delete from address where (${column} = $1 or true) and id = $2`,',
    suite: addresses,
    test: '[R21][R23][S2.4-06] of another firm are answered like none',
  },
];
