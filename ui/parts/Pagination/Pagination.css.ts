import { below, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const list = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  justifyContent: 'center',
  '@media': { [below.sm]: { gap: 0 }, [media.print]: { display: 'none' } },
});
export const page = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minWidth: vars.size.controlMedium,
  minHeight: vars.size.controlMedium,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  border: '1px solid transparent',
  color: vars.page.title,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '&:visited, &:active, &:focus-visible': { color: vars.page.title },
    '&:hover': { color: vars.page.title, background: vars.background.hover },
    '&[aria-current="page"]': {
      borderColor: vars.secondary.main,
      background: vars.secondary.main,
      color: vars.on.secondary,
      fontWeight: vars.weight.medium,
    },
  },
  // Nine of them have to fit beside each other on a phone.
  '@media': { [below.sm]: { minWidth: '2.5rem', paddingInline: 0 } },
});
export const gap = partStyle({
  minWidth: vars.space[4],
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: vars.page.subtitle,
});
export const words = partStyle({ '@media': { [below.md]: { display: 'none' } } });
/** On phones only the neighbours of the current page stay. */
export const far = partStyle({ '@media': { [below.sm]: { display: 'none' } } });
