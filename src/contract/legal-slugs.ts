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

/** Page on which a contract is withdrawn from (§ 356a BGB). */
export const withdrawalSlug = 'widerrufen';
/** What consumers find among the legal pages of the footer. */
export const consumerSlugs = [withdrawalSlug, ...legalSlugs] as const;

/** Page that says what is meant by the promise "Passt oder Geld zurück". */
export const fitPromiseSlug = 'passt-oder-geld-zurueck';
