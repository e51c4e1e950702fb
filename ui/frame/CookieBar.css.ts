import { keyframes } from '@vanilla-extract/css';
import { partStyle } from '#ui/theme/layered.ts';

const untouched = keyframes({ from: { pointerEvents: 'none' }, to: { pointerEvents: 'none' } });

/** The bar comes on its own and over what is just being pressed: that press still reaches what it was meant for, and agrees to nothing. */
export const arriving = partStyle({ animation: `${untouched} 500ms` });
