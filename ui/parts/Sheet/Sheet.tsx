import { useId, useState } from 'react';
import type { ReactNode, ToggleEvent } from 'react';
import { buttonClass } from '../Button/button-class.ts';
import type { ButtonLook } from '../Button/button-class.ts';
import { words } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { squareSizes, square } from '../IconButton/IconButton.css.ts';
import * as styles from './Sheet.css.ts';

export type SheetProps = {
  /** Words of the button that opens the sheet. */
  trigger: ReactNode;
  triggerIcon?: IconName;
  triggerLook?: ButtonLook;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /**
   * Stays in view at the lower edge, for instance "42 Artikel zeigen"; what changes there it tells itself, since nothing behind
   * the open sheet is told. A button in it may close by `popoverTarget`; with `data-leads-on` it leads to the work behind (`data-work`).
   */
  foot?: ReactNode;
  /** From 992 px the content stands in the page instead (filters beside a list). */
  isInlineFromLg?: boolean;
  id?: string;
  /** Told when it has been opened or closed. */
  onToggle?: () => unknown;
};

/**
 * Content that comes from below on narrow screens. It is a native popover: the button opens and closes it without script, Escape and
 * a press outside close it, and it lies over everything else. While it is open it is all there is (a modal dialog); in the page it is a
 * landmark.
 */
export function Sheet({
  trigger,
  triggerIcon,
  triggerLook = {},
  title,
  closeLabel,
  children,
  foot,
  isInlineFromLg = false,
  id,
  onToggle,
}: SheetProps) {
  const generated = useId();
  const sheetId = id ?? generated;
  const [isOpen, setOpen] = useState(false);
  const follow = (event: ToggleEvent<HTMLDivElement>) => {
    const { currentTarget: sheet, target, newState } = event;
    // Sections inside tell of their opening, too.
    if (target !== sheet) return;
    setOpen(newState === 'open');
    onToggle?.();
    void import('./hold-focus.ts').then(({ holdFocus }) => holdFocus(sheet, newState === 'open'));
  };
  const inline = (always: string, whenInline: string) =>
    isInlineFromLg ? `${always} ${whenInline}` : always;
  return (
    <>
      <button
        type="button"
        popoverTarget={sheetId}
        className={inline(buttonClass(triggerLook), styles.inlineTrigger)}
        aria-haspopup="dialog"
      >
        <span className={words}>
          {triggerIcon ? <Icon name={triggerIcon} /> : null}
          {trigger}
        </span>
      </button>
      <div
        id={sheetId}
        popover="auto"
        role={isOpen ? 'dialog' : 'region'}
        aria-modal={isOpen || undefined}
        aria-label={title}
        tabIndex={-1}
        onToggle={follow}
        className={inline(styles.sheet, styles.inlineSheet)}
      >
        <div className={inline(styles.head, styles.inlineHidden)}>
          <h2 className={styles.title}>{title}</h2>
          <button
            type="button"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            className={`${buttonClass({ variant: 'quiet' })} ${square} ${squareSizes.medium}`}
            aria-label={closeLabel}
            title={closeLabel}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={inline(styles.content, styles.inlineContent)}>{children}</div>
        {foot ? <div className={inline(styles.foot, styles.inlineHidden)}>{foot}</div> : null}
      </div>
    </>
  );
}
