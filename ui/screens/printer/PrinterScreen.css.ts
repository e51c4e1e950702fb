import { below, from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const table = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
// On a card the column's name stands above what is offered there, which needs the width.
layeredGlobal('screens', `.${table} td`, {
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: vars.space[2] } },
});
export const sets = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
  '@media': {
    [from.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' },
    [media.print]: { display: 'none' },
  },
});
export const set = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.space[3],
  background: vars.interface.main,
  color: vars.on.interface,
  borderRadius: vars.radius.medium,
});
export const setName = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
});
layeredGlobal('screens', `.${setName} small`, { color: vars.interface.subtitle });

export const cell = screenStyle({
  maxWidth: '22rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  lineHeight: vars.leading.snug,
});
export const name = screenStyle({
  fontWeight: vars.weight.medium,
  color: vars.page.link,
  '@media': { [media.touch]: { display: 'inline-block', paddingBlock: vars.space[3] } },
});
export const facts = screenStyle({
  ...quietText,
  fontVariantNumeric: 'tabular-nums',
});
export const buy = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const price = screenStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
  fontVariantNumeric: 'tabular-nums',
});
layeredGlobal('screens', `.${buy} .${price} b`, { fontSize: vars.type.large });
layeredGlobal('screens', `.${price} small`, { color: vars.page.subtitle });
/** What else there is of a colour stands small, so that the first choice is seen. */
export const others = screenStyle({
  margin: 0,
  paddingBlockStart: vars.space[1],
  borderBlockStart: `1px solid ${vars.line.soft}`,
  fontSize: vars.type.small,
});
layeredGlobal('screens', `.${others} li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[2]}`,
});
export const note = screenStyle(quietText);
