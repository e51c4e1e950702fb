import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const block = screenStyle({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });
