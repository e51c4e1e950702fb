import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const page = screenStyle({ display: 'grid', gap: vars.space[4], maxWidth: vars.size.measure });
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
