import { keyframes } from '@vanilla-extract/css';
import { media } from '#ui/theme/breakpoints.ts';
import { partStyle } from '#ui/theme/layered.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = partStyle({
  display: 'inline-block',
  flex: 'none',
  width: '1.125em',
  height: '1.125em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
  verticalAlign: '-0.2em',
  '@media': {
    // Still says "busy" without moving: three quarters of a ring.
    [media.reducedMotion]: { animation: 'none', borderStyle: 'dotted' },
  },
});
