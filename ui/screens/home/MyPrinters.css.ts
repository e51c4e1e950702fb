import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

const rowHeight = '3.5rem';

export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});
/** As high as a row of printers, whether there are some or not. */
export const room = screenStyle({ display: 'grid', alignItems: 'center', minHeight: rowHeight });
export const hint = screenStyle({ color: vars.page.subtitle });
export const printers = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  margin: 0,
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const printer = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: rowHeight,
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
  overflowWrap: 'anywhere',
  selectors: {
    '&, &:visited, &:hover, &:active, &:focus-visible': { color: vars.on.window },
    '&:hover': { textDecoration: 'underline' },
  },
});
layeredGlobal('screens', `.${name} small`, { color: vars.window.subtitle });
