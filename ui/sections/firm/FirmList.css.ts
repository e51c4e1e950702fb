import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const ways = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
