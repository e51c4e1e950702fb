import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const form = partStyle({ display: 'grid', gap: vars.space[3], minWidth: 0 });
export const problemTitle = partStyle({
  fontSize: vars.type.body,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});
