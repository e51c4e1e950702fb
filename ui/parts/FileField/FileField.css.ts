import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const file = partStyle({
  paddingBlock: vars.space[2],
  cursor: 'pointer',
  selectors: {
    // Browsers take a file for nothing that is typed, and the field for one that is only read.
    '&:read-only:not(:disabled):not(select)': { background: vars.window.main },
    '&::file-selector-button': {
      marginInlineEnd: vars.space[3],
      paddingInline: vars.space[3],
      paddingBlock: vars.space[1],
      font: 'inherit',
      color: 'inherit',
      background: vars.interface.main,
      border: `1px solid ${vars.line.strong}`,
      borderRadius: vars.radius.medium,
      cursor: 'pointer',
    },
  },
});
