import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import * as styles from './Badge.css.ts';

export type BadgeTone = keyof typeof styles.tones;
type BadgeProps = { tone?: BadgeTone; icon?: IconName; children: ReactNode };

/** A short fact about the thing beside it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles.tones[tone]}`}>
      {icon ? <Icon name={icon} sizePx={14} /> : null}
      {children}
    </span>
  );
}
