import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

export const panel = screenStyle({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${vars.space[1]})`,
  zIndex: vars.layer.header,
  maxHeight: '70vh',
  overflowY: 'auto',
  padding: vars.space[1],
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.window.main,
  color: vars.window.title,
  boxShadow: vars.shadow.floating,
});
export const notice = screenStyle({ margin: 0, padding: vars.space[3] });
export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const heading = screenStyle({
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
  color: vars.window.subtitle,
});
export const option = screenStyle({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  minHeight: vars.size.controlMedium,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-selected="true"]': { background: vars.background.hover },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
});
layeredGlobal('screens', `.${option} > svg`, { justifySelf: 'center', color: vars.window.subtitle });
export const optionPicture = screenStyle({ width: '2.5rem', height: 'auto' });
/** Wraps rather than hides a number. */
export const optionWords = screenStyle({
  display: 'grid',
  gap: '0.125rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const optionDetail = screenStyle({ fontSize: vars.type.small, color: vars.window.subtitle });
export const optionPrice = screenStyle({
  display: 'grid',
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
layeredGlobal('screens', `.${optionPrice} small`, { color: vars.window.subtitle });
export const prices = screenStyle({
  margin: 0,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  textAlign: 'end',
  fontSize: vars.type.small,
  color: vars.window.subtitle,
});
/** Stays in sight while the suggestions scroll. */
export const foot = screenStyle({
  position: 'sticky',
  bottom: `calc(-1 * ${vars.space[1]})`,
  marginBlockStart: vars.space[1],
  borderTop: `1px solid ${vars.line.soft}`,
  background: vars.window.main,
});
