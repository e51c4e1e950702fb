import { below, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

const barHeight = '4rem';
const edge = 'env(safe-area-inset-bottom, 0px)';

/** Stays at the foot of a narrow window, above the cookie notice. */
export const bar = screenStyle({
  display: 'none',
  '@media': {
    [below.sm]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 'var(--room-below, 0px)',
      zIndex: vars.layer.sticky,
      boxSizing: 'border-box',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space[3],
      height: `calc(${barHeight} + ${edge})`,
      padding: `0 ${vars.space[4]} ${edge}`,
      background: vars.window.main,
      color: vars.on.window,
      borderBlockStart: `1px solid ${vars.line.strong}`,
      boxShadow: vars.shadow.floating,
    },
    [media.print]: { display: 'none' },
  },
});
// The end of the page stands above the bar; room below everything moves nothing.
layeredGlobal('screens', `body:has(.${bar})`, {
  '@media': { [below.sm]: { paddingBlockEnd: `calc(${barHeight} + ${edge})` } },
});
export const facts = screenStyle({ display: 'grid', lineHeight: vars.leading.snug });
export const price = screenStyle({
  fontSize: vars.type.large,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const small = screenStyle({
  fontSize: vars.type.small,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
/** Above the bar, over the page. */
export const limit = screenStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.window.main,
  color: vars.status.danger.main,
  borderBlockStart: `1px solid ${vars.line.strong}`,
});
