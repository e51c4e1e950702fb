import type { SearchSuggestion } from '#contract/listing.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Icon } from '#ui/parts/Icon/Icon.tsx';
import type { IconName } from '#ui/parts/Icon/icon-paths.ts';
import * as styles from './SearchBox.css.ts';

export const suggestionsId = 'suchvorschlaege';
export const suggestionId = (index: number): string => `${suggestionsId}-${index}`;

const icons: Readonly<Record<SearchSuggestion['kind'], IconName>> = {
  number: 'search',
  device: 'printer',
  article: 'basket',
  category: 'list',
  brand: 'building',
};

interface SearchSuggestionsProps {
  readonly suggestions: readonly SearchSuggestion[];
  readonly highlighted: number | null;
  readonly count: number;
  readonly notice: string | null;
  readonly mayShowAll: boolean;
  readonly onChoose: (index: number) => void;
  readonly onShowAll: () => void;
}

/** The list under the search box. The box keeps the focus; the arrow keys move the highlight. */
export function SearchSuggestions({
  suggestions,
  highlighted,
  count,
  notice,
  mayShowAll,
  onChoose,
  onShowAll,
}: SearchSuggestionsProps) {
  const { search } = useTexts();
  return (
    <div className={styles.panel}>
      {notice === null ? null : (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <ul className={styles.list} id={suggestionsId} role="listbox" aria-label={search.suggestions}>
        {suggestions.map(({ kind, label, detail, path }, index) => (
          // The box keeps the focus and handles the keys (combobox); a click is only the pointer's way.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={path}
            id={suggestionId(index)}
            className={styles.option}
            role="option"
            aria-selected={index === highlighted}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <Icon name={icons[kind]} sizePx={18} />
            <span className={styles.optionLabel}>{label}</span>
            <span className={styles.optionDetail}>{detail}</span>
          </li>
        ))}
      </ul>
      {mayShowAll ? (
        <Button variant="quiet" size="small" isFullWidth onClick={onShowAll}>
          {search.showAll({ count })}
        </Button>
      ) : null}
    </div>
  );
}
