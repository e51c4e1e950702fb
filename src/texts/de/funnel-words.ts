/** Words of the counts laid over a drawing (docs/decisions/0029). */
export const funnelWords = {
  overlay: 'Besucherzahlen',
  loading: 'Die Zahlen werden geladen …',
  failed: 'Die Zahlen ließen sich nicht laden.',
  retry: 'Noch einmal versuchen',
  empty: 'Noch keine Zahlen für diesen Zeitraum.',
  total: (given: { count: string }) =>
    `${given.count} Übergänge, gezählt mit Einwilligung. Zahlen unter 10 je Monat und Kundenart bleiben verborgen.`,
  /** Where every number of a flow is under 10. */
  allHidden:
    'Gezählt mit Einwilligung: bei jedem Übergang unter 10. Zahlen unter 10 je Monat und Kundenart bleiben verborgen.',
  filter: 'Zeitraum und Kundenart',
  from: 'Von',
  to: 'Bis',
  mode: 'Kundenart',
  allModes: 'Alle',
  b2b: 'Geschäftskunden',
  b2c: 'Privatkunden',
  small: 'unter 10',
  eachSmall: 'je unter 10',
  times: (given: { count: string }) => `${given.count}-mal`,
  andSmall: (given: { times: string }) => `${given.times}, dazu Zahlen unter 10`,
  never: 'nicht gezählt',
  steps: 'Schritte und Abbrüche',
  state: 'Zustand',
  arrived: 'Angekommen',
  begins: 'Beginn',
  left: 'Weitergegangen',
  lost: 'Nicht weitergegangen',
  lostOf: (given: { count: string; percent: number }) => `${given.count} (${given.percent} %)`,
  unknown: 'nicht bestimmbar',
  note: 'Wer einen Zustand über einen Weg verlässt, der jederzeit offen ist, zählt nicht als weitergegangen: Die letzte Spalte ist ein Höchstwert.',
};
