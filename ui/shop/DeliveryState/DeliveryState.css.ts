import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { shopStyle } from '#ui/theme/layered.ts';
import type { DeliveryTone } from '#ui/theme/palette.ts';

export const line = shopStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.type.small,
  lineHeight: vars.leading.snug,
  // Where it takes two lines, both are about as long.
  textWrap: 'balance',
});
/** A span of days and a stock stand on one line: no line ends within „3–5 Werktage“. */
export const whole = shopStyle({ whiteSpace: 'nowrap' });
export const mark = shopStyle({ flex: 'none', width: '0.65em', height: '0.65em' });

/** Each state has a shape of its own, so that colour is never the only sign. */
const shapes: Record<DeliveryTone, string> = {
  inStock: '50%',
  soldOut: '0',
  shortTerm: '50% 50% 0 0',
  onOrder: '50% 0 50% 0',
  discontinued: '0',
  onRequest: '0 50% 50% 0',
  direct: '50% 50% 50% 0',
};

const tone = (name: DeliveryTone, transform = 'none') =>
  shopStyle({
    background: vars.delivery[name],
    borderRadius: shapes[name],
    transform,
    // Printers leave backgrounds out unless they are asked for.
    printColorAdjust: 'exact',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  });

export const marks = {
  inStock: tone('inStock'),
  soldOut: tone('soldOut'),
  shortTerm: tone('shortTerm'),
  onOrder: tone('onOrder'),
  discontinued: tone('discontinued', 'rotate(45deg)'),
  onRequest: tone('onRequest'),
  direct: tone('direct'),
} satisfies Record<DeliveryTone, string>;
