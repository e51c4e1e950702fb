import { screenStyle } from '#ui/theme/layered.ts';
import { vars } from '#ui/theme/contract.css.ts';

/** Above the step, apart from its heading. */
export const notices = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  minWidth: 0,
});
