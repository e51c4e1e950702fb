import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';

/** What opens a few fields below a line: a summary that looks like a link, high enough for a finger. To be spread into a style. */
export const linkSummary = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  fontSize: vars.type.small,
  color: vars.link.normal,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.touch]: { minHeight: vars.size.target }, [media.print]: { display: 'none' } },
} as const;
