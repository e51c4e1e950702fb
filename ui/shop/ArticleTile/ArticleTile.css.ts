import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, shopStyle } from '#ui/theme/layered.ts';
import { image } from '../ArticleBadges/ArticleBadges.css.ts';

const frame = {
  position: 'relative',
  display: 'grid',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: vars.space[3],
  background: vars.window.main,
  color: vars.on.window,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
} as const;

/** On phones the picture stands beside the words, so that three articles fit a screen. */
export const tile = shopStyle({
  ...frame,
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignContent: 'start',
  selectors: { '&:hover': { borderColor: vars.line.strong } },
  '@media': {
    [from.sm]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      alignContent: 'stretch',
    },
    [media.print]: { breakInside: 'avoid' },
  },
});
export const row = shopStyle({
  ...frame,
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  selectors: { '&:hover': { borderColor: vars.line.strong } },
  '@media': {
    [from.md]: { gridTemplateColumns: '6.5rem minmax(0, 1fr) minmax(17rem, auto)', columnGap: vars.space[4] },
    [media.print]: { breakInside: 'avoid' },
  },
});
export const picture = shopStyle({
  width: '100%',
  maxWidth: '10rem',
  height: 'auto',
  maxHeight: '12.5rem',
  justifySelf: 'center',
  alignSelf: 'start',
  objectFit: 'contain',
});
/** Where tiles stand side by side, the images of badges lie beside the picture, one below the other; on phones and in rows among the words. */
layeredGlobal('shop', `.${tile} .${image}`, {
  '@media': {
    [from.sm]: { position: 'absolute', insetBlockStart: vars.space[3], insetInlineEnd: vars.space[3] },
  },
});
layeredGlobal('shop', `.${tile} .${image} + .${image}`, {
  '@media': { [from.sm]: { insetBlockStart: `calc(${vars.space[3]} + 36px + ${vars.space[1]})` } },
});
layeredGlobal('shop', `.${row} .${image}`, { height: '40px' });
export const words = shopStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  minWidth: 0,
});
export const number = shopStyle({
  position: 'relative',
  zIndex: 1,
  margin: 0,
  fontSize: vars.type.small,
  lineHeight: vars.leading.snug,
  color: vars.window.subtitle,
});
/** What a replacement fits must never be cut (docs/decisions/0151). */
export const wholeName = shopStyle({
  fontSize: vars.type.body,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textWrap: 'wrap',
});
export const name = shopStyle([
  wholeName,
  {
    // Two rows of text (S9); the whole name is in the link's title.
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
]);
layeredGlobal('shop', `.${wholeName} a`, { color: vars.window.title, textDecoration: 'none' });
layeredGlobal('shop', `.${wholeName} a:hover`, { textDecoration: 'underline' });
// The link covers the tile; what can be used by itself lies above it.
layeredGlobal('shop', `.${wholeName} a::after`, { content: '""', position: 'absolute', inset: 0 });

export const facts = shopStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  margin: 0,
  fontSize: vars.type.small,
  lineHeight: vars.leading.snug,
  color: vars.window.subtitle,
});
export const offer = shopStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  gridColumn: '1 / -1',
  selectors: { [`${tile} &`]: { containerType: 'inline-size' } },
  '@media': { [from.md]: { selectors: { [`${row} &`]: { gridColumn: 'auto' } } } },
});
const narrowTile = '(max-width: 16rem)';
/** Price and basket on one line; where the note of the price would not find room beside the basket, it stands below both. */
export const buy = shopStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(55%)',
  alignItems: 'end',
  gap: vars.space[2],
  marginBlockStart: 'auto',
  '@container': { [narrowTile]: { rowGap: 0 } },
});
layeredGlobal('shop', `.${buy} > p:first-child`, { '@container': { [narrowTile]: { display: 'contents' } } });
layeredGlobal('shop', `.${buy} > p:first-child > *`, {
  '@container': { [narrowTile]: { gridRow: 1, gridColumn: 1 } },
});
layeredGlobal('shop', `.${buy} > p:first-child > span`, {
  '@container': { [narrowTile]: { gridRow: 'auto', gridColumn: '1 / -1' } },
});
layeredGlobal('shop', `.${buy} > :last-child`, {
  '@container': { [narrowTile]: { gridRow: 1, gridColumn: 2 } },
});
layeredGlobal('shop', `.${buy} :is(a, button, input)`, { position: 'relative', zIndex: 1 });

export const grid = shopStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[3],
  margin: 0,
});
export const rows = shopStyle({ display: 'grid', gap: vars.space[2], margin: 0 });
