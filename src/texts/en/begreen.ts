import type { begreen as german } from '../de/begreen.ts';

export const begreen: typeof german = {
  only: 'Only with an eco label',
  none: 'No article of this list has an eco label at the moment. Without the tick at “Only with an eco label” you see all of them.',
  proven: (given) => `${given.label}: licence ${given.licence}, valid until ${given.until}`,
  unproven: (given) => `${given.label}: without evidence`,
};
