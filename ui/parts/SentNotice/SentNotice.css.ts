import { vars } from '../../theme/contract.css.ts';
import { partStyle } from '../../theme/layered.ts';

export const notice = partStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
