import { below, from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

export const screen = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
});
export const hero = screenStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  background: vars.interface.main,
  color: vars.on.interface,
  borderRadius: vars.radius.medium,
  padding: vars.space[4],
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)',
      alignItems: 'center',
      gap: vars.space[10],
      padding: `${vars.space[10]} ${vars.space[12]}`,
    },
  },
});
// On phones there is no room beside the words for more than the halftone.
layeredGlobal('screens', `.${hero} > svg:not(:first-child)`, {
  '@media': { [below.lg]: { display: 'none' } },
});
export const words = screenStyle({ display: 'grid', gap: vars.space[3], alignContent: 'center' });
export const title = screenStyle({
  fontSize: vars.type.headline,
  '@media': { [from.lg]: { fontSize: vars.type.hero } },
});
export const intro = screenStyle({
  maxWidth: '52ch',
  fontSize: vars.type.large,
  lineHeight: vars.leading.snug,
  color: vars.interface.subtitle,
  '@media': { [below.lg]: { display: 'none' } },
});
/** Beside the finder on wide screens; on phones the finder comes first. */
export const promises = screenStyle({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  '@media': { [below.lg]: { display: 'none' } },
});
layeredGlobal('screens', `.${promises} li`, { display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const finder = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.window.main,
  color: vars.on.window,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.raised,
});
export const finderTitle = screenStyle({ fontSize: vars.type.large });
export const brands = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
  margin: 0,
});
export const brand = screenStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space[2],
  textAlign: 'center',
  lineHeight: vars.leading.tight,
  fontWeight: vars.weight.medium,
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&, &:visited, &:hover, &:active, &:focus-visible': { color: vars.on.window },
    '&:hover': { background: vars.background.hover, borderColor: vars.on.window },
  },
});
export const choose = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
});
export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  '@media': { [media.print]: { display: 'block' } },
});
/** An order that arrived although its page had to be left. */
export const placedOrder = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: vars.space[4],
  border: `1px solid ${vars.status.success.line}`,
  borderRadius: vars.radius.medium,
  background: vars.status.success.soft,
});
