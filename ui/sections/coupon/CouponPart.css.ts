import { fingerRoom } from '#ui/parts/Link/Link.css.ts';
import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const part = screenStyle({ display: 'grid', gap: vars.space[2], minWidth: 0 });
export const line = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[2],
  minWidth: 0,
});
export const field = screenStyle({ flex: '1 1 10rem', minWidth: 0 });
/** Level with the field, below its label. */
export const button = screenStyle({ marginBlockStart: '1.5rem' });
export const used = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[2],
});
export const below = screenStyle({ marginBlockStart: vars.space[2] });
export const small = screenStyle({ fontSize: vars.type.small });
export const toGift = screenStyle({ display: 'block', '@media': { [media.touch]: fingerRoom } });
export const print = screenStyle({ '@media': { [media.print]: { display: 'none' } } });
