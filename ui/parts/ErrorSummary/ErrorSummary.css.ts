import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const box = partStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.status.danger.line}`,
  borderInlineStart: `4px solid ${vars.status.danger.main}`,
  borderRadius: vars.radius.medium,
  background: vars.status.danger.soft,
  color: vars.text.color,
});
export const mark = partStyle({ color: vars.status.danger.main });
export const title = partStyle({
  fontSize: vars.type.body,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});
export const list = partStyle({ marginBlockStart: vars.space[1], display: 'grid' });
export const link = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  paddingBlock: vars.space[1],
  color: vars.status.danger.main,
  selectors: { '&:visited, &:hover, &:active, &:focus-visible': { color: vars.status.danger.main } },
  '@media': { [media.touch]: { minHeight: vars.size.target } },
});
