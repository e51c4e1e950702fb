import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const page = screenStyle({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: vars.space[6] } },
});
export const choice = screenStyle({
  display: 'grid',
  gap: vars.space[2],
  minWidth: 0,
  '@media': { [media.print]: { display: 'none' } },
});
export const lists = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  '@media': { [from.lg]: { display: 'grid' } },
});
export const listItem = screenStyle({ minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' });
export const currentList = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.controlSmall,
  '@media': { [media.touch]: { minHeight: vars.size.target } },
});
export const listName = screenStyle({ minWidth: 0 });
export const count = screenStyle({
  // Apart from the line below a link.
  display: 'inline-block',
  marginInlineStart: vars.space[2],
  ...quietText,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const list = screenStyle({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const head = screenStyle({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });
export const hint = screenStyle({ color: vars.page.subtitle });
export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  // What became of a press stands below its button.
  alignItems: 'flex-start',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  paddingBlock: vars.space[2],
  borderBlock: `1px solid ${vars.line.soft}`,
  '@media': { [media.print]: { display: 'none' } },
});
export const views = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.controlMedium,
});
export const sum = screenStyle({
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  // It ends the first line, so that all buttons stand together in the next one.
  '@media': { [from.md]: { flexBasis: 'calc(100% - 18rem)', flexGrow: 1, textAlign: 'end' } },
});
export const amount = screenStyle({ lineHeight: vars.size.controlMedium, whiteSpace: 'nowrap' });
export const uncounted = screenStyle({ ...quietText });
/** The form of the first list, below what says that there is none. */
export const first = screenStyle({ marginBlockStart: vars.space[4], textAlign: 'start' });
export const positions = screenStyle({ display: 'grid', minWidth: 0 });
export const question = screenStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[3] });
