/** What the shop's own staff see beyond other visitors, outside pages of their own. */
export const staff = {
  heading: 'Für das Team',
  flows: 'Abläufe des Shops',
  registrations: 'Registrierungen',
  ratings: 'Bewertungen',
  search: 'Suche steuern',
};
