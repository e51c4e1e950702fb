import { below, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const list = partStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  '@media': { [media.print]: { display: 'none' } },
});
export const step = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  paddingBlock: vars.space[1],
  borderBlockStart: `4px solid ${vars.interface.button}`,
  color: vars.page.subtitle,
  textDecoration: 'none',
  lineHeight: vars.leading.snug,
});
export const done = partStyle({
  color: vars.page.title,
  borderBlockStartColor: vars.line.strong,
  selectors: {
    '&:visited, &:active, &:focus-visible': { color: vars.page.title },
    '&:hover': { color: vars.page.title, textDecoration: 'underline' },
  },
});
export const current = partStyle({
  color: vars.page.title,
  fontWeight: vars.weight.bold,
  borderBlockStartColor: vars.secondary.main,
});
export const number = partStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  border: '1px solid currentColor',
  fontSize: vars.type.small,
  fontVariantNumeric: 'tabular-nums',
});
export const numberCurrent = partStyle({
  background: vars.secondary.main,
  borderColor: vars.secondary.main,
  color: vars.on.secondary,
});
export const words = partStyle({ minWidth: 0 });
/** On phones only the current step shows its name; the others keep it for screen readers. */
export const wordsAside = partStyle({
  '@media': {
    [below.md]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const narrow = partStyle({ '@media': { [below.md]: { gridAutoColumns: 'auto' } } });
