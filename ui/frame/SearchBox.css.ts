import { below, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const form = screenStyle({
  gridArea: 'search',
  position: 'relative',
  display: 'flex',
  flex: '1 1 16rem',
  gap: vars.space[2],
  minWidth: 0,
  '@media': { [media.print]: { display: 'none' } },
});
export const input = screenStyle({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: vars.size.controlLarge,
  paddingInline: vars.space[4],
  border: `2px solid ${vars.line.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.window.main,
  color: vars.window.title,
  fontSize: vars.type.large,
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus': { borderColor: vars.interface.mainButton },
    '&::placeholder': { color: vars.window.subtitle, opacity: 1 },
  },
  // The example stays in sight beside the label.
  '@media': { [below.lg]: { selectors: { '&::placeholder': { fontSize: vars.type.small } } } },
});
