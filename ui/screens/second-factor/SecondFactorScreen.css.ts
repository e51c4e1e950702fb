import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

/** High enough for each of the ways: what stands below does not come under the pointer when another is chosen. */
export const page = screenStyle({ minHeight: '36rem', alignContent: 'start' });
export const panel = screenStyle({ display: 'grid', gap: vars.space[4] });
export const ways = screenStyle({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });
export const resend = screenStyle({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.line.soft}`,
});
