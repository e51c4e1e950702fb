import { keyframes } from '@vanilla-extract/css';
import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

const travel = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});

const appear = keyframes({ from: { opacity: 0 } });

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
  selectors: {
    // Its words for whoever has waited a while: most navigations are over before. Read out, they are the bar's value.
    '&::after': {
      content: 'attr(aria-valuetext) / ""',
      position: 'fixed',
      insetBlockStart: vars.space[3],
      insetInlineStart: '50%',
      transform: 'translateX(-50%)',
      padding: `${vars.space[1]} ${vars.space[3]}`,
      border: `1px solid ${vars.line.strong}`,
      borderRadius: vars.radius.round,
      background: vars.window.main,
      color: vars.on.window,
      fontSize: vars.type.small,
      whiteSpace: 'nowrap',
      boxShadow: vars.shadow.floating,
      animation: `${appear} ${vars.motion.calm} 1s backwards`,
    },
  },
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
