import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { basePartStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

/** Shared by checkboxes and radio buttons: box, words beside it, the whole line is the target. */
export const line = basePartStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[2],
  alignItems: 'start',
  paddingBlock: vars.space[1],
  minHeight: vars.size.controlSmall,
  cursor: 'pointer',
  lineHeight: vars.leading.snug,
  '@media': { [media.touch]: { paddingBlock: vars.space[3] } },
});
export const box = basePartStyle({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  marginBlockStart: '0.05rem',
  cursor: 'inherit',
  background: vars.window.main,
  color: vars.on.secondary,
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.small,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.quick,
  selectors: {
    '&::before': {
      content: '""',
      width: '0.75rem',
      height: '0.75rem',
      background: 'currentColor',
      clipPath: 'polygon(14% 47%, 4% 58%, 40% 92%, 98% 22%, 86% 12%, 39% 69%)',
      transform: 'scale(0)',
    },
    '&:checked': { background: vars.secondary.main, borderColor: vars.secondary.main },
    '&:checked::before': { transform: 'scale(1)' },
    '&:hover:not(:disabled)': { borderColor: vars.on.window },
    '&[aria-invalid="true"], fieldset[aria-invalid="true"] &': {
      borderColor: vars.status.danger.main,
      borderWidth: '2px',
    },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: { appearance: 'auto' },
    [media.print]: { printColorAdjust: 'exact' },
  },
});
export const round = basePartStyle({
  borderRadius: '50%',
  selectors: { '&::before': { clipPath: 'circle(38%)' } },
});
export const words = basePartStyle({ minWidth: 0, paddingBlockStart: '0.1rem' });
export const extra = basePartStyle({
  color: vars.page.subtitle,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const note = basePartStyle({ display: 'block', ...quietText });
export const disabled = basePartStyle({ cursor: 'not-allowed', color: vars.page.subtitle });
