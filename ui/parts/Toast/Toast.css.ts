import { keyframes } from '@vanilla-extract/css';
import { below, from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

export const region = partStyle({
  position: 'fixed',
  zIndex: vars.layer.toast,
  width: 'min(24rem, calc(100vw - 1.5rem))',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});
export const list = partStyle({
  display: 'grid',
  gap: vars.space[2],
  selectors: { '&:not(:empty) + &:not(:empty)': { marginBlockStart: vars.space[2] } },
});
const edge = vars.space[3];
const centre = { insetInline: 0, marginInline: 'auto' };
/** Compass points of the screen, close to its edge: over the header rather than over what is being bought; `ne` is the default of the spec (9). */
/** Search and basket stay free under a message. */
const belowHeader = { [from.md]: { insetBlockStart: '8.75rem' } };
export const positions = {
  nw: partStyle({ insetBlockStart: edge, insetInlineStart: edge, '@media': belowHeader }),
  n: partStyle({ insetBlockStart: edge, ...centre, '@media': belowHeader }),
  ne: partStyle({
    insetBlockStart: edge,
    insetInlineEnd: edge,
    '@media': { ...belowHeader, [below.sm]: { insetInlineEnd: 0, insetInline: 0, marginInline: 'auto' } },
  }),
  se: partStyle({ insetBlockEnd: edge, insetInlineEnd: edge }),
  s: partStyle({ insetBlockEnd: edge, ...centre }),
  sw: partStyle({ insetBlockEnd: edge, insetInlineStart: edge }),
};

export const toast = partStyle({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'start',
  padding: vars.space[2],
  paddingInlineStart: vars.space[3],
  color: vars.on.toast,
  background: vars.toast.main,
  border: `1px solid ${vars.line.soft}`,
  borderInlineStart: '4px solid',
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.floating,
  animation: `${arrive} ${vars.motion.calm} ease-out`,
});
export const leaving = partStyle({
  opacity: 0,
  transform: 'translateX(0.5rem)',
  transition: `opacity ${vars.motion.calm}, transform ${vars.motion.calm}`,
});
export const kinds = {
  info: partStyle({ borderInlineStartColor: vars.status.info.main }),
  danger: partStyle({ borderInlineStartColor: vars.status.danger.main }),
  warning: partStyle({ borderInlineStartColor: vars.status.warning.line }),
  success: partStyle({ borderInlineStartColor: vars.status.success.main }),
  basketAdd: partStyle({ borderInlineStartColor: vars.status.success.main }),
};
export const marks = {
  info: partStyle({ color: vars.status.info.main }),
  danger: partStyle({ color: vars.status.danger.main }),
  warning: partStyle({ color: vars.status.warning.main }),
  success: partStyle({ color: vars.status.success.main }),
  basketAdd: partStyle({ color: vars.status.success.main }),
};
export const mark = partStyle({ display: 'flex', paddingBlock: vars.space[2] });
export const picture = partStyle({ width: '3rem', height: '3rem', objectFit: 'contain' });
export const body = partStyle({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  lineHeight: vars.leading.snug,
  minWidth: 0,
});
export const title = partStyle({ fontWeight: vars.weight.bold, color: vars.toast.title });
export const actions = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
});
