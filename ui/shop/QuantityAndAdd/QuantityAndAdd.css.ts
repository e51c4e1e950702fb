import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { shopStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const group = shopStyle({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(2.75rem, auto)',
  gap: `0 ${vars.space[1]}`,
  justifyContent: 'start',
  '@media': { [media.print]: { display: 'none' } },
});
export const add = shopStyle({ paddingInline: vars.space[2], minWidth: '2.75rem' });

const drawnBasket =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3 9.5h18l-1.8 9.2a1.6 1.6 0 0 1-1.6 1.3H6.4a1.6 1.6 0 0 1-1.6-1.3zM8 9.5L11 4M16 9.5L13 4M9.5 13v3.5M14.5 13v3.5'/%3E%3C/svg%3E\")";
/** One drawing in the stylesheet instead of one per tile. */
export const basket = shopStyle({
  width: '1.375rem',
  height: '1.375rem',
  background: 'currentColor',
  mask: `${drawnBasket} center / contain no-repeat`,
});
export const obstacles = shopStyle({
  margin: 0,
  ...quietText,
  lineHeight: vars.leading.snug,
});
