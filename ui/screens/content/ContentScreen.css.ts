import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

export const article = screenStyle({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
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
// Lines of text end where they are still easy to read; tables take the room there is.
layeredGlobal('screens', `.${article} :is(h1, h2, p, ul)`, { maxWidth: vars.size.measure });
