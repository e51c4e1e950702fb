import type { ReactNode, Ref } from 'react';
import { Icon } from '#ui/parts/Icon/Icon.tsx';
import * as styles from './Notice.css.ts';

interface NoticeProps {
  readonly tone: keyof typeof styles.tones;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** `alert` for what must be heard at once; it may be given the focus. `none` inside a region that is heard as a whole. */
  readonly role?: 'status' | 'alert' | 'none';
  readonly ref?: Ref<HTMLDivElement>;
}

/** Something the visitor should know, in the place it belongs to. */
export function Notice({ tone, children, actions, role = 'status', ref }: NoticeProps) {
  return (
    <div
      ref={ref}
      className={`${styles.box} ${styles.tones[tone]}`}
      role={role}
      tabIndex={role === 'alert' ? -1 : undefined}
    >
      <Icon name={tone} sizePx={20} />
      <div className={styles.words}>{children}</div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
