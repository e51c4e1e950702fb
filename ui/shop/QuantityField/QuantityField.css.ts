import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { shopStyle } from '#ui/theme/layered.ts';

/** Without buttons: the field has the border itself. */
export const alone = shopStyle({
  minWidth: 0,
  width: '100%',
  paddingInline: vars.space[1],
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  minHeight: vars.size.controlMedium,
  color: vars.on.window,
  background: vars.window.main,
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&:hover': { borderColor: vars.on.window },
    '&:focus-visible': { borderColor: vars.focus.ring, outlineOffset: '0px', boxShadow: 'none' },
  },
  '@media': { [media.touch]: { fontSize: `max(${vars.text.size}, 16px)` } },
});

export const note = shopStyle({
  gridColumn: '1 / -1',
  fontSize: vars.type.small,
  lineHeight: vars.leading.snug,
  color: vars.status.warning.main,
  selectors: { '&:empty': { display: 'none' } },
});
