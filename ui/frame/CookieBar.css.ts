import { keyframes } from '@vanilla-extract/css';
import { partStyle } from '#ui/theme/layered.ts';

const untouched = keyframes({ from: { pointerEvents: 'none' } });

/**
 * The bar comes on its own and over what is just being pressed: that press still reaches what it was meant for, and agrees to nothing.
 * The time is the delay, which holds for those who want less motion, too.
 */
export const arriving = partStyle({ animation: `${untouched} 0.01ms 500ms backwards` });
