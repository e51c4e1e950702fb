import { below, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const row = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  '@media': {
    [below.sm]: { flexDirection: 'column', alignItems: 'stretch' },
    [media.print]: { display: 'none' },
  },
});
export const note = partStyle({
  ...quietText,
  marginInlineStart: 'auto',
  '@media': { [below.sm]: { marginInlineStart: 0, order: -1 } },
});
