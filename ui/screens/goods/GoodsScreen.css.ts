import { below, from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

export const screen = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});
/** What it is called beside its links; on phones one line that scrolls sideways, so that articles stay in sight. */
export const group = screenStyle({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[3],
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': {
    [from.md]: { gridTemplateColumns: '8rem minmax(0, 1fr)', alignItems: 'start' },
    [media.print]: { display: 'none' },
  },
});
export const groupName = screenStyle({
  fontSize: vars.type.body,
  lineHeight: vars.leading.snug,
  '@media': { [from.md]: { paddingBlock: vars.space[1] } },
});
export const links = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  margin: 0,
  '@media': {
    [below.md]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', paddingBlock: '3px' },
  },
});
export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[3],
  background: vars.interface.main,
  borderRadius: vars.radius.medium,
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&, &:visited, &:hover, &:active, &:focus-visible': { color: vars.on.interface },
    '&:hover': { background: vars.interface.button },
  },
  '@media': { [media.touch]: { minHeight: vars.size.target } },
});
layeredGlobal('screens', `.${link} small`, {
  color: vars.interface.subtitle,
  fontVariantNumeric: 'tabular-nums',
});
export const facts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
layeredGlobal('screens', `.${facts} dt`, { color: vars.page.subtitle });
layeredGlobal('screens', `.${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
export const rows = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});
export const rowHead = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
