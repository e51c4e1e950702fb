import { partStyle } from '#ui/theme/layered.ts';

export const icon = partStyle({
  flex: 'none',
  display: 'inline-block',
  verticalAlign: '-0.2em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
