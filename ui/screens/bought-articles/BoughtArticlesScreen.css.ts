import { below } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
export const hint = screenStyle({ color: vars.page.subtitle });
export const numbers = screenStyle(quietText);
export const gone = screenStyle({
  whiteSpace: 'normal',
  textAlign: 'end',
  '@media': { [below.md]: { textAlign: 'start' } },
});
