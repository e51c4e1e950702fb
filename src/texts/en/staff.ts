/** English beside ../de/staff.ts. */
export const staff: typeof import('../de/staff.ts').staff = {
  heading: 'For the staff',
  flows: 'Flows of the shop',
  registrations: 'Registrations',
  ratings: 'Ratings',
  search: 'Steer the search',
};
