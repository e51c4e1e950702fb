import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const page = screenStyle({ display: 'grid', gap: vars.space[4], maxWidth: vars.size.measure });
export const form = screenStyle({ display: 'grid', gap: vars.space[3], maxWidth: '30rem' });
