import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const badge = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInline: vars.space[2],
  minHeight: '1.375rem',
  borderRadius: vars.radius.small,
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  maxWidth: '100%',
});
export const tones = {
  neutral: partStyle({ background: vars.interface.button, color: vars.on.button }),
  strong: partStyle({ background: vars.secondary.main, color: vars.on.secondary }),
  primary: partStyle({ background: vars.primary.main, color: vars.on.primary }),
  accent1: partStyle({ background: vars.accent1.main, color: vars.on.accent1 }),
  accent2: partStyle({ background: vars.accent2.main, color: vars.on.accent2 }),
  accent3: partStyle({ background: vars.accent3.main, color: vars.on.accent3 }),
  info: partStyle({ background: vars.status.info.soft, color: vars.status.info.main }),
  success: partStyle({ background: vars.status.success.soft, color: vars.status.success.main }),
  warning: partStyle({ background: vars.status.warning.soft, color: vars.status.warning.main }),
  danger: partStyle({ background: vars.status.danger.soft, color: vars.status.danger.main }),
};
