import { below, from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

export const toolbar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[6],
  rowGap: vars.space[3],
});
/** Seen below the orders, though it comes before them in the document. */
export const bulk = screenStyle({
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  minHeight: vars.size.target,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.background.hover,
  borderRadius: vars.radius.medium,
  '@media': { [media.print]: { display: 'none' } },
});
export const orders = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
});
/** In sight at the lower edge of the window while orders stand there. */
export const bulkInSight = screenStyle({
  position: 'sticky',
  insetBlockEnd: 'var(--room-below, 0px)',
  zIndex: vars.layer.sticky,
  border: `1px solid ${vars.line.strong}`,
});
// What has the focus is scrolled above the bar (WCAG 2.4.11).
layeredGlobal('screens', `html:has(.${bulkInSight})`, { scrollPaddingBlockEnd: '6rem' });
export const selectAll = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  paddingInline: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});
/** What only a screen can do: nobody ticks or changes anything on paper. */
export const onScreen = screenStyle({ '@media': { [media.print]: { display: 'none' } } });
/** On a card beside the number it stands for. */
export const tick = screenStyle({
  '@media': {
    [below.md]: { position: 'absolute', insetBlockStart: vars.space[1], insetInlineEnd: vars.space[2] },
    [media.print]: { display: 'none' },
  },
});
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
/** Buttons of a row: beside each other where there is room for a whole table, and on cards. */
export const rowButtons = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  '@media': {
    [from.md]: { flexDirection: 'column', alignItems: 'stretch' },
    [from.xl]: { flexDirection: 'row', flexWrap: 'nowrap' },
    [below.md]: { gap: vars.space[2] },
  },
});
export const states = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[1],
  marginBlockStart: vars.space[1],
  '@media': { [below.md]: { flexDirection: 'row', flexWrap: 'wrap' } },
});
export const panel = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `2px solid ${vars.line.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.window.main,
  scrollMarginBlock: vars.space[6],
});
export const panelTitle = screenStyle({ fontSize: vars.type.large });
export const panelForm = screenStyle({ display: 'grid', gap: vars.space[3], maxWidth: '40rem' });
/** Many orders at once do not push the button out of sight; where not all are seen a line is cut, as its height is none of whole lines. */
export const asked = screenStyle({
  maxHeight: 'min(34.5rem, 55vh)',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});
export const told = screenStyle({ scrollMarginBlock: vars.space[6] });
export const outcomes = screenStyle({ listStyle: 'none', padding: 0, overflowWrap: 'anywhere' });
export const factName = screenStyle({ color: vars.page.subtitle });
export const facts = screenStyle({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [from.sm]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: vars.space[4] } },
});
export const quantities = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
});
export const budgets = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});
