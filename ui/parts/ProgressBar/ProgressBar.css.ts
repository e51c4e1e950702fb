import { keyframes } from '@vanilla-extract/css';
import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

const travel = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});

export const track = partStyle({
  height: '0.375rem',
  borderRadius: vars.radius.round,
  background: vars.interface.button,
  overflow: 'hidden',
});
/** The bar of a navigation: on top of the page, over everything but panels and dialogs. */
export const atTop = partStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.progress,
  height: '3px',
  borderRadius: 0,
  background: 'transparent',
});
export const bar = partStyle({
  height: '100%',
  borderRadius: 'inherit',
  background: vars.secondary.main,
  transition: `width ${vars.motion.calm} ease-out`,
  '@media': { [media.print]: { printColorAdjust: 'exact' } },
});
export const barAtTop = partStyle({ background: vars.primary.main });
export const unknown = partStyle({
  width: '40%',
  animation: `${travel} 1100ms ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none', width: '100%' } },
});
export const tones = {
  normal: null,
  warning: partStyle({ background: vars.status.warning.line }),
  danger: partStyle({ background: vars.status.danger.main }),
};
