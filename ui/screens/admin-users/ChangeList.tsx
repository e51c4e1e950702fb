import type { FirmChange } from '#contract/admin-users.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';

interface ChangeListProps {
  readonly changes: readonly FirmChange[];
}

/** What was changed about people: when, what, and by whom. */
export function ChangeList({ changes }: ChangeListProps) {
  const { texts, language } = useWording();
  const { adminUsers: words } = texts;
  return (
    <ul className={styles.list}>
      {changes.map(({ id, happenedAt, what, personName, byName }) => (
        <li key={id}>
          {words.change[what]({ person: personName })}
          <div className={styles.small}>
            {words.changedBy({ at: formatDateTime(happenedAt, language), by: byName })}
          </div>
        </li>
      ))}
    </ul>
  );
}
