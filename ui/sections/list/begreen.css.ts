import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

/** As wide as its words. */
export const only = screenStyle({ justifySelf: 'start' });
/** What proves the eco label of a tile. */
export const proof = screenStyle({
  margin: 0,
  fontSize: vars.type.small,
  lineHeight: vars.leading.snug,
  color: vars.window.subtitle,
  overflowWrap: 'anywhere',
});
