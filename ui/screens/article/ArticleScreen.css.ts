import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

export const screen = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});
export const top = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  gridTemplateAreas: '"picture" "head" "offer" "facts"',
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateAreas: '"picture head" "picture offer" "facts facts"',
      gridTemplateRows: 'auto 1fr auto',
      columnGap: vars.space[6],
    },
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr)',
      gridTemplateAreas: '"picture head offer" "picture facts offer"',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[8],
    },
  },
});
export const pictureFrame = screenStyle({
  display: 'grid',
  placeItems: 'center',
  background: vars.window.main,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  padding: vars.space[2],
  gridArea: 'picture',
});
export const picture = screenStyle({
  width: '100%',
  maxHeight: '11rem',
  objectFit: 'contain',
  '@media': { [from.md]: { maxHeight: 'none', height: 'auto' } },
});
export const words = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  gridArea: 'head',
});
export const shortRatings = screenStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  justifySelf: 'start',
  paddingBlock: vars.space[1],
});
export const keyFacts = screenStyle({ gridArea: 'facts' });
export const brand = screenStyle({ color: vars.page.subtitle, fontWeight: vars.weight.medium });
/** Price, delivery and basket in one box; on phones right below the name, before the facts. */
export const offer = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  gridArea: 'offer',
  padding: vars.space[4],
  background: vars.interface.main,
  color: vars.on.interface,
  borderRadius: vars.radius.medium,
  '@media': { [media.print]: { padding: 0 } },
});
export const dispatch = screenStyle({ fontSize: vars.type.small, lineHeight: vars.leading.snug });
export const add = screenStyle({ display: 'grid', gap: vars.space[1] });
layeredGlobal('screens', `.${add} > [data-machine]`, { gridTemplateColumns: '4.5rem minmax(0, 1fr)' });
layeredGlobal('screens', `.${add} input`, { minHeight: vars.size.controlLarge });
export const tier = screenStyle({ fontSize: vars.type.small, lineHeight: vars.leading.snug });
export const notice = screenStyle({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[3],
  background: vars.status.warning.soft,
  color: vars.status.warning.main,
  borderInlineStart: `3px solid ${vars.status.warning.line}`,
});
/** A notice is asked for by script only. */
export const ask = screenStyle({
  display: 'none',
  justifySelf: 'start',
  marginBlockStart: vars.space[2],
  '@media': { [media.scripting]: { display: 'inline-flex' } },
});
export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignContent: 'start',
});
export const body = screenStyle({ maxWidth: vars.size.measure, whiteSpace: 'pre-line' });
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[10] } },
});
export const numbers = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
});
