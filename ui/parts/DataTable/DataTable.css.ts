import { below, from, media, paper } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, partStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

/** Narrow screens and narrow paper show a row as a card, all others the table. */
const cards = `${below.md}, ${paper.narrow}`;
const columns = `${from.md}, ${paper.wide}`;

export const scroller = partStyle({
  overflowX: 'auto',
  '@media': { [media.print]: { overflow: 'visible' } },
});
export const table = partStyle({
  width: '100%',
  lineHeight: vars.leading.snug,
  '@media': { [cards]: { display: 'block' } },
});
export const caption = partStyle({
  textAlign: 'start',
  paddingBlockEnd: vars.space[2],
  fontWeight: vars.weight.bold,
  fontSize: vars.type.large,
  '@media': { [cards]: { display: 'block' } },
});
const outOfSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
export const head = partStyle({ '@media': { [cards]: outOfSight } });
/** Above cards the heads that sort stand in a line. */
export const sortRow = partStyle({
  '@media': {
    [below.md]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `${vars.space[1]} ${vars.space[4]}`,
      paddingBlockEnd: vars.space[3],
      selectors: {
        '&[data-label]::before': {
          content: 'attr(data-label) / ""',
          ...quietText,
        },
      },
    },
    [paper.narrow]: outOfSight,
  },
});
export const headCell = partStyle({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  ...quietText,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  verticalAlign: 'bottom',
  borderBlockEnd: `2px solid ${vars.line.strong}`,
  whiteSpace: 'nowrap',
  selectors: { '&[aria-sort]': { color: vars.page.title, fontWeight: vars.weight.bold } },
  '@media': { [below.md]: { padding: 0, border: 0 } },
});
export const unsortedHead = partStyle({ '@media': { [below.md]: outOfSight } });
export const sortLink = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:visited, &:active, &:focus-visible': { color: 'inherit' },
    '&:hover': { color: vars.page.title, textDecoration: 'underline' },
  },
  '@media': { [media.touch]: { minHeight: vars.size.target } },
});
/** By which column, and which way round. */
export const sortMark = partStyle({ display: 'inline-flex', color: vars.page.icon });
/** The same place where the table could be sorted so: heads do not move when it is. */
export const sortHint = partStyle({
  display: 'inline-flex',
  opacity: 0.3,
  '@media': { [media.print]: { display: 'none' } },
});
export const body = partStyle({ '@media': { [cards]: { display: 'grid', gap: vars.space[2] } } });
export const row = partStyle({
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  selectors: { 'tbody > &:hover': { background: vars.background.hover } },
  '@media': {
    [cards]: {
      display: 'grid',
      gap: vars.space[1],
      padding: vars.space[3],
      border: `1px solid ${vars.line.soft}`,
      borderRadius: vars.radius.medium,
      background: vars.window.main,
      position: 'relative',
    },
  },
});
export const cell = partStyle({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
  '@media': {
    [cards]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(6rem, 34%) minmax(0, 1fr)',
      columnGap: vars.space[3],
      padding: 0,
      textAlign: 'start',
      selectors: {
        '&[data-label]::before': {
          content: 'attr(data-label) / ""',
          ...quietText,
        },
        '&:not([data-label])': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});
export const numeric = partStyle({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [columns]: { textAlign: 'end', whiteSpace: 'nowrap' } },
});
/** As wide as its content: numbers of orders, dates, buttons. */
export const narrow = partStyle({ '@media': { [columns]: { whiteSpace: 'nowrap', width: '1%' } } });
export const leading = partStyle({ fontWeight: vars.weight.medium });
// The link that names a row is its main target.
layeredGlobal('parts', `.${leading} a`, {
  '@media': { [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target } },
});
export const foot = partStyle({
  fontWeight: vars.weight.medium,
  '@media': { [cards]: { display: 'block' } },
});
