import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const form = screenStyle({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space[2],
  maxWidth: '32rem',
  '@media': { [media.print]: { display: 'none' } },
});
export const field = screenStyle({ flex: '1 1 auto', minWidth: 0 });
