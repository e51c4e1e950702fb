import { below, from, media, paper } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { lineColumns, printedColumns } from './PositionRow.css.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  marginBlockEnd: vars.space[4],
});
export const count = screenStyle({ color: vars.page.subtitle });
export const columns = screenStyle({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' },
    [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space[10] },
  },
});
export const columnHeads = screenStyle({
  display: 'none',
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[1],
  ...quietText,
  '@media': {
    [from.md]: { display: 'grid', gridTemplateColumns: lineColumns },
    [paper.wide]: { display: 'grid', gridTemplateColumns: printedColumns },
  },
});
export const articleHead = screenStyle({ gridColumn: '1 / 3' });
export const priceHead = screenStyle({ textAlign: 'end' });
export const list = screenStyle({ borderBlockEnd: `1px solid ${vars.line.soft}` });
export const listFoot = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: vars.space[4],
});
/** Stays in view: what was taken out may have stood far below. */
export const undoRegion = screenStyle({
  position: 'sticky',
  insetBlockStart: vars.space[2],
  zIndex: vars.layer.sticky,
});
export const undo = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  marginBlockEnd: vars.space[4],
  background: vars.interface.main,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  '@media': { [media.print]: { display: 'none' } },
});
export const summary = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.interface.main,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  breakInside: 'avoid',
  '@media': { [from.lg]: { position: 'sticky', insetBlockStart: vars.space[4] } },
});
export const summaryTitle = screenStyle({ fontSize: vars.type.large });
export const freeShipping = screenStyle({ display: 'flex', gap: vars.space[2], fontSize: vars.type.small });
export const small = screenStyle({ fontSize: vars.type.small, color: vars.interface.subtitle });
/** On narrow screens the bar at the lower edge has the button. */
export const wideOnly = screenStyle({ '@media': { [below.lg]: { display: 'none' } } });
/** Read out, not shown: the sum stands in the list above. */
export const live = screenStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
/** On phones and tablets the sum and the way on stay at the lower edge. */
export const bar = screenStyle({
  display: 'none',
  '@media': {
    [below.lg]: {
      position: 'sticky',
      insetBlockEnd: 'var(--room-below, 0px)',
      zIndex: vars.layer.sticky,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 20rem)',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: vars.space[4],
      marginInline: `calc(${vars.space[4]} * -1)`,
      padding: `${vars.space[2]} ${vars.space[4]}`,
      background: vars.window.main,
      borderBlockStart: `1px solid ${vars.line.strong}`,
    },
  },
});
export const barTotal = screenStyle({
  fontSize: vars.type.large,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const question = screenStyle({ display: 'grid', gap: vars.space[3] });
