import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const part = screenStyle({
  marginBlockStart: vars.space[6],
  minWidth: 0,
  '@media': { [media.print]: { display: 'none' } },
});
export const content = screenStyle({ display: 'grid', gap: vars.space[3], minWidth: 0 });
export const line = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[2],
});
export const field = screenStyle({ flex: '1 1 12rem', maxWidth: '24rem', minWidth: 0 });
/** Level with the field, below its label. */
export const button = screenStyle({ '@media': { [from.md]: { marginBlockStart: '1.5rem' } } });
export const basket = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.line.soft}`,
  overflowWrap: 'anywhere',
});
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const small = screenStyle(quietText);
export const positions = screenStyle({ flexBasis: '100%', display: 'grid', gap: vars.space[1] });
export const sentences = screenStyle({ paddingInlineStart: vars.space[5], listStyle: 'disc' });
/** Apart from the lines below it. */
export const merge = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  minWidth: 0,
});
export const lead = screenStyle({ fontWeight: vars.weight.medium });
