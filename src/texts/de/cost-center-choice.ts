/** On which cost center a position of the basket is booked. */
export const costCenterChoice = {
  label: (p: { name: string }) => `Kostenstelle von ${p.name}`,
  none: 'Keine Kostenstelle',
  choose: 'Kostenstelle wählen',
  option: (p: { number: string; name: string }) => `${p.number} ${p.name}`,
  missing: 'Diese Position braucht eine Kostenstelle.',
  closed: 'Auf diese Kostenstelle können Sie nicht (mehr) bestellen.',
  forAll: 'Für alle Positionen',
  forAllNamed: (p: { number: string }) => `Kostenstelle ${p.number} für alle Positionen`,
  failed: 'Die Kostenstelle konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
};
