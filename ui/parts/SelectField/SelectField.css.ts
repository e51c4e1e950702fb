import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const select = partStyle({
  appearance: 'none',
  paddingInlineEnd: vars.space[10],
  textOverflow: 'ellipsis',
});
