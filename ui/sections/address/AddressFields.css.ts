import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
});
export const wide = screenStyle({ gridColumn: '1 / -1' });
export const half = screenStyle({ gridColumn: '1 / -1', '@media': { [from.sm]: { gridColumn: 'span 3' } } });
export const third = screenStyle({ gridColumn: '1 / -1', '@media': { [from.sm]: { gridColumn: 'span 2' } } });
export const street = screenStyle({ gridColumn: 'span 4' });
export const houseNumber = screenStyle({ gridColumn: 'span 2' });
export const zip = screenStyle({ gridColumn: 'span 2' });
export const city = screenStyle({ gridColumn: 'span 4' });
export const companyOnly = screenStyle({
  selectors: { [`${fields}:not(:has(input[value="company"]:checked)) > &`]: { display: 'none' } },
});
export const privateOnly = screenStyle({
  selectors: {
    '&:empty': { display: 'none' },
    [`${fields}:not(:has(input[value="private"]:checked)) > &`]: { display: 'none' },
  },
});
export const warning = screenStyle({ color: vars.status.warning.main, fontWeight: vars.weight.medium });
