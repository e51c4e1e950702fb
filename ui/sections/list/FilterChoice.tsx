import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Understood } from '#contract/listing.ts';
import { formatNumber } from '#domain/money-format.ts';
import type { FilterChoiceView } from '#machines/filter-choice/filter-choice.selectors.ts';
import { useFilterChoice } from '#ui/bindings/filter-choice.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { filterDraftOf, type FilterDraft } from './filter-draft.ts';
import { useFilterChoiceWords } from './filter-choice-words.ts';
import type { ListFiltersProps } from './ListFilters.tsx';
import * as styles from './FilterChoice.css.ts';

interface FilterChoiceProps extends ListFiltersProps {
  readonly sheetId: string;
  /** Null while nothing else than the list is chosen. */
  readonly onDraft: (draft: FilterDraft | null) => void;
}

const nothing: Understood['parts'] = [];

/** The foot of the open filter sheet: what was chosen is counted before its list is shown (S7.1-25). */
export function FilterChoice(props: FilterChoiceProps) {
  const shownAt = props.address.hrefOf({ page: 1 });
  return <ChoiceFoot key={shownAt} {...props} shownAt={shownAt} parts={props.understood?.parts ?? nothing} />;
}

interface ChoiceFootProps extends FilterChoiceProps {
  readonly shownAt: string;
  readonly parts: Understood['parts'];
}

function ChoiceFoot({ sheetId, facets, total, shownAt, parts, onDraft }: ChoiceFootProps) {
  const { texts, language } = useWording();
  const words = useFilterChoiceWords();
  const navigate = useNavigate();
  const tell = useCallback(
    (view: FilterChoiceView | null) =>
      onDraft(
        view === null || view.phase === 'asShown'
          ? null
          : filterDraftOf(view.count?.filters ?? facets, view.address, parts),
      ),
    [facets, parts, onDraft],
  );
  const { view, send } = useFilterChoice({ sheetId, shownAt, onChange: tell });
  const { phase, address, count } = view;
  const counted = phase === 'asShown' ? total : phase === 'counted' ? count?.total : undefined;
  const given = counted === undefined ? null : { total: counted, formatted: formatNumber(counted, language) };
  return (
    <div className={styles.foot} data-machine="filter-choice" data-state={phase}>
      {phase === 'failed' ? (
        <p className={styles.failed} role="alert">
          {words.failed}
          <Button variant="quiet" size="small" onClick={() => send({ type: 'choice.retry' })}>
            {words.retry}
          </Button>
        </p>
      ) : null}
      <Button
        variant="main"
        isFullWidth
        data-leads-on
        popoverTarget={sheetId}
        popoverTargetAction="hide"
        onClick={() => {
          if (phase !== 'asShown') void navigate(address, { preventScrollReset: true });
        }}
      >
        {given !== null
          ? texts.listing.showResults(given)
          : phase === 'counting'
            ? words.counting
            : words.show}
      </Button>
      <VisuallyHidden role="status">
        {phase === 'counting'
          ? words.counting
          : phase === 'counted' && given !== null
            ? texts.listing.resultTotal(given)
            : ''}
      </VisuallyHidden>
    </div>
  );
}
