import { useState } from 'react';
import type { ReactNode, ToggleEvent } from 'react';
import { buttonClass } from '../Button/button-class.ts';
import { words } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { squareSizes, square } from '../IconButton/IconButton.css.ts';
import * as styles from './Sheet.css.ts';

export type SheetProps = {
  /** Words of the button that opens the sheet. */
  trigger: ReactNode;
  triggerIcon?: IconName;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /**
   * Stays in view at the lower edge, for instance "42 Artikel zeigen"; what changes there it tells itself, since nothing behind
   * the open sheet is told. A button in it may close by `popoverTarget`; with `data-leads-on` it leads to the work behind (`data-work`).
   */
  foot: ReactNode;
  id: string;
  /** Told when it has been opened or closed. */
  onToggle?: () => unknown;
};

/**
 * Content that stands in the page from 992 px (filters beside a list), and comes from below on narrower screens. It is a native popover: the button opens and closes it without script, Escape and
 * a press outside close it, and it lies over everything else. While it is open it is all there is (a modal dialog); in the page it is a
 * landmark.
 */
export function Sheet({ trigger, triggerIcon, title, closeLabel, children, foot, id, onToggle }: SheetProps) {
  const [isOpen, setOpen] = useState(false);
  const follow = (event: ToggleEvent<HTMLDivElement>) => {
    const { currentTarget: sheet, target, newState } = event;
    // Sections inside tell of their opening, too.
    if (target !== sheet) return;
    setOpen(newState === 'open');
    onToggle?.();
    void import('./hold-focus.ts').then(({ holdFocus }) => holdFocus(sheet, newState === 'open'));
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${buttonClass({})} ${styles.trigger}`}
        aria-haspopup="dialog"
      >
        <span className={words}>
          {triggerIcon ? <Icon name={triggerIcon} /> : null}
          {trigger}
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        role={isOpen ? 'dialog' : 'region'}
        aria-modal={isOpen || undefined}
        aria-label={title}
        tabIndex={-1}
        onToggle={follow}
        className={styles.sheet}
      >
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={`${buttonClass({ variant: 'quiet' })} ${square} ${squareSizes.medium}`}
            aria-label={closeLabel}
            title={closeLabel}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.content}>{children}</div>
        <div className={styles.foot}>{foot}</div>
      </div>
    </>
  );
}
