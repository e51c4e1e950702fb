import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { inkNames } from '#ui/theme/palette.ts';
import type { InkName } from '#ui/theme/palette.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const wrap = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
});
/** Like the colour patches on the edge of a printed sheet. */
export const chip = partStyle({
  display: 'inline-flex',
  flex: 'none',
  width: '0.875em',
  height: '0.875em',
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${vars.ink.outline}`,
  verticalAlign: '-0.08em',
  '@media': {
    [media.print]: {
      printColorAdjust: 'exact',
      outline: `1px solid ${vars.ink.outline}`,
      boxShadow: 'none !important',
    },
    [media.forcedColors]: { forcedColorAdjust: 'none' },
  },
});
export const large = partStyle({ width: '1.25em', height: '1.25em' });
export const patch = partStyle({ flex: 1 });
/** White is seen only on something else: a drop of it on a grey patch, or it would be an empty box. */
const drawn: Partial<Record<InkName, string>> = {
  white: `radial-gradient(closest-side, ${vars.ink.white} 78%, ${vars.ink.grey} 82%)`,
};
export const inks = Object.fromEntries(
  inkNames.map((name) => [name, partStyle({ background: drawn[name] ?? vars.ink[name] })]),
) as Record<InkName, string>;
/** Clear material: a diagonal hairline instead of a colour. */
export const clear = partStyle({
  background: `linear-gradient(to top right, transparent 46%, ${vars.ink.outline} 46%, ${vars.ink.outline} 54%, transparent 54%)`,
});
