import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

export const block = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});
export const search = screenStyle({ maxWidth: '26rem', '@media': { [media.print]: { display: 'none' } } });
export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: `0 ${vars.space[4]}`,
  margin: 0,
});
layeredGlobal('screens', `.${list} a`, {
  display: 'block',
  paddingBlock: vars.space[1],
  lineHeight: vars.leading.snug,
  color: vars.page.link,
  textDecoration: 'none',
  '@media': { [media.touch]: { paddingBlock: vars.space[3] } },
});
layeredGlobal('screens', `.${list} a:hover`, { textDecoration: 'underline' });
export const more = screenStyle({ paddingBlock: vars.space[2], color: vars.page.link });
