/** Sentences of lists with eco labels; both languages come with them. */
export const begreen = {
  only: 'Nur mit Umweltzeichen',
  none: 'In dieser Liste hat zurzeit kein Artikel ein Umweltzeichen. Ohne den Haken bei „Nur mit Umweltzeichen“ sehen Sie alle.',
  proven: (given: { label: string; licence: string; until: string }) =>
    `${given.label}: Lizenz ${given.licence}, gültig bis ${given.until}`,
  unproven: (given: { label: string }) => `${given.label}: ohne Nachweis`,
};
