import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const section = screenStyle({ display: 'grid', gap: vars.space[2], minWidth: 0 });
export const heading = screenStyle({ fontSize: vars.type.large });
export const steps = screenStyle({ display: 'grid', gap: vars.space[2], listStyle: 'none', padding: 0 });
export const step = screenStyle({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.line.strong}`,
});
export const hint = screenStyle(quietText);
export const said = screenStyle({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: vars.size.measure,
});
/** As wide as an answer is typed comfortably. */
export const answer = screenStyle({ display: 'grid', gap: vars.space[3], width: '100%', maxWidth: '40rem' });
