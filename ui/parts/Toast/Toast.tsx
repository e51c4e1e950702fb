import type { ReactNode } from 'react';
import type { IconName } from '../Icon/icon-paths.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Toast.css.ts';

/** The five kinds of the spec (8). */
export type ToastKind = keyof typeof styles.kinds;

const icons: Record<ToastKind, IconName> = {
  info: 'info',
  danger: 'danger',
  warning: 'warning',
  success: 'check',
  basketAdd: 'basket',
};

export type ToastProps = {
  kind: ToastKind;
  /** The word for the kind, for screen readers ("Fehler"). */
  kindLabel: string;
  title?: ReactNode;
  children?: ReactNode;
  /** Picture of the article that was added. */
  pictureUrl?: string;
  actions?: ReactNode;
  /** On its way out. */
  isLeaving?: boolean;
  closeLabel: string;
  onClose: () => void;
  /** The pointer came over the toast or focus into it: its time stands still. */
  onPause?: () => void;
  onResume?: () => void;
};

/** Whether a message of a kind interrupts a screen reader; the others wait for a pause in their live region. */
export const isUrgent = (kind: ToastKind): boolean => kind === 'danger' || kind === 'warning';

/** One message. */
export function Toast({
  kind,
  kindLabel,
  title,
  children,
  pictureUrl,
  actions,
  isLeaving = false,
  closeLabel,
  onClose,
  onPause,
  onResume,
}: ToastProps) {
  const classes = [styles.toast, styles.kinds[kind]];
  if (isLeaving) classes.push(styles.leaving);
  return (
    <div
      className={classes.join(' ')}
      data-kind={kind}
      role={isUrgent(kind) ? 'alert' : 'group'}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onResume?.();
      }}
    >
      {pictureUrl ? (
        <img className={styles.picture} src={pictureUrl} alt="" width={48} height={48} />
      ) : (
        <span className={`${styles.mark} ${styles.marks[kind]}`}>
          <Icon name={icons[kind]} sizePx={22} />
        </span>
      )}
      <div className={styles.body}>
        <VisuallyHidden>{kindLabel}</VisuallyHidden>
        {title ? <div className={styles.title}>{title}</div> : null}
        <div>{children}</div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      <IconButton icon="close" label={closeLabel} size="small" onClick={onClose} />
    </div>
  );
}
