/** Heads of the tables that admins save and read in again: the same words both ways. */
export const firmTables = {
  people: {
    name: 'Name',
    email: 'Email',
    isAdmin: 'Administration',
    isDeputy: 'Deputy',
    mayOrder: 'May order',
    state: 'State',
    signedInAt: 'Last signed in',
    invitedUntil: 'Invited until',
  },
  costCenters: {
    number: 'Number',
    name: 'Name',
    owner: 'Owner (email)',
    state: 'State',
    people: 'May book (emails)',
  },
  budgets: {
    person: 'Person (email)',
    costCenter: 'Cost center (number)',
    period: 'Period',
    amount: 'Amount net',
    used: 'Used net',
  },
  yes: 'yes',
  no: 'no',
  active: 'active',
  inactive: 'inactive',
  periods: { month: 'month', quarter: 'quarter', year: 'year' },
};
