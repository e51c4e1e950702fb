import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const part = screenStyle({ display: 'grid', gap: vars.space[2] });
export const title = screenStyle({ fontSize: vars.type.body });
export const list = screenStyle({ display: 'grid', gap: vars.space[3], listStyle: 'none', padding: 0 });
export const stand = screenStyle({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const exceeded = screenStyle({ marginBlockStart: vars.space[1] });
export const hint = screenStyle({ fontSize: vars.type.small, color: vars.interface.subtitle });
