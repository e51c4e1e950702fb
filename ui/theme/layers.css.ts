import { globalLayer } from '@vanilla-extract/css';

/** Order of the cascade: a later layer wins over an earlier one, whatever the order of the files. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  parts: globalLayer('parts'),
  shop: globalLayer('shop'),
  screens: globalLayer('screens'),
};
