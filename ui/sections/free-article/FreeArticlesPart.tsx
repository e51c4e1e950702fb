import { useRef } from 'react';
import type { BasketState, FreeArticle } from '#contract/basket.ts';
import { freeArticleChoice } from '#domain/free-article-choice.ts';
import { useFreeArticles } from '#ui/bindings/free-article.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { isFocusNowhere, useChange } from '#ui/bindings/screen-change.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { freeArticlesId } from './free-articles-id.ts';
import { useFreeArticleWords } from './free-article-words.ts';
import * as styles from './FreeArticlesPart.css.ts';

type FreeArticlesPartProps = Pick<
  BasketState,
  'freeArticles' | 'possibleFreeArticles' | 'couponFreeArticles'
> & {
  readonly isFrozen: boolean;
  /** Leaves out what cannot be chosen now: nothing out of reach stands between an order and its button. */
  readonly isReachOnly?: boolean;
};

/**
 * The free articles of an order (S2.9-11, S4.3-12 to S4.3-14): which go with it, which could, and what is missing to the others.
 * What was chosen and does not go any more is told above them.
 */
export function FreeArticlesPart({ isFrozen, isReachOnly = false, ...basket }: FreeArticlesPartProps) {
  const { freeArticles } = basket;
  const shown = basket.possibleFreeArticles.filter(({ problem }) => !isReachOnly || problem === '');
  const words = useFreeArticleWords();
  const { state, isBusy, problem, choose } = useFreeArticles(words.failed);
  const title = useRef<HTMLHeadingElement>(null);
  const gone = freeArticles.filter((article) => article.problem !== '');
  const choice = freeArticleChoice(basket);
  // The button that was pressed says the opposite now; where it is out of use its reader stays in the part.
  useChange(freeArticles.length, () => {
    if (isFocusNowhere() || document.activeElement?.matches(':disabled') === true) title.current?.focus();
  });
  if (freeArticles.length + shown.length === 0) return null;
  return (
    <section
      className={styles.part}
      aria-labelledby={freeArticlesId}
      data-machine="form"
      data-state={state}
      aria-busy={isBusy}
    >
      <h2 id={freeArticlesId} ref={title} tabIndex={-1} className={styles.title}>
        {words.title}
      </h2>
      {/* What is missing to the others stands at each of them. */}
      <div role="status" className={styles.stand}>
        {choice.most === 0 ? null : <p>{words.count(choice)}</p>}
        {gone.length === 0 ? null : (
          <Notice tone="warning" role="none">
            <p>{words.goneTitle}</p>
            <ul>
              {gone.map((article) => (
                <li key={article.id}>
                  {words.gone({ name: article.display_name, problem: article.problem })}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {problem === null ? null : (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <ul className={styles.grid}>
        {/* One list: a card that changes its place keeps its button, and with it the focus. */}
        {[...freeArticles, ...shown].map((article, place) => (
          <Card
            key={article.id}
            article={article}
            isChosen={place < freeArticles.length}
            isFrozen={isFrozen}
            onChange={choose}
          />
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly article: FreeArticle;
  readonly isChosen: boolean;
  readonly isFrozen: boolean;
  readonly onChange: (id: number, choice: 'add' | 'remove') => void;
}

function Card({ article, isChosen, isFrozen, onChange }: CardProps) {
  const words = useFreeArticleWords();
  const money = useMoney();
  const { id, display_name: name, mainImage, quantity, body, problem } = article;
  const { value_of_goods_from: from, value_of_goods_to: to } = article;
  return (
    <li className={styles.card}>
      {mainImage === '' ? null : (
        <img src={mainImage} alt="" height={styles.imageHeightPx} className={styles.image} loading="lazy" />
      )}
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.small}>
        {body === '' ? null : <p>{body}</p>}
        <p>{words.amount({ amount: quantity })}</p>
        {from === 0 ? null : <p>{words.from({ amount: money(from) })}</p>}
        {to === 0 ? null : <p>{words.upTo({ amount: money(to) })}</p>}
      </div>
      <div className={styles.actions}>
        {isChosen && problem === '' ? <b>{words.chosen}</b> : null}
        {problem === '' ? null : <p className={styles.small}>{problem}</p>}
        <div className={styles.button}>
          {isChosen ? (
            <Button
              size="small"
              aria-label={words.removeNamed({ name })}
              isClosed={isFrozen}
              onClick={() => onChange(id, 'remove')}
            >
              {words.remove}
            </Button>
          ) : (
            <Button
              size="small"
              aria-label={words.chooseNamed({ name })}
              disabled={problem !== ''}
              isClosed={isFrozen}
              onClick={() => onChange(id, 'add')}
            >
              {words.choose}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
