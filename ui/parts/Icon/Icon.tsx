import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';
import * as styles from './Icon.css.ts';

type IconProps = {
  name: IconName;
  /** Width and height in CSS pixels at the default text size; grows with it. */
  sizePx?: number;
  /** Only for an icon that stands alone and means something; otherwise the icon is hidden from assistive technology. */
  label?: string;
};

/** A drawn icon in the colour of the text around it. */
export function Icon({ name, sizePx = 20, label }: IconProps) {
  const size = `${sizePx / 16}rem`;
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
