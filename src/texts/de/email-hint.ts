/** What stands at a mail address that looks mistyped. */
export const emailHint = {
  didYouMean: (p: { email: string }) => `Meinten Sie ${p.email}?`,
  take: 'Übernehmen',
  takeNamed: (p: { email: string }) => `${p.email} übernehmen`,
};
