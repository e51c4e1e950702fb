import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const chip = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.controlSmall,
  maxWidth: '100%',
  paddingInline: vars.space[3],
  paddingInlineEnd: vars.space[2],
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.round,
  background: vars.window.main,
  color: vars.on.window,
  fontSize: vars.type.small,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  selectors: {
    '&:visited, &:hover, &:active, &:focus-visible': { color: vars.on.window },
    '&:hover': { background: vars.background.hover, borderColor: vars.on.window },
    '&:active': { background: vars.background.active },
  },
  '@media': { [media.print]: { border: 0, padding: 0 } },
});
export const words = partStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const list = partStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
