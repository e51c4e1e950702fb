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
