import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const page = screenStyle({ display: 'grid', gap: vars.space[6] });
export const thanks = screenStyle({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `1px solid ${vars.status.success.line}`,
  borderRadius: vars.radius.medium,
  background: vars.status.success.soft,
  color: vars.text.color,
  '@media': { [from.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[5] } },
});
export const mark = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '50%',
  background: vars.status.success.main,
  color: vars.status.success.soft,
});
export const words = screenStyle({ display: 'grid', gap: vars.space[1] });
/** Takes the focus when the order has been placed. */
export const title = screenStyle({ outline: 'none' });
export const number = screenStyle({ fontSize: vars.type.large, fontWeight: vars.weight.medium });
export const small = screenStyle({ fontSize: vars.type.small });
export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[2],
  '@media': { [from.md]: { gridColumn: 2 } },
});
