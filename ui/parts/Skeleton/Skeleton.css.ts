import { keyframes } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = partStyle({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.small,
  background: vars.interface.button,
  animation: `${breathe} 1600ms ease-in-out infinite`,
});
export const lines = partStyle({ display: 'grid', gap: vars.space[2] });
