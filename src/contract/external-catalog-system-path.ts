import { handOverPagePath } from './external-catalog-path.ts';

// Apart from external-catalog-path.ts, which every page loads.

/** Names a system of the visitor's firm in the address of that page. */
export const systemParameter = 'system';
/** The page with what it says of one such system. */
export const systemPath = (slug: string): string =>
  `${handOverPagePath}?${systemParameter}=${encodeURIComponent(slug)}`;
