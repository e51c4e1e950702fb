import { below, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const list = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[1],
  ...quietText,
  lineHeight: vars.leading.snug,
  '@media': { [media.print]: { display: 'none' } },
});
export const item = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  '@media': {
    // On phones only the way back: the last step but one.
    [below.sm]: {
      display: 'none',
      selectors: { '&:nth-last-child(2), &:only-child': { display: 'inline-flex' } },
    },
  },
});
export const link = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  paddingBlock: vars.space[1],
  color: vars.page.subtitle,
  textDecoration: 'none',
  selectors: {
    '&:visited, &:active, &:focus-visible': { color: vars.page.subtitle },
    '&:hover': { color: vars.page.title, textDecoration: 'underline' },
  },
  '@media': { [media.touch]: { minHeight: vars.size.target } },
});
export const here = partStyle({ color: vars.page.title, paddingBlock: vars.space[1] });
export const separator = partStyle({ display: 'flex', color: vars.line.strong });
export const back = partStyle({ display: 'none', '@media': { [below.sm]: { display: 'flex' } } });
export const forth = partStyle({ display: 'flex', '@media': { [below.sm]: { display: 'none' } } });
