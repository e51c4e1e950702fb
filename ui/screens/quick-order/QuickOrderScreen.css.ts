import { fingerRoom } from '#ui/parts/Link/Link.css.ts';
import * as lineList from '#ui/sections/line-list/line-list.css.ts';
import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const page = screenStyle({ display: 'grid', gap: vars.space[5], minWidth: 0, maxWidth: '64rem' });
export const row = screenStyle([
  lineList.row,
  {
    gridTemplateColumns: 'minmax(0, 1fr) 6rem auto',
    gridTemplateAreas: `
    "number quantity remove"
    "finding finding finding"`,
    '@media': {
      [from.md]: {
        gridTemplateColumns: '13rem 6rem minmax(0, 1fr) auto',
        gridTemplateAreas: '"number quantity finding remove"',
      },
    },
  },
]);
export const number = screenStyle({ gridArea: 'number', position: 'relative', minWidth: 0 });
export const quantity = screenStyle({ gridArea: 'quantity', minWidth: 0 });
export const finding = screenStyle({
  gridArea: 'finding',
  display: 'grid',
  gap: vars.space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
});
layeredGlobal('screens', `.${finding} a`, { '@media': { [media.touch]: fingerRoom } });
export const remove = screenStyle({ gridArea: 'remove', justifySelf: 'end' });
export const state = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
layeredGlobal('screens', `.${state}[data-tone="check"]`, { color: vars.status.success.main });
layeredGlobal('screens', `.${state}[data-tone="warning"]`, { color: vars.status.warning.main });
layeredGlobal('screens', `.${state}[data-tone="danger"]`, { color: vars.status.danger.main });
export const reason = screenStyle({ fontSize: vars.type.small, lineHeight: vars.leading.snug });
export const fault = screenStyle({
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});
export const article = screenStyle({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  alignItems: 'start',
  minWidth: 0,
  '@media': { [from.sm]: { gridTemplateColumns: '3rem minmax(0, 1fr) auto' } },
});
export const facts = screenStyle({ display: 'grid', gap: vars.space[1], minWidth: 0 });
export const small = screenStyle({
  ...quietText,
  lineHeight: vars.leading.snug,
});
export const price = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '2',
  columnGap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.sm]: { display: 'grid', gridColumn: '3', justifyItems: 'end' } },
});
export const choices = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const choice = screenStyle({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  padding: vars.space[3],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
});
layeredGlobal('screens', `.${choice} > .${article}`, { justifySelf: 'stretch' });
export const suggestions = screenStyle({
  position: 'absolute',
  zIndex: 2,
  insetInlineStart: 0,
  insetBlockStart: '100%',
  width: 'min(28rem, 84vw)',
  maxHeight: '20rem',
  overflowY: 'auto',
  margin: 0,
  padding: vars.space[1],
  listStyle: 'none',
  color: vars.on.window,
  background: vars.window.main,
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.medium,
});
export const suggestion = screenStyle({
  padding: vars.space[2],
  cursor: 'pointer',
  borderRadius: vars.radius.small,
  lineHeight: vars.leading.snug,
  selectors: { '&[aria-selected="true"], &:hover': { background: vars.status.info.soft } },
});
export const sums = screenStyle({ display: 'grid', gap: vars.space[3] });
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const read = screenStyle({ display: 'grid', gap: vars.space[3] });
export const ways = screenStyle({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const way = screenStyle({ display: 'grid', gap: vars.space[2], alignContent: 'start', minWidth: 0 });
