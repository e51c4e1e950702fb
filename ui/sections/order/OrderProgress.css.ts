import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const line = screenStyle({ display: 'flex', gap: vars.space.px, width: '100%', maxWidth: '8rem' });
export const reached = screenStyle({ flex: 1, borderBlockStart: `4px solid ${vars.secondary.main}` });
/** Dotted: where the letters' colours alone are shown, it still is not the other one. */
export const open = screenStyle({ flex: 1, borderBlockStart: `4px dotted ${vars.line.strong}` });
