import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const setup = screenStyle({ display: 'grid', gap: vars.space[4], justifyItems: 'start', minWidth: 0 });
/** Dark on light whatever the theme: cameras read nothing else. */
export const drawing = screenStyle({
  inlineSize: 'min(14rem, 100%)',
  background: vars.ink.white,
  fill: vars.ink.black,
  border: `1px solid ${vars.line.soft}`,
});
export const secret = screenStyle({ overflowWrap: 'anywhere', fontSize: vars.type.large });
export const field = screenStyle({ inlineSize: '100%', maxWidth: '28rem' });
export const codes = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: vars.space[2],
  inlineSize: '100%',
  padding: vars.space[4],
  paddingInlineStart: vars.space[8],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.type.large,
});
export const copy = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
/** What became of a press; before one it takes no room. */
export const copied = screenStyle({
  selectors: { '&:not(:empty)': { marginInlineStart: vars.space[2] } },
});
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
