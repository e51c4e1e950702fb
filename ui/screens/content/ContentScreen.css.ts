import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

export const article = screenStyle({
  display: 'grid',
  gap: vars.space[6],
  maxWidth: vars.size.measure,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
});
export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});
layeredGlobal('screens', `.${section} ul`, {
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});
