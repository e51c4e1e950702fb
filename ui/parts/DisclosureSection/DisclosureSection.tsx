import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './DisclosureSection.css.ts';

type DisclosureSectionProps = {
  title: ReactNode;
  /** A short word at the end of the line, for instance how many values are chosen. */
  extra?: ReactNode;
  /** Open at first; afterwards the visitor decides. */
  isOpenAtFirst?: boolean;
  /** Sections with the same name close each other. */
  groupName?: string;
  children: ReactNode;
};

/** A section that opens and closes, native `<details>`: works without script. */
export function DisclosureSection({
  title,
  extra,
  isOpenAtFirst = false,
  groupName,
  children,
}: DisclosureSectionProps) {
  return (
    <details className={styles.section} open={isOpenAtFirst} name={groupName}>
      <summary className={styles.summary}>
        <span className={styles.words}>{title}</span>
        {extra === undefined ? null : <span className={styles.extra}>{extra}</span>}
        <span className={styles.arrow}>
          <Icon name="chevronDown" sizePx={18} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
