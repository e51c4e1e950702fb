import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { shopStyle } from '#ui/theme/layered.ts';

export const group = shopStyle({
  display: 'inline-grid',
  gridTemplateColumns: 'auto minmax(3.25rem, 4.5rem) auto',
  width: 'max-content',
  maxWidth: '100%',
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.window.main,
  color: vars.on.window,
  selectors: {
    '&:hover': { borderColor: vars.on.window },
    '&:focus-within': { borderColor: vars.focus.ring },
  },
});

/** Between its buttons. */
export const between = shopStyle({
  minWidth: 0,
  width: '100%',
  paddingInline: vars.space[1],
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  height: `calc(${vars.size.controlMedium} - 2px)`,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.small,
  selectors: {
    '&:focus-visible': { outlineOffset: '0px', boxShadow: 'none' },
    '&:disabled': { color: vars.interface.subtitle, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { fontSize: `max(${vars.text.size}, 16px)`, height: vars.size.target } },
});

/** It steps: the amount is at no limit there. */
const live = ':not(:disabled):not([aria-disabled="true"])';

export const step = shopStyle({
  display: 'grid',
  placeItems: 'center',
  width: `calc(${vars.size.controlMedium} - 0.25rem)`,
  height: `calc(${vars.size.controlMedium} - 2px)`,
  color: vars.window.icon,
  touchAction: 'manipulation',
  selectors: {
    [`&:hover${live}`]: { background: vars.interface.button, color: vars.on.button },
    [`&:active${live}`]: { background: vars.background.active },
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { width: vars.size.target, height: vars.size.target },
    [media.print]: { visibility: 'hidden' },
  },
});
