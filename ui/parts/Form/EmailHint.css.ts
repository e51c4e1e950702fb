import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const hint = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  // Its button stands apart from one that follows.
  paddingBlock: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.type.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

/** Nothing is asked: what will be read out is there already, and takes no room. */
export const none = partStyle({ position: 'absolute' });
