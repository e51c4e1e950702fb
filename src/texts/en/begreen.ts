import type { begreen as german } from '../de/begreen.ts';

export const begreen: typeof german = {
  only: 'Only with an eco label',
  proven: (given) => `${given.label}: licence ${given.licence}, valid until ${given.until}`,
  unproven: (given) => `${given.label}: without evidence`,
};
