import { from, paper } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const facts = screenStyle({ display: 'grid', gap: vars.space[6] });
export const cards = screenStyle({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [paper.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const card = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[4],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  breakInside: 'avoid',
});
export const heading = screenStyle({ fontSize: vars.type.body });
/** A second heading in one card keeps off what stands before it. */
export const nextHeading = screenStyle({ fontSize: vars.type.body, marginBlockStart: vars.space[3] });
export const comment = screenStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const hint = screenStyle({
  ...quietText,
  overflowWrap: 'anywhere',
});
export const totals = screenStyle({
  width: '100%',
  maxWidth: '26rem',
  marginInlineStart: 'auto',
  breakInside: 'avoid',
});
