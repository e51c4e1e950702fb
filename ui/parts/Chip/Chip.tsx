import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { BareLink } from '../Link/BareLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Chip.css.ts';

export type ChipProps = {
  children: ReactNode;
  /** What a press does, for screen readers ("Filter entfernen:"); read before the words of the chip. */
  removeLabel: string;
} & ({ to: string; keepsScroll?: boolean; onIntent?: (to: string) => void } | { onRemove: () => void });

/** An active filter that a press takes away. With `to` it is a link and works without script. */
export function Chip({ children, removeLabel, ...action }: ChipProps) {
  const content = (
    <>
      <VisuallyHidden>{removeLabel}</VisuallyHidden>
      <span className={styles.words}>{children}</span>
      <Icon name="close" sizePx={14} />
    </>
  );
  if ('to' in action) {
    return (
      <BareLink {...action} className={styles.chip}>
        {content}
      </BareLink>
    );
  }
  return (
    <button type="button" className={styles.chip} onClick={action.onRemove}>
      {content}
    </button>
  );
}

type ChipListProps = { label: string; children: ReactNode };

/** Chips side by side, with a name for the group. */
export function ChipList({ label, children }: ChipListProps) {
  return (
    <div className={styles.list} role="group" aria-label={label}>
      {children}
    </div>
  );
}
