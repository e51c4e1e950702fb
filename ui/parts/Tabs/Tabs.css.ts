import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const list = partStyle({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  // Room for the focus ring inside the scrolling strip.
  paddingBlockStart: vars.space[1],
  paddingInline: vars.space[1],
  '@media': { [media.print]: { display: 'none' } },
});
export const tab = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  minHeight: vars.size.controlMedium,
  paddingInline: vars.space[3],
  marginBlockEnd: '-1px',
  color: vars.page.subtitle,
  borderBlockEnd: '3px solid transparent',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.page.title, background: vars.background.hover },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-selected="true"]': {
      color: vars.page.title,
      fontWeight: vars.weight.medium,
      borderBlockEndColor: vars.secondary.main,
    },
  },
});
export const count = partStyle({
  ...quietText,
  fontVariantNumeric: 'tabular-nums',
});
export const panel = partStyle({ paddingBlockStart: vars.space[4] });
