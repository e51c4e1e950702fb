import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space[2],
  margin: 0,
});
export const brand = screenStyle({
  display: 'grid',
  alignContent: 'center',
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
layeredGlobal('screens', `.${brand} small`, {
  color: vars.window.subtitle,
  fontVariantNumeric: 'tabular-nums',
});
