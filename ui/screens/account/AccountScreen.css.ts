import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const page = screenStyle({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const facts = screenStyle({ color: vars.page.subtitle });
export const section = screenStyle({ display: 'grid', gap: vars.space[3], minWidth: 0 });
export const steps = screenStyle({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
