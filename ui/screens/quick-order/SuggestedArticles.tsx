import type { SearchSuggestion } from '#contract/listing.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { MarkedText } from '#ui/parts/MarkedText/MarkedText.tsx';
import * as styles from './QuickOrderScreen.css.ts';

interface SuggestedArticlesProps {
  /** Begins the ids of the options, for the field that names the highlighted one. */
  readonly id: string;
  readonly articles: readonly Pick<SearchSuggestion, 'label' | 'detail' | 'path'>[];
  readonly highlighted: number | null;
  /** What was typed; its letters are marked. */
  readonly term: string;
  readonly onChoose: (index: number) => void;
}

/** Articles under the number of the empty line. The field keeps the focus; the arrow keys move the highlight. */
export function SuggestedArticles({ id, articles, highlighted, term, onChoose }: SuggestedArticlesProps) {
  const { search } = useTexts();
  return (
    <ul id={id} className={styles.suggestions} role="listbox" aria-label={search.suggestions}>
      {articles.map(({ label, detail, path }, index) => (
        // The field keeps the focus and handles the keys (combobox); a click is only the pointer's way.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={path}
          id={`${id}-${index}`}
          className={styles.suggestion}
          role="option"
          aria-selected={index === highlighted}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <b>
            <MarkedText text={label} term={term} />
          </b>{' '}
          <MarkedText text={detail} term={term} />
        </li>
      ))}
    </ul>
  );
}
