import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

/** What stands above lines that somebody asks for, and the lines. */
export const head = screenStyle({ display: 'grid', gap: vars.space[2] });
export const intro = screenStyle({ maxWidth: '44rem', color: vars.page.subtitle });
export const section = screenStyle({ display: 'grid', gap: vars.space[3], minWidth: 0 });
export const list = screenStyle({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.line.soft}`,
});
/** Its columns are those of its page. */
export const row = screenStyle({
  display: 'grid',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  alignItems: 'start',
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.line.soft}`,
});
