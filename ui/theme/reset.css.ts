import { below, media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { layeredGlobal } from './layered.ts';

const reset = (selector: string, rule: Parameters<typeof layeredGlobal>[2]) =>
  layeredGlobal('reset', selector, rule);

/** Room above for the header that stays in sight, with the box of the search in its second row. */
const stuckHeader = '7rem';

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  scrollbarGutter: 'stable',
  // Keeps a focused or linked element clear of the header.
  scrollPaddingBlock: `${vars.space[16]} ${vars.space[8]}`,
  '@media': {
    // Narrow windows keep the whole header, and phones have bars at the foot, too.
    [below.md]: { scrollPaddingBlockStart: stuckHeader },
    [below.sm]: { scrollPaddingBlockEnd: '6rem' },
  },
});
reset('body', {
  margin: 0,
  // Pixels, not rem: larger letters do not make the screen wider.
  minWidth: '320px',
  fontFamily: vars.text.fontFamily,
  fontSize: vars.text.size,
  lineHeight: vars.leading.body,
  color: vars.text.color,
  background: vars.text.background,
  overflowWrap: 'break-word',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
});
reset('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend', {
  margin: 0,
  padding: 0,
});
for (const heading of ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const) {
  reset(heading, {
    fontFamily: vars[heading].font,
    fontSize: vars[heading].size,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.tight,
    textWrap: 'balance',
  });
}
reset('h1, h2, h3', { color: vars.page.heading });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 0, minWidth: 0 });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('img, video', { height: 'auto' });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
});
reset('button', {
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  touchAction: 'manipulation',
});
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('th', { textAlign: 'start', fontWeight: 'inherit' });
reset('[hidden]', { display: 'none !important' });
reset('summary', { cursor: 'pointer' });

reset('a', { color: vars.link.normal, background: vars.background.normal, textUnderlineOffset: '0.15em' });
reset('a:visited', { color: vars.link.visited });
reset('a:hover', { color: vars.link.hover });
// What an address names stands 220 px below the upper edge, however it is reached (S2-03); the padding above counts along.
reset(':target', {
  scrollMarginTop: `calc(220px - ${vars.space[16]})`,
  '@media': { [below.md]: { scrollMarginTop: `calc(220px - ${stuckHeader})` } },
});
reset('a:focus-visible', { color: vars.link.focus });
reset('a:active', { color: vars.link.active });

// Two tones, so that the ring is seen on light and on dark areas.
reset(':focus-visible', {
  outline: `3px solid ${vars.focus.ring}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.focus.gap}`,
});
reset('[tabindex="-1"]:focus-visible', { outlineOffset: '4px' });

reset('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
    [media.print]: { boxShadow: 'none !important', textShadow: 'none !important' },
  },
});
reset('html', { '@media': { [media.print]: { scrollbarGutter: 'auto' } } });
reset('a, a:visited', { '@media': { [media.print]: { color: vars.text.color, textDecoration: 'none' } } });
reset('h1, h2, h3, h4', { '@media': { [media.print]: { breakAfter: 'avoid' } } });
reset('tr, img, figure', { '@media': { [media.print]: { breakInside: 'avoid' } } });
