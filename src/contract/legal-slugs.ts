/** Pages of plain content every page links to in its footer. */
export const legalSlugs = [
  'impressum',
  'agb',
  'datenschutz',
  'widerruf',
  'versand',
  'barrierefreiheit',
] as const;
export type LegalSlug = (typeof legalSlugs)[number];

/** Page that says what is meant by the promise "Passt oder Geld zurück". */
export const fitPromiseSlug = 'passt-oder-geld-zurueck';
