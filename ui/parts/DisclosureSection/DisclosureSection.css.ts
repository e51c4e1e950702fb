import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const section = partStyle({ borderBlockEnd: `1px solid ${vars.line.soft}` });
export const summary = partStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.size.controlMedium,
  paddingBlock: vars.space[1],
  fontWeight: vars.weight.medium,
  listStyle: 'none',
  borderRadius: vars.radius.small,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.link.hover },
  },
  '@media': { [media.touch]: { minHeight: vars.size.target } },
});
export const words = partStyle({ minWidth: 0 });
export const extra = partStyle({
  marginInlineStart: 'auto',
  ...quietText,
  fontWeight: vars.weight.regular,
});
export const arrow = partStyle({
  display: 'flex',
  color: vars.page.icon,
  transition: `transform ${vars.motion.quick}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.print]: { display: 'none' } },
});
export const content = partStyle({ paddingBlockEnd: vars.space[3] });
