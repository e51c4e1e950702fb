import * as styles from './Button.css.ts';

export type ButtonVariant = keyof typeof styles.variants;
export type ButtonSize = keyof typeof styles.sizes;
export type ButtonLook = {
  /** `main` is the one red action of a screen. Default `secondary`. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  isFullWidth?: boolean;
};

/** Classes of a button's look, for buttons and for links that look like one. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
  isFullWidth = false,
}: ButtonLook): string {
  const classes = [styles.button, styles.variants[variant], styles.sizes[size]];
  if (isFullWidth) classes.push(styles.isFullWidth);
  return classes.join(' ');
}
