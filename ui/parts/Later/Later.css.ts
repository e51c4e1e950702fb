import { partStyle } from '#ui/theme/layered.ts';

/** Stands in no row or column of its own: what it holds is laid out as if it were not there. */
export const later = partStyle({ display: 'contents' });
