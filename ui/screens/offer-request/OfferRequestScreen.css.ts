import { fingerRoom } from '#ui/parts/Link/Link.css.ts';
import * as lineList from '#ui/sections/line-list/line-list.css.ts';
import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const page = screenStyle({
  display: 'grid',
  gap: vars.space[6],
  minWidth: 0,
  maxWidth: '56rem',
});
export const row = screenStyle([
  lineList.row,
  {
    gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
    gridTemplateAreas: `
    "picture facts remove"
    "quantity quantity quantity"`,
    '@media': {
      [from.md]: {
        gridTemplateColumns: '3.5rem minmax(0, 1fr) 14rem 2.5rem',
        gridTemplateAreas: '"picture facts quantity remove"',
      },
    },
  },
]);
export const picture = screenStyle({ gridArea: 'picture' });
export const facts = screenStyle({
  gridArea: 'facts',
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const name = screenStyle({
  fontSize: vars.type.body,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});
layeredGlobal('screens', `.${name} a`, { '@media': { [media.touch]: fingerRoom } });
export const numbers = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  ...quietText,
  fontVariantNumeric: 'tabular-nums',
});
export const quantity = screenStyle({
  gridArea: 'quantity',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
});
export const unit = screenStyle(quietText);
export const remove = screenStyle({ gridArea: 'remove', justifySelf: 'end' });
export const ways = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const known = screenStyle({ color: vars.page.subtitle, overflowWrap: 'anywhere' });
export const part = screenStyle({ gridColumn: '1 / -1', marginBlockStart: vars.space[3] });
