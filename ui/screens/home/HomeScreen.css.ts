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
  // Above what follows: the finder's suggestions reach over it.
  zIndex: 1,
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
export const marks = screenStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});
// On phones there is no room beside the words for more than the halftone.
layeredGlobal('screens', `.${marks} > :not(:first-child)`, {
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
// Elsewhere the fields stand beside nothing; here the panel is their width.
layeredGlobal('screens', `.${finder} form`, { maxWidth: 'none' });
export const finderTitle = screenStyle({ fontSize: vars.type.large });
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
/** Ways to all there is of something; a finger has room between the lines. */
export const ways = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  margin: 0,
  '@media': { [media.touch]: { rowGap: vars.space[6] } },
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
