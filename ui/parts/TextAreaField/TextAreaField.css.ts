import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const area = partStyle({
  paddingBlock: vars.space[2],
  lineHeight: vars.leading.body,
  resize: 'vertical',
});
