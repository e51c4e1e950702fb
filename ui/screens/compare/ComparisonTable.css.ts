import { fingerRoom } from '#ui/parts/Link/Link.css.ts';
import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const article = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[1],
  textAlign: 'start',
});
export const picture = screenStyle({ width: '7.5rem', height: 'auto', objectFit: 'contain' });
export const name = screenStyle({ '@media': { [media.touch]: fingerRoom } });
export const number = screenStyle({
  ...quietText,
  lineHeight: vars.leading.snug,
});
export const property = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});
export const mark = screenStyle({
  ...quietText,
  fontWeight: vars.weight.regular,
});
