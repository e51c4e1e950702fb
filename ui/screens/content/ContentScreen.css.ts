import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const article = screenStyle({
  maxWidth: vars.size.measure,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
});
