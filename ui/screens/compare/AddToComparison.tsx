import { useNavigate } from 'react-router-dom';
import type { ArticleDetail } from '#contract/article.ts';
import {
  comparisonKey,
  comparisonPage,
  comparisonParameters,
  onlyDifferences,
} from '#contract/comparison-path.ts';
import { oneLineOf } from '#contract/storable.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import * as styles from './AddToComparison.css.ts';

interface AddToComparisonProps {
  readonly items: readonly ArticleDetail[];
  readonly isOnlyDifferent: boolean;
}

const longestNumber = 60;

/** Takes one more article by any of its numbers; a form that works without script. */
export function AddToComparison({ items, isOnlyDifferent }: AddToComparisonProps) {
  const { compare: words } = useTexts();
  const navigate = useNavigate();
  const kept: readonly (readonly [name: string, value: string])[] = [
    ...(items.length === 0
      ? []
      : [[comparisonParameters.articles, items.map(comparisonKey).join(',')] as const]),
    ...(isOnlyDifferent ? [[comparisonParameters.only, onlyDifferences] as const] : []),
  ];
  return (
    <form
      key={items.length}
      aria-label={words.add}
      className={styles.form}
      action={comparisonPage}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get(comparisonParameters.added);
        const number = oneLineOf(typeof typed === 'string' ? typed : '');
        const query = new URLSearchParams(kept.map(([name, value]) => [name, value]));
        query.set(comparisonParameters.added, number);
        void navigate(`${comparisonPage}?${query.toString()}`);
      }}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.field}>
        <TextField
          label={words.addLabel}
          name={comparisonParameters.added}
          maxLength={longestNumber}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Button type="submit" variant="secondary">
        {words.addButton}
      </Button>
    </form>
  );
}
