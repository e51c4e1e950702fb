import { vars } from './contract.css.ts';

/** What stands beside the words that matter: small, in the color of subtitles. To be spread into a style. */
export const quietText = { fontSize: vars.type.small, color: vars.page.subtitle } as const;
