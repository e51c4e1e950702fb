import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, partStyle } from '#ui/theme/layered.ts';

/** Covers the lower part of a phone, while the page behind stays where it is; from 992 px it stands in the page. */
export const sheet = partStyle({
  position: 'fixed',
  inset: 'auto 0 0 0',
  width: '100%',
  maxWidth: '40rem',
  marginInline: 'auto',
  maxHeight: '88dvh',
  padding: 0,
  border: 0,
  borderStartStartRadius: vars.space[3],
  borderStartEndRadius: vars.space[3],
  color: vars.on.window,
  background: vars.window.main,
  boxShadow: vars.shadow.floating,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&::backdrop': { background: vars.veil.modal },
    // A browser without popovers shows the content in its place.
    '&:not(:popover-open)': { boxShadow: 'none' },
  },
  '@media': {
    [from.lg]: {
      display: 'block',
      position: 'static',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: 0,
      overflow: 'visible',
      color: 'inherit',
      background: 'transparent',
      boxShadow: 'none',
      borderRadius: 0,
    },
  },
});
export const head = partStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
  background: vars.window.main,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  '@media': { [from.lg]: { display: 'none' } },
});
export const title = partStyle({ fontSize: vars.type.large, color: vars.window.heading });
export const content = partStyle({
  padding: vars.space[4],
  '@media': { [from.lg]: { padding: 0 } },
});
export const foot = partStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  gap: vars.space[2],
  padding: vars.space[4],
  background: vars.window.main,
  borderBlockStart: `1px solid ${vars.line.soft}`,
  '@media': { [from.lg]: { display: 'none' } },
});

/** From 992 px the way in is gone, since the content stands in the page. */
export const trigger = partStyle({
  '@media': { [from.lg]: { display: 'none' }, [media.print]: { display: 'none' } },
});

// The page does not scroll behind an open sheet.
layeredGlobal('parts', `html:has(.${sheet}:popover-open)`, { overflow: 'hidden' });
