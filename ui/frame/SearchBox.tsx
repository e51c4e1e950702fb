import { useRef } from 'react';
import { useLater } from '#ui/bindings/later.ts';
import { suggestionBox, useSearchBox } from '#ui/bindings/search.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { useSentence, useWording } from '#ui/bindings/texts.ts';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { suggestionId, suggestionsId } from './suggestion-ids.ts';
import * as styles from './SearchBox.css.ts';

const maximumTermLength = 200;

/** Nobody needs the list before the box is entered; without it the box works all the same. */
const loadSuggestions = async () => (await import('./SearchSuggestions.tsx')).SearchSuggestions;

/** The one search of the shop: printer, number, article or category. Works as a plain form before script arrives. */
export function SearchBox() {
  const { texts, language } = useWording();
  const { search } = texts;
  const { searchBoxLabel } = useConfig();
  const sentence = useSentence();
  const { view, send } = useSearchBox();
  const { Part: Panel, bring: load } = useLater(loadSuggestions);
  const box = useRef<HTMLInputElement>(null);
  const notice = view.noticeKey === null ? null : sentence(view.noticeKey, { term: view.term });
  const isListShown = view.isPanelOpen && Panel !== null && view.suggestions.length > 0;
  const { form, onKeyDown } = suggestionBox(view, send);
  // A press opens again what Escape has closed while the box keeps the focus.
  const open = (): void => {
    load();
    send({ type: 'search.open' });
  };
  return (
    <form className={styles.form} role="search" action="/shop" method="get" {...form}>
      <input
        ref={box}
        id="suche"
        className={styles.input}
        type="search"
        name="search"
        role="combobox"
        aria-label={search.label}
        aria-expanded={isListShown}
        aria-controls={suggestionsId}
        aria-autocomplete="list"
        aria-activedescendant={view.highlighted === null ? undefined : suggestionId(view.highlighted)}
        // The shop's own words are German.
        placeholder={`${language === 'de' ? searchBoxLabel : search.placeholder}, ${search.example}`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={maximumTermLength}
        value={view.term}
        onInput={(event) => {
          load();
          send({ type: 'term.changed', term: event.currentTarget.value });
        }}
        onFocus={open}
        onClick={open}
        onKeyDown={onKeyDown}
      />
      <IconButton
        type="submit"
        icon="search"
        label={search.submit}
        variant="main"
        size="large"
        isBusy={view.isSearching}
      />
      {view.isPanelOpen && Panel !== null ? (
        <Panel
          suggestions={view.suggestions}
          highlighted={view.highlighted}
          term={view.term}
          total={view.total}
          notice={notice}
          mayShowAll={view.mayShowAll}
          onChoose={(index) => send({ type: 'suggestion.choose', index })}
          onShowAll={() => {
            // The button goes away with the list; entering the box afterwards would open it again.
            box.current?.focus();
            send({ type: 'hits.showAll' });
          }}
        />
      ) : null}
      <VisuallyHidden role="status">
        {view.isPanelOpen ? (notice ?? search.found({ count: view.suggestions.length })) : ''}
      </VisuallyHidden>
    </form>
  );
}
