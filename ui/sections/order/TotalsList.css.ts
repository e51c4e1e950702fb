import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const list = screenStyle({ display: 'grid', gap: vars.space[1], margin: 0 });
export const pending = screenStyle({ opacity: 0.6 });
export const row = screenStyle({ display: 'flex', justifyContent: 'space-between', gap: vars.space[4] });
export const amount = screenStyle({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const total = screenStyle([
  row,
  {
    marginBlockStart: vars.space[1],
    paddingBlockStart: vars.space[2],
    borderBlockStart: `1px solid ${vars.line.strong}`,
    fontSize: vars.type.large,
    fontWeight: vars.weight.bold,
  },
]);
export const contained = screenStyle([row, quietText]);
