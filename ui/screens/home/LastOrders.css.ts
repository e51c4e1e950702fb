import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

const pictureSize = '3.5rem';

export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const orders = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const order = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.window.main,
  color: vars.on.window,
});
export const orderHead = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
});
export const placed = screenStyle(quietText);
export const sum = screenStyle({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.medium });
export const articles = screenStyle({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.type.small,
  lineHeight: vars.leading.snug,
});
export const article = screenStyle({
  display: 'grid',
  gridTemplateColumns: `${pictureSize} minmax(0, 1fr)`,
  gap: vars.space[2],
  alignItems: 'center',
});
export const picture = screenStyle({ width: pictureSize, height: '2.75rem', objectFit: 'contain' });
