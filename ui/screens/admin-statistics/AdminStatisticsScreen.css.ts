import { below, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const choice = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  '@media': { [media.print]: { display: 'none' } },
});
export const figure = screenStyle({ margin: 0, minWidth: 0 });
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  columnGap: vars.space[2],
  maxWidth: '60rem',
});
export const scale = screenStyle({ display: 'block', overflow: 'visible' });
export const plot = screenStyle({ display: 'block', overflow: 'visible', maxWidth: '60rem' });
export const grid = screenStyle({ stroke: vars.line.soft });
const words = { fontSize: vars.type.small, fill: vars.page.subtitle } as const;
export const tick = screenStyle({ ...words, textAnchor: 'end', fontVariantNumeric: 'tabular-nums' });
export const label = screenStyle({ ...words, textAnchor: 'middle' });
export const rowLabel = screenStyle({ fontSize: vars.type.small, fill: 'currentColor' });
export const rowValue = screenStyle({
  fontSize: vars.type.small,
  fill: 'currentColor',
  textAnchor: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const now = screenStyle({ fill: vars.status.info.main });
export const before = screenStyle({ fill: vars.line.strong, opacity: 0.45 });
export const legend = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  marginBlockStart: vars.space[2],
  ...quietText,
});
const key = {
  '::before': {
    content: '',
    display: 'inline-block',
    width: '0.75rem',
    height: '0.75rem',
    marginInlineEnd: vars.space[1],
  },
} as const;
export const keyOfNow = screenStyle({
  '::before': { ...key['::before'], background: vars.status.info.main },
});
export const keyOfBefore = screenStyle({
  '::before': { ...key['::before'], background: vars.line.strong, opacity: 0.45 },
});
export const table = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});
/** Said where rows are cards. */
export const leftOut = screenStyle({
  display: 'none',
  ...quietText,
  '@media': { [below.md]: { display: 'block' } },
});
/** Names a row without an order; as a card it would only push the others away. */
export const empty = screenStyle({});
layeredGlobal('screens', `.${table} tr:has(.${empty})`, { '@media': { [below.md]: { display: 'none' } } });
