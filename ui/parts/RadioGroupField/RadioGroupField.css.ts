import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const options = partStyle({ display: 'grid', gap: vars.space[1] });
/** Each choice in a frame of its own: payment, shipping, addresses. */
export const cards = partStyle({ gap: vars.space[2] });
export const card = partStyle({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.window.main,
  selectors: {
    '&:hover': { borderColor: vars.line.strong },
    '&:has(:checked)': {
      borderColor: vars.secondary.main,
      boxShadow: `inset 0 0 0 1px ${vars.secondary.main}`,
    },
  },
});
export const legend = partStyle({ marginBlockEnd: vars.space[1] });
