import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, shopStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const table = shopStyle({
  width: '100%',
  maxWidth: '26rem',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
export const caption = shopStyle({
  textAlign: 'start',
  fontWeight: vars.weight.bold,
  paddingBlockEnd: vars.space[1],
});
layeredGlobal('shop', `.${table} :is(td, th)`, {
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.line.soft}`,
});
layeredGlobal('shop', `.${table} :is(td, th):not(:first-child)`, { textAlign: 'end', paddingInlineEnd: 0 });
layeredGlobal('shop', `.${table} thead th`, quietText);
