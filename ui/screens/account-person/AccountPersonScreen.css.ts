import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const page = screenStyle({ display: 'grid', gap: vars.space[6], minWidth: 0 });
export const head = screenStyle({ display: 'grid', gap: vars.space[4], minWidth: 0 });
/** As wide as a name is typed comfortably; the menu above has the width it has on every page. */
export const section = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  minWidth: 0,
  maxWidth: '48rem',
});
export const hint = screenStyle({ color: vars.page.subtitle });
export const facts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[4],
  overflowWrap: 'anywhere',
  '@media': { [from.sm]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', rowGap: vars.space[2] } },
});
export const term = screenStyle({ color: vars.page.subtitle });
export const fact = screenStyle({
  margin: 0,
  marginBlockEnd: vars.space[2],
  '@media': { [from.sm]: { marginBlockEnd: 0 } },
});
export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
});
export const wide = screenStyle({
  gridColumn: '1 / -1',
  '@media': { [from.sm]: { gridColumn: 'auto' } },
});
export const card = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
});
/** What has become of a press; before one it takes no room. */
export const said = screenStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[3]})` } },
});
