import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const part = screenStyle({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
/** What is to be done now; before a press it takes no room. */
export const said = screenStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[3]})` } },
});
