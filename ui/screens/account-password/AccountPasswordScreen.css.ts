import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const page = screenStyle({ display: 'grid', gap: vars.space[6], minWidth: 0 });
export const head = screenStyle({ display: 'grid', gap: vars.space[4], minWidth: 0 });
/** As wide as it is read comfortably; the menu above has the width it has on every page. */
export const section = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  minWidth: 0,
  maxWidth: '48rem',
});
export const hint = screenStyle({ color: vars.page.subtitle });
/** As wide as a password is typed comfortably. */
export const narrow = screenStyle({ maxWidth: '28rem' });
export const fields = screenStyle({ display: 'grid', gap: vars.space[3] });
export const card = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
});
export const rows = screenStyle({
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
});
export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  padding: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line.soft}` } },
});
/** A row with further parts below what it says. */
export const stacked = screenStyle({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line.soft}` } },
});
export const words = screenStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[1], minWidth: 0 });
export const name = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
/** What has become of a press; before one it takes no room. */
export const said = screenStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[3]})` } },
});
