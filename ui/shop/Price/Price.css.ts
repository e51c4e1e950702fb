import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, shopStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const price = shopStyle({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  ...quietText,
  lineHeight: vars.leading.snug,
});
const amountBase = { fontWeight: vars.weight.bold, lineHeight: vars.leading.tight, color: vars.page.title };
export const amount = shopStyle({ ...amountBase, fontSize: vars.type.title });
export const amountLarge = shopStyle({ ...amountBase, fontSize: vars.type.hero });
export const onRequest = shopStyle({ margin: 0, fontWeight: vars.weight.bold, fontSize: vars.type.large });

layeredGlobal('shop', `.${price} a`, {
  color: 'inherit',
  textDecorationThickness: '1px',
  whiteSpace: 'nowrap',
});
