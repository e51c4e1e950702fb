import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const place = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minWidth: 0,
  paddingBlock: vars.space[1],
});
export const field = screenStyle({ flex: '0 1 16rem', minWidth: 0 });
export const forAll = screenStyle({ '@media': { [media.print]: { display: 'none' } } });
