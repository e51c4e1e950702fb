import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

/** Looks like a checkbox with its label, is a link. */
export const value = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1.125rem minmax(0, 1fr) auto',
  columnGap: vars.space[2],
  alignItems: 'start',
  paddingBlock: vars.space[1],
  lineHeight: vars.leading.snug,
  borderRadius: vars.radius.small,
  textDecoration: 'none',
  selectors: {
    '&, &:visited, &:hover, &:active, &:focus-visible': { color: vars.text.color },
    'a&:hover': { background: vars.background.hover },
    '&::before': {
      content: '""',
      width: '1.125rem',
      height: '1.125rem',
      marginBlockStart: '0.0625rem',
      border: `1px solid ${vars.line.strong}`,
      borderRadius: vars.radius.small,
      background: vars.window.main,
    },
  },
  '@media': { [media.touch]: { paddingBlock: vars.space[3] } },
});
export const selected = screenStyle({
  fontWeight: vars.weight.medium,
  selectors: {
    '&::before': {
      // A letter is seen in the colours of the system, too, where backgrounds are not; it is not read out.
      content: ['"✓"', '"✓" / ""'],
      display: 'grid',
      placeItems: 'center',
      fontSize: '0.875rem',
      fontWeight: vars.weight.bold,
      lineHeight: 1,
      color: vars.on.secondary,
      borderColor: vars.secondary.main,
      background: vars.secondary.main,
    },
  },
});
export const empty = screenStyle({
  selectors: { '&, &:hover': { color: vars.page.subtitle, opacity: 0.7 } },
});
export const label = screenStyle({ display: 'flex', gap: vars.space[2], minWidth: 0 });
export const count = screenStyle({
  ...quietText,
  fontVariantNumeric: 'tabular-nums',
});
export const more = screenStyle({});
layeredGlobal('screens', `.${more} > summary`, {
  paddingBlock: vars.space[1],
  fontSize: vars.type.small,
  color: vars.link.normal,
});
