import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

export const screen = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});
/** Not under the head of the page that stays, when a letter leads here. */
export const heading = screenStyle({ scrollMarginTop: '6rem' });
export const letters = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: 0,
});
export const letter = screenStyle({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  paddingInline: vars.space[2],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  textDecoration: 'none',
});
export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))',
  gap: vars.space[2],
  margin: 0,
});
export const entry = screenStyle({
  display: 'grid',
  alignContent: 'center',
  height: '100%',
  minHeight: '3.5rem',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  background: vars.window.main,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&, &:visited, &:hover, &:active, &:focus-visible': { color: vars.on.window },
    '&:hover': { borderColor: vars.line.strong, background: vars.background.hover },
  },
});
layeredGlobal('screens', `.${entry} small`, {
  color: vars.window.subtitle,
  fontVariantNumeric: 'tabular-nums',
});
