import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const title = screenStyle({ marginBlockEnd: vars.space[4] });
export const columns = screenStyle({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space[5],
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' },
    [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space[10] },
  },
});
export const oneColumn = screenStyle({ maxWidth: '60rem', marginBlockStart: vars.space[5] });
export const main = screenStyle({ minWidth: 0 });
// What is led to keeps clear of bars at the edges of the screen.
layeredGlobal('screens', `.${main} :is([role="alert"], [tabindex="-1"])`, {
  scrollMarginBlock: `calc(${vars.space[16]} * 2) ${vars.space[16]}`,
});
export const step = screenStyle({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const stepTitle = screenStyle({ fontSize: vars.type.title, outline: 'none' });
export const panel = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  padding: vars.space[5],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.window.main,
});
export const ways = screenStyle({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wayTitle = screenStyle({ fontSize: vars.type.large });
export const limits = screenStyle({
  display: 'grid',
  gap: vars.space[1],
  ...quietText,
});
/** Not as pale as what cannot be chosen: this is to be read. */
export const whyNot = screenStyle({ color: vars.text.color, fontWeight: vars.weight.medium });
export const bank = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.interface.main,
});
export const small = screenStyle(quietText);
export const waiting = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '8rem',
});
export const ordering = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[12],
  textAlign: 'center',
});
export const differences = screenStyle({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  paddingInlineStart: vars.space[8],
  listStyle: 'disc',
  border: `1px solid ${vars.status.warning.line}`,
  borderRadius: vars.radius.medium,
  background: vars.status.warning.soft,
});
export const summary = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.interface.main,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  '@media': {
    [from.lg]: {
      position: 'sticky',
      insetBlockStart: vars.space[4],
      maxHeight: '90vh',
      overflowY: 'auto',
    },
  },
});
export const summaryList = screenStyle({ display: 'grid', gap: vars.space[1], fontSize: vars.type.small });
export const summaryLine = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const amount = screenStyle({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
