import { below } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

/** As wide as its words; below the articles of a phone, whose first is to be seen at once. */
export const only = screenStyle({ justifySelf: 'start', '@media': { [below.md]: { order: 1 } } });
/** What proves the eco label of a tile. */
export const proof = screenStyle({
  margin: 0,
  fontSize: vars.type.small,
  lineHeight: vars.leading.snug,
  color: vars.window.subtitle,
  overflowWrap: 'anywhere',
});
