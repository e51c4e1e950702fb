import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const page = screenStyle({
  display: 'grid',
  gap: vars.space[5],
  minWidth: 0,
  maxWidth: vars.size.measure,
});
export const head = screenStyle({ display: 'grid', gap: vars.space[2] });
export const intro = screenStyle({ color: vars.page.subtitle });
export const form = screenStyle({ display: 'grid', gap: vars.space[4], maxWidth: '34rem' });
export const hints = screenStyle({ display: 'grid', gap: vars.space[2], ...quietText });
export const declaration = screenStyle({
  display: 'grid',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
  '@media': { [from.md]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', rowGap: vars.space[3] } },
});
export const label = screenStyle({
  ...quietText,
  selectors: { '&:not(:first-child)': { marginBlockStart: vars.space[2] } },
  '@media': { [from.md]: { selectors: { '&:not(:first-child)': { marginBlockStart: 0 } } } },
});
export const value = screenStyle({ margin: 0, whiteSpace: 'pre-line' });
export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});
