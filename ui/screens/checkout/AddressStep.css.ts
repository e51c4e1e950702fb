import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const form = screenStyle({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const part = screenStyle({ display: 'grid', gap: vars.space[3] });
export const partTitle = screenStyle({ fontSize: vars.type.large });
/** The form counts only when no kept address is chosen; without script the choice itself shows and hides it. */
export const typed = screenStyle({
  display: 'none',
  selectors: { [`${part}:has(input[value="typed"]:checked) > &`]: { display: 'block' } },
});
export const shippingPart = screenStyle({
  selectors: { [`${form}:has(input[name="shipping.same"]:checked) > &`]: { display: 'none' } },
});
