import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.interface.main,
  color: vars.on.interface,
  borderRadius: vars.radius.medium,
});
export const search = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
  maxWidth: '34rem',
});
/** A long list of series scrolls in its place instead of pushing the articles away. */
export const seriesList = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  maxHeight: '14rem',
  overflowY: 'auto',
  paddingInline: vars.space[1],
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[6],
      maxHeight: '20rem',
    },
    [media.print]: { maxHeight: 'none' },
  },
});
export const devices = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  gap: `0 ${vars.space[4]}`,
  margin: 0,
});
layeredGlobal('screens', `.${devices} a`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  lineHeight: vars.leading.snug,
  color: vars.page.link,
  textDecoration: 'none',
  '@media': { [media.touch]: { paddingBlock: vars.space[3] } },
});
layeredGlobal('screens', `.${devices} a:hover`, { textDecoration: 'underline' });
layeredGlobal('screens', `.${devices} small`, { color: vars.page.subtitle, whiteSpace: 'nowrap' });
