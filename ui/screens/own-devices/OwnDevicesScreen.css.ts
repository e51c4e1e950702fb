import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { linkSummary } from '#ui/theme/link-summary.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = screenStyle({ ...column, gap: vars.space[4] });
export const section = screenStyle({ ...column, gap: vars.space[3] });
export const hint = screenStyle({ color: vars.page.subtitle, maxWidth: '48rem' });
export const kept = screenStyle({
  ...column,
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const keptPrinter = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingInlineStart: vars.space[3],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
});
export const devices = screenStyle({
  ...column,
  gap: vars.space[3],
  alignItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const device = screenStyle({
  ...column,
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.window.main,
  color: vars.on.window,
  overflowWrap: 'anywhere',
});
export const head = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
});
export const name = screenStyle({ ...column, gap: vars.space[1], lineHeight: vars.leading.snug });
export const facts = screenStyle({ color: vars.window.subtitle, fontSize: vars.type.small });
export const inks = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const ink = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const forecast = screenStyle({
  flexBasis: '100%',
  color: vars.window.subtitle,
  fontSize: vars.type.small,
});
export const together = screenStyle({
  ...column,
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.interface.main,
  color: vars.on.interface,
  borderRadius: vars.radius.medium,
  '@media': { [media.print]: { background: 'none' } },
});
export const lines = screenStyle({
  ...column,
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[4],
});
export const forDevices = screenStyle({ fontSize: vars.type.small, color: vars.interface.subtitle });
export const open = screenStyle({
  ...column,
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  overflowWrap: 'anywhere',
});
export const openHead = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const choices = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const fields = screenStyle({
  ...column,
  gap: vars.space[3],
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wide = screenStyle({ '@media': { [from.sm]: { gridColumn: '1 / -1' } } });
export const summary = screenStyle(linkSummary);
export const changing = screenStyle({ ...column, gap: vars.space[4], paddingBlockStart: vars.space[3] });
export const saved = screenStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[3] });
