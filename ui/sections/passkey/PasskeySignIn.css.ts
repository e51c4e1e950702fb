import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const part = screenStyle({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
