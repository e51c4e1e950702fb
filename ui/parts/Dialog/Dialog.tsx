import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';

export type DialogSize = keyof typeof styles.sizes;
export type DialogProps = {
  label: string;
  /** Greatest width of the window (S4.6, S9: default xl). */
  size?: DialogSize;
  role?: 'dialog' | 'alertdialog';
  closeLabel: string;
  /** The close icon or Escape was pressed: always closes. */
  onClose: () => void;
  /** It stands on the screen with what is inside, whose code may have come later than its own. The same function each time: another one is told anew. */
  onDrawn?: () => void;
  /** A press outside the window; whether it closes is decided elsewhere (200 ms guard, S4.6). */
  onOutside?: () => void;
  children: ReactNode;
  /** Buttons at the foot, always in view. */
  actions?: ReactNode;
};

/**
 * The modal dialog. It is open while it is rendered; focus is trapped inside and goes back when it is gone.
 * Load it through `LazyDialog`: it brings react-aria-components along.
 */
export function Dialog({
  label,
  size = 'xl',
  role = 'dialog',
  closeLabel,
  onClose,
  onDrawn,
  onOutside,
  children,
  actions,
}: DialogProps) {
  // A press that begins inside (selecting text) and ends outside is no press outside.
  const didBeginOutside = useRef(false);
  // Where something inside is still awaited, React holds it back until all of it is shown.
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <ModalOverlay
      isOpen
      className={styles.overlay}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div
        className={styles.outside}
        role="presentation"
        onPointerDown={(event) => {
          didBeginOutside.current = event.target === event.currentTarget;
        }}
        onClick={(event) => {
          if (event.target === event.currentTarget && didBeginOutside.current) onOutside?.();
          didBeginOutside.current = false;
        }}
      >
        <Modal className={`${styles.window} ${styles.sizes[size]}`}>
          <AriaDialog className={styles.dialog} role={role}>
            <header className={styles.head}>
              <Heading slot="title" level={2} className={styles.title}>
                {label}
              </Heading>
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            </header>
            <div className={styles.content}>{children}</div>
            {actions ? <footer className={styles.actions}>{actions}</footer> : null}
          </AriaDialog>
        </Modal>
      </div>
    </ModalOverlay>
  );
}
