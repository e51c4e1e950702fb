import { screenStyle } from '#ui/theme/layered.ts';

export const lines = screenStyle({
  display: 'grid',
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
