import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const frame = partStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[12]} ${vars.space[8]}`,
  textAlign: 'center',
  isolation: 'isolate',
  overflow: 'hidden',
});
/** A halftone field that fades out towards the words, as on a proof sheet. */
export const halftone = partStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  color: vars.line.strong,
  opacity: 0.28,
  maskImage: 'radial-gradient(ellipse 62% 78% at 50% 50%, transparent 62%, currentColor 130%)',
});
export const mark = partStyle({
  position: 'absolute',
  width: '1.75rem',
  height: '1.75rem',
  color: vars.line.strong,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1,
});
export const corners = [
  partStyle({ insetBlockStart: vars.space[2], insetInlineStart: vars.space[2] }),
  partStyle({ insetBlockStart: vars.space[2], insetInlineEnd: vars.space[2] }),
  partStyle({ insetBlockEnd: vars.space[2], insetInlineStart: vars.space[2] }),
  partStyle({ insetBlockEnd: vars.space[2], insetInlineEnd: vars.space[2] }),
];
export const title = partStyle({ fontSize: vars.type.title, color: vars.page.heading });
export const text = partStyle({ maxWidth: '52ch', color: vars.page.subtitle, textWrap: 'balance' });
export const actions = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});
