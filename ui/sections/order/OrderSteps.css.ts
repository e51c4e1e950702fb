import { from, paper } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

const besideOneAnother = {
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 16rem)',
  columnGap: vars.space[2],
};

export const list = screenStyle({
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [from.md]: besideOneAnother, [paper.wide]: besideOneAnother },
});
const lineAbove = {
  borderInlineStart: 'none',
  borderBlockStart: '4px solid currentColor',
  paddingInline: 0,
  paddingBlock: `${vars.space[2]} 0`,
};
/** The line between the steps takes the colour of its step, its words do not. */
export const step = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[3],
  borderInlineStart: '4px solid currentColor',
  lineHeight: vars.leading.snug,
  '@media': { [from.md]: lineAbove, [paper.wide]: lineAbove },
});
export const standings = {
  done: screenStyle({ color: vars.line.strong }),
  current: screenStyle({ color: vars.secondary.main }),
  open: screenStyle({ color: vars.interface.button }),
  ended: screenStyle({ color: vars.status.danger.main }),
};
export const mark = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  border: `1px solid ${vars.page.subtitle}`,
  color: vars.page.title,
});
export const marks = {
  done: null,
  current: screenStyle({
    background: vars.secondary.main,
    borderColor: vars.secondary.main,
    color: vars.on.secondary,
  }),
  open: screenStyle({ borderStyle: 'dashed' }),
  ended: screenStyle({
    background: vars.status.danger.soft,
    borderColor: vars.status.danger.main,
    color: vars.status.danger.main,
  }),
};
export const words = screenStyle({
  minWidth: 0,
  color: vars.page.title,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const wordsOf = {
  done: null,
  current: screenStyle({ fontWeight: vars.weight.bold }),
  open: screenStyle({ color: vars.page.subtitle }),
  ended: screenStyle({ fontWeight: vars.weight.bold }),
};
export const more = screenStyle({
  display: 'block',
  ...quietText,
  fontWeight: vars.weight.regular,
});
