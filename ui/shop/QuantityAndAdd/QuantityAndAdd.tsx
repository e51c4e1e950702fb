import { useId } from 'react';
import { formatNumber } from '#domain/money-format.ts';
import type { CorrectedQuantity } from '#domain/quantity.ts';
import { isUnsaid } from '#domain/stock.ts';
import type { AddObstacle } from '#domain/stock.ts';
import { formatQuantity } from '#domain/unit.ts';
import { buttonClass } from '#ui/parts/Button/button-class.ts';
import { ignoreHeldEnter } from '#ui/parts/Button/press-of.ts';
import { Spinner } from '#ui/parts/Spinner/Spinner.tsx';
import type { ArticleSetting } from '../article-setting.ts';
import { QuantityField } from '../QuantityField/QuantityField.tsx';
import type { QuantityFieldCommand, QuantityFieldView } from '../QuantityField/QuantityField.tsx';
import * as fieldStyles from '../QuantityField/QuantityField.css.ts';
import * as styles from './QuantityAndAdd.css.ts';

export interface QuantityAndAddView extends QuantityFieldView {
  readonly isAdding: boolean;
  /** Every reason against adding; empty when it is allowed. */
  readonly obstacles: readonly AddObstacle[];
  /** What was made of the amount asked for last, and why. */
  readonly corrected: CorrectedQuantity | null;
  /** There are fewer pieces than may be ordered at a time. */
  readonly isStockShort: boolean;
  /** Why no more can be had, after an add that was refused for it. */
  readonly limit: string | null;
}

export interface QuantityAndAddProps {
  /** Names field and button among many of their kind. */
  readonly name: string;
  /** What the article is sold by, as the catalogue writes it. */
  readonly unit: string;
  readonly view: QuantityAndAddView;
  readonly send: (command: QuantityFieldCommand) => void;
  readonly setting: Pick<ArticleSetting, 'texts' | 'language'>;
  /** The words stand in the button instead of a picture. */
  readonly isLarge?: boolean;
}

/** Amount and add to basket of a tile or an article's page. Enter adds (S5); nothing is added twice at a time. */
export function QuantityAndAdd({ name, unit, view, send, setting, isLarge = false }: QuantityAndAddProps) {
  const { language, texts } = setting;
  const { vocabulary } = texts;
  const noteId = useId();
  const { corrected, isAdding, isStockShort, limit, obstacles } = view;
  if (obstacles.length > 0) return <AddObstacles obstacles={obstacles} setting={setting} />;

  const tell = (command: QuantityFieldCommand) => {
    if (command.type !== 'quantity.add' || !isAdding) send(command);
  };
  const reason = corrected?.reason;
  const correction = () => {
    if (!corrected || !reason) return null;
    const { quantity } = corrected;
    return isStockShort && reason === 'aboveMaximum'
      ? vocabulary.stockLeft({
          amount: formatQuantity(quantity, unit, vocabulary.units, language),
          isOne: quantity === 1,
        })
      : vocabulary.quantityCorrected[reason]({ stored: formatNumber(quantity, language) });
  };
  const note = limit ?? correction();
  return (
    <div className={styles.group} data-machine="add-tile" data-state={isAdding ? 'adding' : 'idle'}>
      <QuantityField
        view={view}
        send={tell}
        language={language}
        enter="quantity.add"
        aria-label={vocabulary.quantityOf({ name })}
        aria-describedby={note ? noteId : undefined}
      />
      <button
        type="button"
        className={`${buttonClass({ variant: 'main', size: isLarge ? 'large' : 'medium' })} ${styles.add}`}
        aria-label={vocabulary.addNamedToBasket({ name })}
        aria-busy={isAdding || undefined}
        aria-disabled={isAdding || undefined}
        onKeyDown={ignoreHeldEnter}
        // The second press of a double click is none of its own, however fast the first was answered.
        onClick={({ detail }) => {
          if (detail < 2) tell({ type: 'quantity.add' });
        }}
      >
        {isAdding ? <Spinner label={vocabulary.adding} /> : <span className={styles.basket} />}
        {isLarge ? vocabulary.addToBasket : null}
      </button>
      <noscript className={fieldStyles.note}>{vocabulary.addingNeedsScript}</noscript>
      <span className={fieldStyles.note} id={noteId} role="status">
        {note}
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
  const unsaid = obstacles.filter(isUnsaid);
  if (unsaid.length === 0) return null;
  return (
    <ul className={styles.obstacles} aria-label={vocabulary.whyNot}>
      {unsaid.map((obstacle) => (
        <li key={obstacle}>{vocabulary.obstacles[obstacle]}</li>
      ))}
    </ul>
  );
}
