import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { basePartStyle } from '#ui/theme/layered.ts';

export const button = basePartStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  transitionProperty: 'background-color, border-color, color, filter',
  transitionDuration: vars.motion.quick,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    // One that says why; the others are closed for a moment only.
    '&:disabled, &[aria-disabled="true"][aria-describedby]:not([aria-busy])': { opacity: 0.55 },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    [media.print]: { display: 'none' },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
});

const live = ':not(:disabled):not([aria-disabled="true"])';

export const variants = {
  main: basePartStyle({
    background: vars.interface.mainButton,
    color: vars.on.mainButton,
    selectors: {
      '&:link, &:visited, &:hover, &:active, &:focus-visible': { color: vars.on.mainButton },
      [`&:hover${live}`]: {
        background: `color-mix(in oklab, ${vars.interface.mainButton} 86%, ${vars.text.color})`,
      },
      [`&:active${live}`]: {
        background: `color-mix(in oklab, ${vars.interface.mainButton} 74%, ${vars.text.color})`,
      },
    },
  }),
  secondary: basePartStyle({
    background: vars.interface.secondaryButton,
    color: vars.on.secondaryButton,
    borderColor: vars.line.strong,
    selectors: {
      '&:link, &:visited, &:hover, &:active, &:focus-visible': { color: vars.on.secondaryButton },
      [`&:hover${live}`]: {
        background: `color-mix(in oklab, ${vars.interface.secondaryButton} 92%, ${vars.on.secondaryButton})`,
        borderColor: vars.on.secondaryButton,
      },
      [`&:active${live}`]: {
        background: `color-mix(in oklab, ${vars.interface.secondaryButton} 84%, ${vars.on.secondaryButton})`,
      },
    },
  }),
  quiet: basePartStyle({
    background: 'transparent',
    color: 'inherit',
    selectors: {
      '&:link, &:visited, &:hover, &:active, &:focus-visible': { color: 'inherit' },
      [`&:hover${live}`]: { background: 'color-mix(in oklab, currentColor 9%, transparent)' },
      [`&:active${live}`]: { background: 'color-mix(in oklab, currentColor 16%, transparent)' },
    },
  }),
  danger: basePartStyle({
    background: vars.interface.secondaryButton,
    color: vars.status.danger.main,
    borderColor: vars.status.danger.main,
    selectors: {
      '&:link, &:visited, &:hover, &:active, &:focus-visible': { color: vars.status.danger.main },
      [`&:hover${live}, &:active${live}`]: { background: vars.status.danger.soft },
    },
  }),
};

export const sizes = {
  small: basePartStyle({
    minHeight: vars.size.controlSmall,
    paddingInline: vars.space[3],
    paddingBlock: vars.space[1],
    fontSize: vars.type.small,
  }),
  medium: basePartStyle({
    minHeight: vars.size.controlMedium,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[1],
    fontSize: vars.type.body,
  }),
  large: basePartStyle({
    minHeight: vars.size.controlLarge,
    paddingInline: vars.space[6],
    paddingBlock: vars.space[2],
    fontSize: vars.type.large,
  }),
};

export const isFullWidth = basePartStyle({ width: '100%' });

/** The words keep their place while the spinner stands over them: the button does not change its width. */
export const words = basePartStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
});
export const wordsPending = basePartStyle({ opacity: 0 });
export const pending = basePartStyle({
  position: 'absolute',
  inset: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
});
