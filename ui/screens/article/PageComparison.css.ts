import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignContent: 'start',
});
export const intro = screenStyle({ maxWidth: vars.size.measure, color: vars.page.subtitle });
export const article = screenStyle({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  '@media': {
    // A table between phone and desk has no room for pictures.
    [from.md]: { gridTemplateColumns: 'minmax(11rem, 1fr)' },
    [from.lg]: { gridTemplateColumns: '5rem minmax(14rem, 1fr)' },
  },
});
export const picture = screenStyle({
  width: '100%',
  height: 'auto',
  objectFit: 'contain',
  '@media': { [from.md]: { display: 'none' }, [from.lg]: { display: 'block' } },
});
export const words = screenStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[1] });
export const number = screenStyle({
  ...quietText,
  lineHeight: vars.leading.snug,
});
