import { from, media, paper } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { fingerRoom } from '#ui/parts/Link/Link.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';
import { linkSummary } from '#ui/theme/link-summary.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

/** Columns of head and lines from md on: picture, article, unit price, quantity, sum, removing. */
export const lineColumns = '3.5rem minmax(0, 1fr) 5rem 8rem 5.5rem 2.5rem';

/** The same columns on paper, where the quantity is only a number. */
export const printedColumns = '3.5rem minmax(0, 1fr) 6rem 6rem 6rem';

export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto 2.5rem',
  gridTemplateAreas: `
    "picture facts facts remove"
    "quantity quantity sum sum"
    "quantity quantity unit unit"
    "note note note note"
    "notices notices notices notices"`,
  gridTemplateRows: 'auto auto 1fr',
  columnGap: vars.space[3],
  alignItems: 'start',
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.line.soft}`,
  breakInside: 'avoid',
  // 300 lines: what is out of sight costs nothing.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 9rem',
  '@media': {
    [from.md]: {
      gridTemplateColumns: lineColumns,
      gridTemplateAreas: `
        "picture facts unit quantity sum remove"
        "picture note unit quantity sum remove"
        ". notices notices notices notices notices"`,
      gridTemplateRows: 'auto 1fr',
      containIntrinsicSize: 'auto 7rem',
    },
    [media.print]: { contentVisibility: 'visible' },
    [paper.wide]: {
      gridTemplateColumns: printedColumns,
      gridTemplateAreas: `
        "picture facts unit quantity sum"
        "picture note unit quantity sum"
        ". notices notices notices notices"`,
      gridTemplateRows: 'auto 1fr',
    },
  },
});
export const pending = screenStyle({ opacity: 0.7 });
export const picture = screenStyle({ gridArea: 'picture' });
export const remove = screenStyle({
  gridArea: 'remove',
  justifySelf: 'end',
  '@media': { [media.print]: { display: 'none' } },
});
export const facts = screenStyle({ gridArea: 'facts', display: 'grid', minWidth: 0 });
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
export const oem = screenStyle({ letterSpacing: '0.03em' });
export const quiet = screenStyle(quietText);
const noteText = { fontSize: vars.type.small, fontStyle: 'italic' } as const;
export const note = screenStyle(noteText);

const amount = {
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
export const unitPrice = screenStyle({
  gridArea: 'unit',
  ...amount,
  textAlign: 'end',
  fontSize: vars.type.small,
  '@media': {
    [from.md]: { fontSize: 'inherit', paddingBlockStart: vars.space[2] },
    [paper.wide]: { textAlign: 'end' },
  },
});
/** What stands in the place of an amount. */
export const words = screenStyle({ whiteSpace: 'normal' });
export const linePrice = screenStyle({
  gridArea: 'sum',
  ...amount,
  textAlign: 'end',
  '@media': { [from.md]: { paddingBlockStart: vars.space[2] } },
});
/** Names of the columns beside the amounts, where no head stands above them. */
export const cellLabel = screenStyle({
  marginInlineEnd: vars.space[2],
  ...quietText,
  '@media': { [from.md]: { display: 'none' }, [paper.wide]: { display: 'none' } },
});
export const quantity = screenStyle({
  gridArea: 'quantity',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
});
/** The unit belongs to the amount; what is said of the amount stands below both. */
export const field = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  maxWidth: '14rem',
  '@media': { [media.print]: { display: 'none' } },
});
layeredGlobal('screens', `.${field} > [role="status"]`, { order: 1, flexBasis: '100%' });
export const printed = screenStyle({ display: 'none', '@media': { [media.print]: { display: 'inline' } } });
export const unit = screenStyle(quietText);
export const notices = screenStyle({
  gridArea: 'notices',
  selectors: { '&:empty': { display: 'none' } },
});
/** Below everything it could push aside. */
export const noteArea = screenStyle({ gridArea: 'note', minWidth: 0 });
/** While the field is open, one line that is there before the note is: the field shows all of it. */
export const keptNote = screenStyle({
  ...noteText,
  selectors: {
    '&:empty': { display: 'none' },
    'details[open] + &': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    'details[open] + &:empty::before': { content: '"\\200b"' },
  },
});
export const noteForm = screenStyle({ '@media': { [media.print]: { display: 'none' } } });
export const noteSummary = screenStyle({
  ...linkSummary,
  // The line cuts off what reaches over its edge.
  paddingInline: vars.space[1],
  outlineOffset: '-2px',
  '@media': {
    [from.md]: { marginInlineStart: `calc(-1 * ${vars.space[1]})` },
    [media.touch]: { minHeight: vars.size.controlSmall },
  },
});
export const noteFields = screenStyle({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  maxWidth: '30rem',
  paddingBlock: vars.space[2],
});
