import { keyframes } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Words below the line for whoever has waited a while: most loads are over before. */
export const waiting = screenStyle({
  position: 'fixed',
  insetBlockStart: vars.space[3],
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  zIndex: vars.layer.progress,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.round,
  background: vars.window.main,
  color: vars.on.window,
  fontSize: vars.type.small,
  whiteSpace: 'nowrap',
  boxShadow: vars.shadow.floating,
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.calm} 1s backwards`,
});
