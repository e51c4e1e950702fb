import { below, from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const menu = screenStyle({
  position: 'relative',
  '@media': { [media.print]: { display: 'none' } },
});
/** Seen while it has the focus; a closed menu is one press of a key anyway. */
export const skip = screenStyle({
  display: 'none',
  '@media': {
    [from.md]: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: 0,
      padding: vars.space[2],
      background: vars.window.main,
      selectors: { '&:not(:focus-visible)': { clipPath: 'inset(50%)' } },
    },
  },
});
export const end = screenStyle({ outline: 'none' });
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
  ...quietText,
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
