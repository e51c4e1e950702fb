import { screenStyle } from '#ui/theme/layered.ts';

export const block = screenStyle({ display: 'grid', justifyItems: 'start' });
