import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { QuantityReason, QuantityRule } from '#domain/quantity.ts';
import { parseQuantity, stepQuantity } from '#domain/quantity.ts';
import { obstaclesOfStock } from '#domain/stock.ts';
import type { AddObstacle } from '#domain/stock.ts';
import { formatNumber } from '#domain/money-format.ts';
import { Spinner } from '#ui/parts/Spinner/Spinner.tsx';
import { buttonClass } from '#ui/parts/Button/button-class.ts';
import type { ArticleSetting } from '../article-setting.ts';
import * as styles from './QuantityAndAdd.css.ts';

export interface QuantityAndAddView {
  readonly quantity: number;
  readonly rule: QuantityRule;
  readonly isAdding: boolean;
  readonly isAddAllowed: boolean;
  readonly obstacles: readonly AddObstacle[];
  /** How the last typed amount was corrected; null when it was not. */
  readonly correction: { readonly reason: QuantityReason; readonly stored: number } | null;
  /** Why no more can be had, after an add that was refused for it. */
  readonly limit: string | null;
}

export type QuantityAndAddCommand =
  | { readonly type: 'quantity.commit'; readonly typed: number | string }
  | { readonly type: 'article.add'; readonly typed: number | string };

export interface QuantityAndAddProps {
  /** Names field and button among many of their kind. */
  readonly name: string;
  readonly view: QuantityAndAddView;
  readonly send: (command: QuantityAndAddCommand) => void;
  readonly setting: Pick<ArticleSetting, 'texts' | 'language'>;
  /** The words stand in the button instead of a picture. */
  readonly isLarge?: boolean;
}

/**
 * Amount and add to basket, native and small: a list has many of them. The amount is corrected when it is stepped or left,
 * and the correction is said; Enter adds (S5). What the field shows before the shop is live stays typed.
 */
export function QuantityAndAdd({ name, view, send, setting, isLarge = false }: QuantityAndAddProps) {
  const { vocabulary } = setting.texts;
  const noteId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  if (!view.isAddAllowed) return <AddObstacles obstacles={view.obstacles} setting={setting} />;

  const shown = formatNumber(view.quantity, setting.language).replace(/(?<=\d)[.,](?=\d{3})/g, '');
  const text = draft ?? shown;
  const commit = (typed: number | string) => {
    setDraft(null);
    send({ type: 'quantity.commit', typed });
  };
  const add = () => {
    if (view.isAdding) return;
    setDraft(null);
    send({ type: 'article.add', typed: text });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      const from = parseQuantity(text);
      const start = Number.isNaN(from) ? view.quantity : from;
      commit(stepQuantity(start, view.rule, event.key === 'ArrowUp' ? 'up' : 'down'));
    }
  };
  const correction = view.correction;
  return (
    <div className={styles.group} data-machine="add-tile" data-state={view.isAdding ? 'adding' : 'idle'}>
      <input
        className={styles.quantity}
        inputMode="decimal"
        autoComplete="off"
        data-enter
        aria-label={vocabulary.quantityOf({ name })}
        aria-describedby={correction === null && view.limit === null ? undefined : noteId}
        value={text}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          if (draft !== null) commit(draft);
        }}
        onKeyDown={handleKey}
      />
      <button
        type="button"
        className={`${buttonClass({ variant: 'main', size: isLarge ? 'large' : 'medium' })} ${styles.add}`}
        aria-label={vocabulary.addNamedToBasket({ name })}
        aria-busy={view.isAdding || undefined}
        aria-disabled={view.isAdding || undefined}
        onClick={add}
      >
        {view.isAdding ? <Spinner label={vocabulary.adding} /> : <span className={styles.basket} />}
        {isLarge ? vocabulary.addToBasket : null}
      </button>
      <noscript className={styles.note}>{vocabulary.addingNeedsScript}</noscript>
      <span className={styles.note} id={noteId} role="status">
        {correction === null
          ? view.limit
          : vocabulary.quantityCorrected[correction.reason]({
              stored: formatNumber(correction.stored, setting.language),
            })}
      </span>
    </div>
  );
}

interface AddObstaclesProps {
  readonly obstacles: readonly AddObstacle[];
  readonly setting: Pick<ArticleSetting, 'texts'>;
}

/** Why the article cannot be put into the basket, but for what its delivery state says already. */
function AddObstacles({ obstacles, setting }: AddObstaclesProps) {
  const { vocabulary } = setting.texts;
  const unsaid = obstacles.filter((obstacle) => !obstaclesOfStock.includes(obstacle));
  if (unsaid.length === 0) return null;
  return (
    <ul className={styles.obstacles} aria-label={vocabulary.whyNot}>
      {unsaid.map((obstacle) => (
        <li key={obstacle}>{vocabulary.obstacles[obstacle]}</li>
      ))}
    </ul>
  );
}
