import { below, from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

export const screen = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [below.md]: { gap: vars.space[2] } },
});
/** The way there has the height of a finger; on phones its room is shared with what stands around it. */
layeredGlobal('screens', `.${screen} > nav:first-child`, {
  '@media': {
    [below.md]: { marginBlock: `calc(-1 * ${vars.space[4]}) calc(-1 * ${vars.space[3]})` },
  },
});
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
});
layeredGlobal('screens', `.${head} h1`, { '@media': { [below.md]: { fontSize: vars.type.title } } });
/** Of a search a phone's line holds the beginning and the count: the field above has its words. */
layeredGlobal('screens', `[data-list="search"] > .${head}`, {
  '@media': { [below.md]: { flexWrap: 'nowrap' } },
});
layeredGlobal('screens', `[data-list="search"] > .${head} > h1`, {
  '@media': { [below.md]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});
layeredGlobal('screens', `[data-list="search"] > .${head} > p`, {
  '@media': { [below.md]: { flexShrink: 0 } },
});
export const count = screenStyle({ color: vars.page.subtitle, fontVariantNumeric: 'tabular-nums' });
export const corrected = screenStyle({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.status.info.soft,
  borderInlineStart: `3px solid ${vars.status.info.main}`,
  '@media': { [below.md]: { paddingBlock: vars.space[1], lineHeight: vars.leading.snug } },
});
/** What a phone has in one line that scrolls sideways, so that articles stay in sight. */
const oneLine = {
  flexWrap: 'nowrap',
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  scrollbarWidth: 'none',
} as const;
/** Printers a search named or came near to. */
export const printers = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.status.info.soft,
  borderInlineStart: `3px solid ${vars.status.info.main}`,
  '@media': { [below.md]: { ...oneLine, paddingBlock: vars.space[1] } },
});
/** A single one is seen to its end, which says whether it leads to a set. */
layeredGlobal('screens', `.${printers} > :nth-child(2):last-child`, { whiteSpace: 'normal' });
/** What a search was understood to mean. */
export const chips = screenStyle({});
layeredGlobal('screens', `.${chips} > div`, {
  '@media': { [below.md]: { ...oneLine, paddingBlock: '3px' } },
});
layeredGlobal('screens', `.${chips} > div > *`, { flexShrink: 0 });
export const instead = screenStyle({ display: 'grid', gap: vars.space[2] });
layeredGlobal('screens', `.${instead} ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
layeredGlobal('screens', `.${instead} a`, {
  display: 'inline-block',
  '@media': { [media.touch]: { paddingBlock: vars.space[3] } },
});

export const categories = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  '@media': {
    [below.md]: { ...oneLine, paddingBlock: '3px' },
    [media.print]: { display: 'none' },
  },
});
export const category = screenStyle({
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
});
layeredGlobal('screens', `.${category} small`, {
  color: vars.interface.subtitle,
  fontVariantNumeric: 'tabular-nums',
});

/** Filters stand left from 992 px; below that only their button, in one line with the order of the list. */
export const body = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"filters toolbar" "results results"',
  gap: vars.space[3],
  alignItems: 'start',
  '@media': {
    [from.lg]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"filters toolbar" "filters results"',
      columnGap: vars.space[6],
    },
    [media.print]: { display: 'block' },
  },
});
export const filters = screenStyle({ gridArea: 'filters', '@media': { [media.print]: { display: 'none' } } });
export const toolbar = screenStyle({
  gridArea: 'toolbar',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  minWidth: 0,
  '@media': { [below.sm]: { flexWrap: 'wrap' }, [media.print]: { display: 'none' } },
});
/** Never narrower than a word of it: rather the next control stands below. */
export const choice = screenStyle({
  minWidth: 0,
  '@media': { [below.sm]: { flex: '1 1 6rem', maxWidth: '12rem' } },
});
layeredGlobal('screens', `.${choice} > div`, { display: 'flex', alignItems: 'center', gap: vars.space[2] });
layeredGlobal('screens', `.${choice} label`, {
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.regular,
  color: vars.page.subtitle,
  '@media': {
    // The choice itself says what it is; the words stay for screen readers.
    [below.md]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const sizeChoice = screenStyle({ '@media': { [below.md]: { display: 'none' } } });
/** Once the shop is live a choice takes effect at once; phones have no room for the button until then. */
export const apply = screenStyle({
  selectors: { 'html[data-live="true"] &': { display: 'none' } },
  '@media': { [`${below.sm} and ${media.scripting}`]: { display: 'none' } },
});
/** The narrowest screens show both in the same way. */
export const views = screenStyle({ display: 'flex', '@media': { [below.sm]: { display: 'none' } } });
layeredGlobal('screens', `.${views} [aria-current="true"]`, {
  background: vars.interface.button,
  color: vars.on.button,
  '@media': { [media.forcedColors]: { outline: '3px solid Highlight', outlineOffset: '-5px' } },
});

export const results = screenStyle({
  gridArea: 'results',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  transition: `opacity ${vars.motion.calm}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
/** Chosen filters, in one line on phones. */
layeredGlobal('screens', `.${results} > [role="group"]`, {
  '@media': { [below.md]: { ...oneLine, paddingBlock: '3px' } },
});
layeredGlobal('screens', `.${results} > [role="group"] > *`, { flexShrink: 0 });
