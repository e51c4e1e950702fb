import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { chosenColumns } from '#domain/table-query.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from './AdminTable.css.ts';
import { KeptParameters } from '#ui/sections/paged-list/KeptParameters.tsx';
import type { TablePlace } from '#ui/sections/paged-list/table-place.ts';

interface ColumnChoiceProps {
  readonly place: TablePlace;
  /** What each column is called, by its id. */
  readonly names: Readonly<Record<string, string>>;
  readonly shown: readonly string[];
  /** Undefined for the usual ones. */
  readonly onChoose: (columns: readonly string[] | undefined) => void;
}

/** Which columns a table has: ticks in a form that works without script. */
export function ColumnChoice({ place, names, shown, onChoose }: ColumnChoiceProps) {
  const { adminTable: words } = useTexts();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { path, query, columns, addressOf } = place;
  const { columns: _, ...unchosen } = query;
  const usual = addressOf(unchosen);
  return (
    <DisclosureSection
      title={words.columns}
      extra={words.shown({ shown: shown.length, all: columns.length })}
    >
      <form
        ref={form}
        // Ticks are as the table is, whatever was ticked before another address was gone to.
        key={shown.join()}
        className={styles.columns}
        action={path}
        method="get"
        aria-label={words.columns}
        onSubmit={(event) => {
          event.preventDefault();
          const named = new FormData(event.currentTarget).getAll('columns').map(String);
          const chosen = chosenColumns(columns, [...named, ...headers(columns)]);
          onChoose(chosen);
          void navigate(addressOf(chosen === undefined ? unchosen : { ...query, columns: chosen }), {
            preventScrollReset: true,
          });
        }}
      >
        <KeptParameters address={usual} />
        <div className={styles.ticks}>
          {columns.map(({ id, isRowHeader = false }) => (
            <CheckboxField
              key={id}
              name="columns"
              value={id}
              label={names[id] ?? id}
              defaultChecked={shown.includes(id)}
              isDisabled={isRowHeader}
            />
          ))}
        </div>
        <p className={styles.hint}>{words.columnsHint}</p>
        <div className={styles.buttons}>
          <Button type="submit">{words.apply}</Button>
          <Link tone="alone" to={usual} keepsScroll onClick={() => onChoose(undefined)}>
            {words.usual}
          </Link>
        </div>
      </form>
    </DisclosureSection>
  );
}

const headers = (columns: TablePlace['columns']): readonly string[] =>
  columns.filter(({ isRowHeader }) => isRowHeader === true).map(({ id }) => id);
