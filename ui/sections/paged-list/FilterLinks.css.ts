import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const filters = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  listStyle: 'none',
  padding: 0,
});
export const filter = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space[3],
  borderBlockEnd: '3px solid transparent',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:visited, &:hover, &:active, &:focus-visible': { color: 'inherit' },
    '&:hover': { borderBlockEndColor: vars.line.strong },
    '&[aria-current]': { fontWeight: vars.weight.bold, borderBlockEndColor: vars.page.icon },
  },
});
