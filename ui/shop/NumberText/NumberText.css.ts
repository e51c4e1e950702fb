import { shopStyle } from '#ui/theme/layered.ts';

export const number = shopStyle({
  letterSpacing: '0.03em',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
  overflowWrap: 'anywhere',
});
export const line = shopStyle({ display: 'inline-flex', alignItems: 'center', gap: '0.25em' });
