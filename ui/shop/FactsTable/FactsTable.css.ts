import { fingerRoom } from '#ui/parts/Link/Link.css.ts';
import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, shopStyle } from '#ui/theme/layered.ts';

export const list = shopStyle({ margin: 0, lineHeight: vars.leading.snug });
export const row = shopStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(8.5rem, 2fr) 3fr',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  overflowWrap: 'anywhere',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(9rem, 1fr) 2fr' } },
});
layeredGlobal('shop', `.${row} a`, { '@media': { [media.touch]: fingerRoom } });
export const label = shopStyle({ color: vars.page.subtitle });
