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
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
  maxWidth: '34rem',
});
export const panel = screenStyle({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${vars.space[1]})`,
  zIndex: vars.layer.sticky,
  padding: vars.space[1],
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.window.main,
  color: vars.window.title,
  boxShadow: vars.shadow.floating,
});
layeredGlobal('screens', `.${panel} ul`, { margin: 0 });
export const notice = screenStyle({ padding: vars.space[3] });
export const option = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.controlMedium,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  lineHeight: vars.leading.snug,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-selected="true"]': { background: vars.background.hover } },
  '@media': { [media.touch]: { minHeight: vars.size.target } },
});
export const seriesList = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[6] },
    [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
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
