import { screenStyle } from '#ui/theme/layered.ts';

export const short = screenStyle({ maxWidth: '28rem' });
