import { below, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

/** Of the picture of a free article (S9-10). */
export const imageHeightPx = 200;
const columns = 4;

export const part = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[6],
  minWidth: 0,
});
export const stand = screenStyle({ display: 'grid', gap: vars.space[3], minWidth: 0 });
export const title = screenStyle({ fontSize: vars.type.large });
export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: vars.space[4],
  '@media': { [below.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const card = screenStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.space[3],
  minWidth: 0,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
});
export const image = screenStyle({ width: '100%', height: imageHeightPx, objectFit: 'contain' });
export const name = screenStyle({
  fontSize: vars.type.body,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});
export const small = screenStyle(quietText);
export const actions = screenStyle({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });
export const button = screenStyle({ '@media': { [media.print]: { display: 'none' } } });
