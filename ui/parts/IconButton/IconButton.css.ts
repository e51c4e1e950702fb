import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const square = partStyle({ flex: 'none', padding: 0, aspectRatio: '1', width: 'auto' });
export const squareSizes = {
  small: partStyle({ width: vars.size.controlSmall, height: vars.size.controlSmall, paddingInline: 0 }),
  medium: partStyle({ width: vars.size.controlMedium, height: vars.size.controlMedium, paddingInline: 0 }),
  large: partStyle({ width: vars.size.controlLarge, height: vars.size.controlLarge, paddingInline: 0 }),
};
