import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

const rowHeight = '3.5rem';

export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});
/** As high as what to do without printers takes, and as a row of them at least: nothing below moves when some come or go. */
export const room = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
});
export const hint = screenStyle({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  minHeight: rowHeight,
  color: vars.page.subtitle,
});
export const unsaid = screenStyle({ visibility: 'hidden' });
/** One row, which scrolls; a scroll bar and the rings of the focus find their place in the gap around it. */
export const printers = screenStyle({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  height: `calc(${rowHeight} + 2 * ${vars.space[3]})`,
  margin: `calc(-1 * ${vars.space[3]})`,
  padding: vars.space[3],
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  listStyle: 'none',
});
export const printer = screenStyle({
  flex: '0 0 auto',
  display: 'flex',
  alignItems: 'center',
  height: rowHeight,
  background: vars.window.main,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
});
export const name = screenStyle({
  flex: '1 1 auto',
  display: 'grid',
  minWidth: 0,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&, &:visited, &:hover, &:active, &:focus-visible': { color: vars.on.window },
    '&:hover': { textDecoration: 'underline' },
  },
});
layeredGlobal('screens', `.${name} small`, { color: vars.window.subtitle });
