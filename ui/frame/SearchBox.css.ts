import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

export const form = screenStyle({
  gridArea: 'search',
  position: 'relative',
  display: 'flex',
  flex: '1 1 16rem',
  gap: vars.space[2],
  minWidth: 0,
  '@media': { [media.print]: { display: 'none' } },
});
export const input = screenStyle({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: vars.size.controlLarge,
  paddingInline: vars.space[4],
  border: `2px solid ${vars.line.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.window.main,
  color: vars.window.title,
  fontSize: vars.type.large,
  selectors: {
    '&:focus': { borderColor: vars.interface.mainButton },
    '&::placeholder': { color: vars.window.subtitle, opacity: 1 },
  },
});
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
export const option = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.controlMedium,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-selected="true"]': { background: vars.background.hover },
  },
});
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** Gives way first, but never so far that nothing can be read of it. */
export const optionLabel = screenStyle({ ...oneLine, flex: '1 100 auto', minWidth: '35%' });
export const optionDetail = screenStyle({
  ...oneLine,
  flex: '0 1 auto',
  fontSize: vars.type.small,
  color: vars.window.subtitle,
});
layeredGlobal('screens', `.${option} > svg`, { flex: 'none' });
