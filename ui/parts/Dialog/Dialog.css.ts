import { keyframes } from '@vanilla-extract/css';
import { below, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

/** Fixed over the whole screen (S4.6), z-index 1000 (S9). */
export const overlay = partStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.modal,
  background: vars.veil.modal,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  animation: `${appear} ${vars.motion.quick} ease-out`,
});
/** Fills the overlay and centres the window; presses on it are presses outside the window. */
export const outside = partStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100%',
  padding: vars.space[4],
  '@media': { [below.sm]: { padding: 0, placeItems: 'end stretch' } },
});
export const window = partStyle({
  width: '100%',
  color: vars.on.window,
  background: vars.window.main,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.floating,
  animation: `${rise} ${vars.motion.calm} ease-out`,
  '@media': {
    [below.sm]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});
export const sizes = {
  xs: partStyle({ maxWidth: '20rem' }),
  sm: partStyle({ maxWidth: '28rem' }),
  md: partStyle({ maxWidth: '40rem' }),
  lg: partStyle({ maxWidth: '56rem' }),
  xl: partStyle({ maxWidth: '72rem' }),
};
export const dialog = partStyle({
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
});
export const head = partStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[6],
  paddingInlineEnd: vars.space[2],
  background: vars.window.main,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  borderStartStartRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.medium,
  '@media': { [below.sm]: { paddingInlineStart: vars.space[4] } },
});
export const title = partStyle({ fontSize: vars.type.large, color: vars.window.heading, minWidth: 0 });
export const content = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignContent: 'start',
  padding: vars.space[6],
  minWidth: 0,
  '@media': { [below.sm]: { padding: vars.space[4] } },
});
export const actions = partStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[6]}`,
  background: vars.window.main,
  borderBlockStart: `1px solid ${vars.line.soft}`,
  borderEndStartRadius: vars.radius.medium,
  borderEndEndRadius: vars.radius.medium,
  '@media': { [below.sm]: { padding: vars.space[4], paddingBlock: vars.space[3] } },
});
