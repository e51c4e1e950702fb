import { useCallback, useId, useRef } from 'react';
import { longestQuickNumber, longestQuickQuantity } from '#contract/quick-order.ts';
import type { QuickOrderCommand } from '#machines/quick-order/quick-order.types.ts';
import { useNumberSearch } from '#ui/bindings/number-search.ts';
import { suggestionBox } from '#ui/bindings/search.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import { SuggestedArticles } from './SuggestedArticles.tsx';
import * as styles from './QuickOrderScreen.css.ts';

interface NewLineProps {
  readonly isClosed: boolean;
  readonly send: (command: QuickOrderCommand) => void;
}

/** The empty line, whose number is suggested while it is typed; Enter, or leaving it, makes a line of it. */
export function NewLine({ isClosed, send }: NewLineProps) {
  const { quickOrder: words } = useTexts();
  const listId = useId();
  const numberId = useId();
  const quantity = useRef<HTMLInputElement>(null);
  const enter = useCallback(
    (number: string): void => {
      const typed = number.trim();
      if (typed === '') return;
      send({ type: 'line.enter', id: null, number: typed, quantity: quantity.current?.value.trim() ?? '' });
      if (quantity.current !== null) quantity.current.value = '';
      document.getElementById(numberId)?.focus();
    },
    [send, numberId],
  );
  const search = useNumberSearch({ term: '', onEntered: enter });
  const { view } = search;
  const { form, onKeyDown } = suggestionBox(view, search.send);
  const isListShown = view.isPanelOpen && view.suggestions.length > 0;
  const { onSubmit: _onSubmit, onBlur, ...box } = form;
  return (
    <li
      {...box}
      className={styles.row}
      onBlur={(event) => {
        onBlur(event);
        if (event.currentTarget.contains(event.relatedTarget)) return;
        // What was typed and left is a line.
        search.enter(false);
      }}
    >
      <div className={styles.number}>
        <TextField
          id={numberId}
          data-number=""
          label={words.newNumber}
          isLabelHidden
          role="combobox"
          aria-expanded={isListShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={view.highlighted === null ? undefined : `${listId}-${view.highlighted}`}
          placeholder={words.number}
          value={view.term}
          maxLength={longestQuickNumber}
          isReadOnly={isClosed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onInput={(event) => search.send({ type: 'term.changed', term: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return onKeyDown(event);
            event.preventDefault();
            search.enter(true);
          }}
        />
        {isListShown ? (
          <SuggestedArticles
            id={listId}
            articles={view.suggestions}
            highlighted={view.highlighted}
            term={view.term}
            onChoose={search.choose}
          />
        ) : null}
      </div>
      <div className={styles.quantity}>
        <TextField
          ref={quantity}
          label={words.newQuantity}
          isLabelHidden
          placeholder={words.quantity}
          inputMode="numeric"
          maxLength={longestQuickQuantity}
          isReadOnly={isClosed}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Enter') search.enter(false);
          }}
        />
      </div>
    </li>
  );
}
