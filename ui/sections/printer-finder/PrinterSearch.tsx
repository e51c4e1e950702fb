import { useCallback, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePrinterSearch } from '#ui/bindings/printer-search.ts';
import { suggestionBox } from '#ui/bindings/search.ts';
import { useSentence, useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { SuggestedPrinters } from './SuggestedPrinters.tsx';
import * as styles from './devices.css.ts';

interface PrinterSearchProps {
  /** What was searched for already. */
  readonly term?: string;
}

const devicesPath = '/shop/supply/devices';
const maximumTermLength = 100;

/** The search of the header limited to printers; a plain GET form that goes on without a new document once the shop is live. */
export function PrinterSearch({ term = '' }: PrinterSearchProps) {
  const { search, supply } = useTexts();
  const words = useTexts().printerChoice;
  const sentence = useSentence();
  const navigate = useNavigate();
  const listId = useId();
  const { view, send } = usePrinterSearch({
    term,
    onSubmit: useCallback(
      (typed: string) => void navigate(`${devicesPath}?search=${encodeURIComponent(typed)}`),
      [navigate],
    ),
    onChoose: useCallback((path: string) => void navigate(path), [navigate]),
  });
  const isListShown = view.isPanelOpen && view.suggestions.length > 0;
  const { form, onKeyDown } = suggestionBox(view, send);
  const notice =
    view.noticeKey === 'search.none'
      ? words.emptyText
      : view.noticeKey === null
        ? view.lead
        : sentence(view.noticeKey, { term: view.term });
  return (
    <form
      role="search"
      aria-label={supply.searchLabel}
      className={styles.search}
      action={devicesPath}
      method="get"
      {...form}
    >
      <TextField
        label={supply.searchLabel}
        name="search"
        type="search"
        role="combobox"
        icon="printer"
        aria-expanded={isListShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={view.highlighted === null ? undefined : `${listId}-${view.highlighted}`}
        placeholder={words.searchExample}
        value={view.term}
        maxLength={maximumTermLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onInput={(event) => send({ type: 'term.changed', term: event.currentTarget.value })}
        onFocus={() => send({ type: 'search.open' })}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="main" isPending={view.isSearching} pendingLabel={search.submit}>
        {search.submit}
      </Button>
      {view.isPanelOpen ? (
        <SuggestedPrinters
          id={listId}
          printers={view.suggestions}
          highlighted={view.highlighted}
          term={view.term}
          total={view.total}
          notice={notice}
          mayShowAll={view.mayShowAll}
          onChoose={(index) => send({ type: 'suggestion.choose', index })}
          onShowAll={() => send({ type: 'hits.showAll' })}
        />
      ) : null}
      <VisuallyHidden role="status">
        {view.isPanelOpen ? (notice ?? search.found({ count: view.suggestions.length })) : ''}
      </VisuallyHidden>
    </form>
  );
}
