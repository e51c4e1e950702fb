import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
export const small = screenStyle(quietText);
export const total = screenStyle({ textAlign: 'end', fontSize: vars.type.large });
export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[3],
});
/** From where the firm opens the shop, apart from what is said above. */
export const systems = screenStyle({ display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[4] });
