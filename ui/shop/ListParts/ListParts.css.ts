import { below, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { shopStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const shown = shopStyle({
  ...quietText,
  fontVariantNumeric: 'tabular-nums',
});
export const further = shopStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
});
export const way = shopStyle({
  '@media': { [media.print]: { display: 'none' }, [below.sm]: { flexBasis: '100%' } },
});
