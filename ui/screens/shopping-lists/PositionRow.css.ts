import { fingerRoom } from '#ui/parts/Link/Link.css.ts';
import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';
import { linkSummary } from '#ui/theme/link-summary.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  gridTemplateAreas: `
    "picture facts drop"
    "quantity quantity price"
    "buy buy buy"
    "gone gone gone"
    "notes notes notes"`,
  gap: `${vars.space[2]} ${vars.space[3]}`,
  alignItems: 'start',
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  breakInside: 'avoid',
  // Beside the focus ring of a line nothing is cut off.
  scrollMarginBlock: vars.space[8],
  '@media': {
    [from.md]: {
      gridTemplateColumns: '3.5rem 14rem minmax(0, 1fr) auto 2.5rem',
      gridTemplateAreas: `
        "picture facts facts facts drop"
        "picture quantity price buy ."
        "picture gone gone gone gone"
        "picture notes notes notes notes"`,
    },
    [from.xl]: {
      gridTemplateColumns: '3.5rem minmax(0, 1fr) 12rem 6rem 11rem 2.5rem',
      gridTemplateAreas: `
        "picture facts quantity price buy drop"
        "picture gone gone gone gone gone"
        "picture notes notes notes notes notes"`,
    },
  },
});
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
  alignItems: 'baseline',
  columnGap: vars.space[4],
  ...quietText,
  fontVariantNumeric: 'tabular-nums',
});
export const note = screenStyle({ fontSize: vars.type.small, fontStyle: 'italic' });
export const price = screenStyle({
  gridArea: 'price',
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const quantity = screenStyle({
  gridArea: 'quantity',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
});
layeredGlobal('screens', `.${quantity} > [role="status"]`, { order: 1, flexBasis: '100%' });
export const unit = screenStyle(quietText);
export const buy = screenStyle({
  gridArea: 'buy',
  minWidth: 0,
  '@media': { [media.print]: { display: 'none' } },
});
export const gone = screenStyle({ gridArea: 'gone', minWidth: 0 });
export const hint = screenStyle(quietText);
export const drop = screenStyle({
  gridArea: 'drop',
  justifySelf: 'end',
  '@media': { [media.print]: { display: 'none' } },
});
export const notes = screenStyle({
  gridArea: 'notes',
  minWidth: 0,
  maxWidth: '44rem',
  '@media': { [media.print]: { display: 'none' } },
});
export const notesSummary = screenStyle(linkSummary);
export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wide = screenStyle({ gridColumn: '1 / -1' });
export const saved = screenStyle({ paddingBlock: vars.space[2] });
