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
/** Dots of 1.3 px in a grid of 7 px that stands on its corner. */
const dots = 'radial-gradient(currentColor 1.3px, transparent 1.6px)';
/** A halftone field that fades out towards the words, as on a proof sheet. */
export const halftone = partStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  color: vars.line.strong,
  opacity: 0.28,
  backgroundImage: `${dots}, ${dots}`,
  backgroundSize: '9.9px 9.9px',
  backgroundPosition: '0 0, 4.95px 4.95px',
  maskImage: 'radial-gradient(ellipse 62% 78% at 50% 50%, transparent 62%, currentColor 130%)',
});
const markSize = '1.75rem';
/** A ring with its point, and the cross through both. */
const markLayers = [
  'radial-gradient(currentColor 2.5px, transparent 2.5px 6.5px, currentColor 6.5px 7.5px, transparent 7.5px)',
  'linear-gradient(currentColor, currentColor)',
  'linear-gradient(currentColor, currentColor)',
];
const layerSizes = [`${markSize} ${markSize}`, `1px ${markSize}`, `${markSize} 1px`];
/** How far a layer of this width or height stands from the edge so that it lies in the middle of its mark. */
const middle = `calc(${markSize} / 2 - 0.5px)`;
const corners = ['left', 'right'].flatMap((side) => ['top', 'bottom'].map((end) => ({ side, end })));
/** The marks printers align their colours by, one in each corner. */
export const registration = partStyle({
  position: 'absolute',
  inset: vars.space[2],
  color: vars.line.strong,
  pointerEvents: 'none',
  backgroundRepeat: 'no-repeat',
  backgroundImage: corners.flatMap(() => markLayers).join(', '),
  backgroundSize: corners.flatMap(() => layerSizes).join(', '),
  backgroundPosition: corners
    .flatMap(({ side, end }) => [
      `${side} 0 ${end} 0`,
      `${side} ${middle} ${end} 0`,
      `${side} 0 ${end} ${middle}`,
    ])
    .join(', '),
});
export const title = partStyle({ fontSize: vars.type.title, color: vars.page.heading });
export const text = partStyle({ maxWidth: '52ch', color: vars.page.subtitle, textWrap: 'balance' });
export const actions = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});
