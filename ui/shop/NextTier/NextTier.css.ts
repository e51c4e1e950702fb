import { vars } from '#ui/theme/contract.css.ts';
import { shopStyle } from '#ui/theme/layered.ts';

export const next = shopStyle({
  margin: 0,
  fontSize: vars.type.small,
  lineHeight: vars.leading.snug,
  fontWeight: vars.weight.medium,
  color: vars.status.success.main,
});
