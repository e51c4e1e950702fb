import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const stars = screenStyle({
  display: 'inline-block',
  blockSize: '1.1em',
  inlineSize: '5.5em',
  verticalAlign: '-0.15em',
  flex: 'none',
});
export const empty = screenStyle({ fill: 'none', stroke: vars.line.strong, strokeWidth: 1 });
export const full = screenStyle({ fill: vars.page.icon });
