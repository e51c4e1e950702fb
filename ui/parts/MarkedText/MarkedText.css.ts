import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const mark = partStyle({ background: 'none', color: 'inherit', fontWeight: vars.weight.bold });
