import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const main = screenStyle({
  minHeight: '100dvh',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  background: vars.page.main,
});
export const language = screenStyle({ display: 'flex', justifyContent: 'end' });
