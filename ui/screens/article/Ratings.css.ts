import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const sum = screenStyle({ display: 'grid', gap: vars.space[2] });
export const average = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.type.large,
  fontWeight: vars.weight.medium,
});
export const distribution = screenStyle({
  display: 'grid',
  gap: vars.space[1],
  maxWidth: '22rem',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const share = screenStyle({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.type.small,
});
export const bar = screenStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.5rem',
  background: vars.line.soft,
});
export const filled = screenStyle({ fill: vars.page.icon });
export const how = screenStyle({
  maxWidth: vars.size.measure,
  ...quietText,
});
export const own = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[2],
  '@media': { [media.print]: { display: 'none' } },
});
export const reason = screenStyle({
  maxWidth: vars.size.measure,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const one = screenStyle({
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.line.soft}`,
});
export const pages = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});
