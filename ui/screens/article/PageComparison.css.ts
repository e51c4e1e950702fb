import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignContent: 'start',
});
export const intro = screenStyle({ maxWidth: vars.size.measure, color: vars.page.subtitle });
export const article = screenStyle({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
  fontWeight: vars.weight.regular,
  textAlign: 'start',
});
export const picture = screenStyle({ width: '100%', height: 'auto', objectFit: 'contain' });
export const words = screenStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[1] });
export const number = screenStyle({
  fontSize: vars.type.small,
  lineHeight: vars.leading.snug,
  color: vars.page.subtitle,
});
