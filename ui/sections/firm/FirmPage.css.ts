import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
/** As wide as a name is typed comfortably. */
export const editor = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxWidth: '48rem',
});
export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});
export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const hint = screenStyle({ color: vars.page.subtitle });
export const small = screenStyle(quietText);
export const fact = screenStyle({ margin: 0, overflowWrap: 'anywhere' });
export const badge = screenStyle({ marginBlockStart: vars.space[1] });
export const list = screenStyle({ display: 'grid', gap: vars.space[2], listStyle: 'none', padding: 0 });
/** Many people do not push the button out of sight. */
export const people = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  columnGap: vars.space[4],
  maxHeight: '20rem',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});
export const group = screenStyle({ display: 'grid', gap: vars.space[2], border: 0, padding: 0, minWidth: 0 });
export const legend = screenStyle({ color: vars.page.subtitle, padding: 0 });
export const removal = screenStyle({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
