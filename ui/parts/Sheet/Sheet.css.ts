import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, partStyle } from '#ui/theme/layered.ts';

/** Covers the lower part of a phone; the page behind stays where it is. */
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
});
export const title = partStyle({ fontSize: vars.type.large, color: vars.window.heading });
export const content = partStyle({ padding: vars.space[4] });
export const foot = partStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  gap: vars.space[2],
  padding: vars.space[4],
  background: vars.window.main,
  borderBlockStart: `1px solid ${vars.line.soft}`,
});

/** From 992 px the content stands in the page and the way in and out is gone. */
export const inlineTrigger = partStyle({
  '@media': { [from.lg]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const inlineSheet = partStyle({
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
export const inlineHidden = partStyle({ '@media': { [from.lg]: { display: 'none' } } });
export const inlineContent = partStyle({ '@media': { [from.lg]: { padding: 0 } } });

// The page does not scroll behind an open sheet.
layeredGlobal('parts', `html:has(.${sheet}:popover-open)`, { overflow: 'hidden' });
