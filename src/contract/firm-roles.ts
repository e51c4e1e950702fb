/** What somebody is in a firm: admins decide and set up, a deputy decides when they do not. */
export const firmRoles = ['member', 'deputy', 'admin'] as const;
export type FirmRole = (typeof firmRoles)[number];

/** What whoever is invited may be: a deputy has to have joined first. */
export const invitedRoles = ['member', 'admin'] as const;

/** Whether somebody orders, or only fills lists and baskets. */
export const orderingRights = ['allowed', 'forbidden'] as const;

/** Where somebody stands with a firm. */
export const firmMemberStates = ['active', 'inactive', 'invited', 'expired'] as const;
export type FirmMemberState = (typeof firmMemberStates)[number];

/** What is written down of changes about the people of a firm. */
export const firmChanges = [
  'invited',
  'invitedAgain',
  'withdrawn',
  'joined',
  'adminGiven',
  'adminTaken',
  'deputyNamed',
  'deputyEnded',
  'orderingAllowed',
  'orderingForbidden',
  'deactivated',
  'reactivated',
] as const;
export type FirmChangeName = (typeof firmChanges)[number];
