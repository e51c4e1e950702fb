import { useRef } from 'react';
import type { SavedBasket } from '#contract/basket.ts';
import { useStoredBaskets } from '#ui/bindings/stored-basket.ts';
import { isFocusNowhere, useChange } from '#ui/bindings/screen-change.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { LoadQuestion } from './LoadQuestion.tsx';
import { SaveField } from './SaveField.tsx';
import { StoredBasketLine } from './StoredBasketLine.tsx';
import { useStoredBasketWords } from './stored-basket-words.ts';
import { ProblemNotice, Sentences } from './Told.tsx';
import * as styles from './StoredBasketsPart.css.ts';

interface StoredBasketsPartProps {
  readonly baskets: readonly SavedBasket[];
  /** Nothing lies in the basket: there is nothing to save, and loading asks nothing. */
  readonly isBasketEmpty: boolean;
  readonly isFrozen: boolean;
}

/** The baskets a customer keeps for later (S1-06): saved, looked into, loaded, deleted. */
export function StoredBasketsPart({ baskets, isBasketEmpty, isFrozen }: StoredBasketsPartProps) {
  const words = useStoredBasketWords();
  const { view, send } = useStoredBaskets();
  const place = useRef<HTMLDivElement>(null);
  const focus = (what: string): void => place.current?.querySelector<HTMLElement>(what)?.focus();
  const isListed = baskets.some(({ id }) => id === view.id);
  // Whoever has answered the question stands where it came from.
  useChange(view.isAsking, (_, isAsking) =>
    focus(isAsking ? '[data-question] button' : isListed ? `[data-load="${view.id}"]` : 'summary'),
  );
  // Another tab has taken away what is asked about: there is nothing left to answer.
  useChange(view.isAsking && !isListed, (_, isGone) => {
    if (isGone) send({ type: 'load.cancel' });
  });
  // What the press came from may have gone, with its basket or for the one that was replaced; what came of it is told where the
  // focus then stands. A list that another tab has made shorter takes the focus from nobody who stands on nothing.
  const listedBefore = useRef(baskets.length);
  useChange(view.isBusy, (_, isBusy) => {
    if (isBusy) listedBefore.current = baskets.length;
    else if ((baskets.length < listedBefore.current || !isListed) && isFocusNowhere()) focus('summary');
  });
  const nameOf = ({ name }: SavedBasket): string => (name === '' ? words.replacedName : name);
  const wanted = baskets.find(({ id }) => id === view.id);
  const fieldError = view.problem?.fieldErrors['name'];
  return (
    <div
      ref={place}
      className={styles.part}
      data-machine="stored-basket"
      data-state={view.state}
      aria-busy={view.isBusy}
    >
      <DisclosureSection title={words.title({ count: baskets.length })}>
        <div className={styles.content}>
          {isBasketEmpty ? null : (
            <SaveField
              error={fieldError}
              isSaving={view.isSaving}
              onSave={(name) => send({ type: 'basket.save', name })}
              isFrozen={isFrozen}
            />
          )}
          <p role="status">
            {view.deed === 'loaded' && view.refused.length > 0
              ? words.loadedInPart
              : view.deed && words.deeds[view.deed]}
          </p>
          {view.refused.length === 0 ? null : (
            <Notice tone="warning" role="none">
              <Sentences
                title={view.deed === 'nothingLoaded' ? words.notTakenTitle : words.refusedTitle}
                sentences={view.refused}
              />
            </Notice>
          )}
          <ProblemNotice problem={fieldError === undefined ? view.problem : null} />
          {view.isAsking && wanted !== undefined ? (
            <LoadQuestion name={nameOf(wanted)} onAnswer={(type) => send({ type })} />
          ) : null}
          {baskets.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul>
              {baskets.map((basket) => (
                <StoredBasketLine
                  key={basket.id}
                  basket={basket}
                  name={nameOf(basket)}
                  shown={view.shown?.id === basket.id ? view.shown : null}
                  isClosed={isFrozen || view.isBusy || view.isAsking}
                  onView={() => send({ type: 'stored.view', id: basket.id })}
                  onClose={() => send({ type: 'stored.close' })}
                  onLoad={() => send({ type: 'stored.load', id: basket.id, isBasketEmpty })}
                  onRemove={() => send({ type: 'stored.remove', id: basket.id })}
                />
              ))}
            </ul>
          )}
        </div>
      </DisclosureSection>
    </div>
  );
}
