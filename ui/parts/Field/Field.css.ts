import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { basePartStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const field = basePartStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  minWidth: 0,
  alignContent: 'start',
});
export const label = basePartStyle({
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});
export const required = basePartStyle({ color: vars.status.danger.main, marginInlineStart: '0.2em' });
export const description = basePartStyle({
  ...quietText,
  lineHeight: vars.leading.snug,
});
export const error = basePartStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.status.danger.main,
});

/** How much of a limit is used. */
export const count = basePartStyle({
  justifySelf: 'end',
  ...quietText,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});
export const countFull = basePartStyle({ fontWeight: vars.weight.bold, color: vars.status.warning.main });

export const control = basePartStyle({
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.controlMedium,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  lineHeight: vars.leading.snug,
  color: vars.on.window,
  background: vars.window.main,
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.medium,
  transitionProperty: 'border-color, background-color',
  transitionDuration: vars.motion.quick,
  selectors: {
    '&::placeholder': { color: vars.window.subtitle, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: vars.on.window },
    '&:focus-visible': { borderColor: vars.focus.ring, outlineOffset: '0px', boxShadow: 'none' },
    '&[aria-invalid="true"]': { borderColor: vars.status.danger.main, borderWidth: '2px' },
    '&:disabled': { background: vars.interface.main, color: vars.interface.subtitle, cursor: 'not-allowed' },
    '&:read-only:not(:disabled):not(select)': { background: vars.interface.main },
  },
  '@media': {
    // Below 16 px iOS zooms the page into the field.
    [media.touch]: { fontSize: `max(${vars.text.size}, 16px)` },
  },
});

export const frame = basePartStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  minWidth: 0,
});
export const leading = basePartStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space[3],
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: vars.window.icon,
});
export const trailing = basePartStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[3],
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: vars.window.subtitle,
  fontSize: vars.type.small,
});
export const withLeading = basePartStyle({ paddingInlineStart: vars.space[10] });
export const withTrailing = basePartStyle({ paddingInlineEnd: vars.space[12] });
