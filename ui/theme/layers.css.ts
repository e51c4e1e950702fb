import { globalLayer } from '@vanilla-extract/css';

const reset = globalLayer('reset');
const theme = globalLayer('theme');
const parts = globalLayer('parts');

/** Order of the cascade: a later layer wins over an earlier one, whatever the order of the files. */
export const layers = {
  reset,
  theme,
  parts,
  /** Parts that other parts build on; what stands in `parts` itself wins over it. */
  baseParts: globalLayer({ parent: parts }, 'base'),
  shop: globalLayer('shop'),
  screens: globalLayer('screens'),
};
