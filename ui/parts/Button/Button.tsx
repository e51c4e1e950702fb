import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';
import { pressOf } from './press-of.ts';
import * as styles from './Button.css.ts';

export type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-busy' | 'aria-disabled'> & {
    children: ReactNode;
    icon?: IconName;
    /** Under way: keeps focus and width, swallows further presses. */
    isPending?: boolean;
    /** What is under way, for screen readers. */
    pendingLabel?: string;
    /** Cannot be pressed now, and keeps the focus all the same. */
    isClosed?: boolean;
  };

/** A plain native button; the default type is `button`, a form says `submit`. */
export function Button({
  variant,
  size,
  isFullWidth,
  icon,
  isPending = false,
  pendingLabel,
  isClosed = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isShut = isPending || isClosed;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, isFullWidth })}
      aria-busy={isPending || undefined}
      aria-disabled={isShut || undefined}
      onClick={pressOf(isShut, onClick)}
    >
      <span className={isPending ? `${styles.words} ${styles.wordsPending}` : styles.words}>
        {icon ? <Icon name={icon} /> : null}
        {children}
      </span>
      {isPending ? (
        <span className={styles.pending}>
          <Spinner />
          {pendingLabel ? <VisuallyHidden>{pendingLabel}</VisuallyHidden> : null}
        </span>
      ) : null}
    </button>
  );
}
