import { below, from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

export const menu = screenStyle({ '@media': { [media.print]: { display: 'none' } } });
/** With room enough the links are there without opening anything; a browser that cannot do so keeps the line to open. */
const isOpenable = 'selector(::details-content)';
layeredGlobal('screens', `.${menu} > details`, {
  '@supports': { [isOpenable]: { '@media': { [from.md]: { border: 0 } } } },
});
layeredGlobal('screens', `.${menu} > details > summary`, {
  '@supports': { [isOpenable]: { '@media': { [from.md]: { display: 'none' } } } },
});
layeredGlobal('screens', `.${menu} > details::details-content`, {
  '@media': { [from.md]: { contentVisibility: 'visible' } },
});
export const groups = screenStyle({ display: 'grid', gap: vars.space[3] });
export const label = screenStyle({
  fontSize: vars.type.small,
  color: vars.page.subtitle,
  marginBlockEnd: vars.space[1],
});
export const list = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  '@media': { [below.md]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
