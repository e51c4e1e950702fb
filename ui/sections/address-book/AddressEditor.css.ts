import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

/** As wide as an address is typed comfortably. */
export const editor = screenStyle({ display: 'grid', gap: vars.space[4], minWidth: 0, maxWidth: '48rem' });
