import type { SearchSuggestion } from '#contract/listing.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { MarkedText } from '#ui/parts/MarkedText/MarkedText.tsx';
import * as styles from './devices.css.ts';

interface SuggestedPrintersProps {
  /** Begins the ids of the options, for the box that names the highlighted one. */
  readonly id: string;
  readonly printers: readonly Pick<SearchSuggestion, 'label' | 'path'>[];
  readonly highlighted: number | null;
  /** What was typed; its letters are marked. */
  readonly term: string;
  /** Printers in the list of all. */
  readonly total: number;
  readonly notice: string | null;
  readonly mayShowAll: boolean;
  readonly onChoose: (index: number) => void;
  readonly onShowAll: () => void;
}

/** Printers under the finder's box. The box keeps the focus; the arrow keys move the highlight. */
export function SuggestedPrinters({
  id,
  printers,
  highlighted,
  term,
  total,
  notice,
  mayShowAll,
  onChoose,
  onShowAll,
}: SuggestedPrintersProps) {
  const { search } = useTexts();
  const words = useTexts().printerChoice;
  return (
    <div className={styles.panel}>
      {notice === null ? null : <p className={styles.notice}>{notice}</p>}
      <ul id={id} role="listbox" aria-label={search.suggestions}>
        {printers.map(({ label, path }, index) => (
          // The box keeps the focus and handles the keys (combobox); a click is only the pointer's way.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={path}
            id={`${id}-${index}`}
            className={styles.option}
            role="option"
            aria-selected={index === highlighted}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <span>
              <MarkedText text={label} term={term} />
            </span>
          </li>
        ))}
      </ul>
      {mayShowAll ? (
        <Button
          variant="quiet"
          size="small"
          isFullWidth
          onPointerDown={(event) => event.preventDefault()}
          onClick={onShowAll}
        >
          {words.showAll({ count: total })}
        </Button>
      ) : null}
    </div>
  );
}
