import { useRef, useState } from 'react';
import type { ToggleEvent } from 'react';
import type { ListPosition } from '#contract/shopping-list.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { formatNumber } from '#domain/money-format.ts';
import { quantityRuleOf } from '#domain/quantity.ts';
import { unitName } from '#domain/unit.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { focusBeside } from '#ui/bindings/focus-beside.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useListQuantity } from '#ui/bindings/list-quantity.ts';
import { usePositionQuantity } from '#ui/bindings/position-quantity.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { DropStep } from '#ui/sections/account/DropStep.tsx';
import { Reorder } from '#ui/sections/order/Reorder.tsx';
import { SuccessorName } from '#ui/sections/order/SuccessorName.tsx';
import { DeliveryState } from '#ui/shop/DeliveryState/DeliveryState.tsx';
import { SteppedQuantity } from '#ui/shop/QuantityField/SteppedQuantity.tsx';
import { lineToReorder } from './line-to-reorder.ts';
import { PositionNotes } from './PositionNotes.tsx';
import * as styles from './PositionRow.css.ts';

interface PositionRowProps {
  readonly position: ListPosition;
  readonly isNet: boolean;
}

const picturePx = 56;
const lineIdOf = ({ id }: ListPosition): string => `list-position-${id}`;

/** One position of a list with all that can be done to it. */
export function PositionRow({ position, isNet }: PositionRowProps) {
  const { texts } = useWording();
  const { shoppingLists: words, vocabulary } = texts;
  const money = useMoney();
  const { display_name: name, exists, price } = position;
  const { display_price: isPriceDisplayed } = useConfig();
  const unitCents = isNet ? price.net_price : price.gross_price;
  return (
    <li id={lineIdOf(position)} className={styles.row} tabIndex={-1}>
      <div className={styles.picture}>
        {position.image === '' ? null : (
          <img src={position.image} alt="" width={picturePx} height={picturePx} loading="lazy" />
        )}
      </div>
      <PositionFacts position={position} />
      {exists ? (
        <>
          <div className={styles.price}>
            {isPriceDisplayed ? (
              <span>{unitCents === null ? vocabulary.priceOnRequest : money(unitCents)}</span>
            ) : null}
            {unitCents === null || !isPriceDisplayed ? null : (
              <b>{money(isNet ? position.lineNet : position.lineGross)}</b>
            )}
          </div>
          <QuantityOfPosition position={position} />
        </>
      ) : (
        <div className={styles.gone}>
          <Notice tone="warning" role="none">
            {words.gone} <SuccessorName successor={position.successor} />
          </Notice>
        </div>
      )}
      <div className={styles.drop}>
        <DropStep
          name="list-position-removal"
          id={position.id}
          label={words.drop({ name })}
          onDrop={() => focusBeside(document.getElementById(lineIdOf(position)))}
        />
      </div>
      <NotesOfPosition position={position} />
    </li>
  );
}

interface PartOfRowProps {
  readonly position: ListPosition;
}

function PositionFacts({ position }: PartOfRowProps) {
  const wording = useWording();
  const { shoppingLists: words } = wording.texts;
  const prefetch = usePrefetch();
  const { brandName, manufacturerNumber, article_number: articleNumber, display_name: name, data } = position;
  const ofMaker = makersNumber({ articleNumber, manufacturerNumber });
  const notes = [
    data.hint === '' ? '' : words.noteIs({ text: data.hint }),
    position.custom_article_info,
    data.costCenter === '' ? '' : words.costCenterIs({ text: data.costCenter }),
    data.offerNumber === '' ? '' : words.offerIs({ text: data.offerNumber }),
  ].filter((note) => note !== '');
  return (
    <div className={styles.facts}>
      <h3 className={styles.name}>
        {position.url === '' ? (
          name
        ) : (
          <Link to={position.url} tone="plain" onIntent={prefetch}>
            {name}
          </Link>
        )}
      </h3>
      <div className={styles.numbers}>
        <span>{words.articleNumber({ number: articleNumber })}</span>
        {ofMaker === null ? null : (
          <span>{words.manufacturerNumber({ brand: brandName, number: ofMaker })}</span>
        )}
        {position.custom_article_number === '' ? null : (
          <span>{words.customNumber({ number: position.custom_article_number })}</span>
        )}
        {position.exists ? (
          <DeliveryState
            article={position}
            setting={{ ...wording, allowOrdersWithoutStock: position.isOrderable }}
          />
        ) : null}
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

/** The amount, kept as it is entered, and the way of so much into the basket. */
function QuantityOfPosition({ position }: PartOfRowProps) {
  const { texts, language } = useWording();
  const { shoppingLists: words, vocabulary } = texts;
  const { display_name: name, unit, isOrderable } = position;
  const { view: kept, change } = useListQuantity(position);
  const { view, send } = usePositionQuantity(
    { rule: quantityRuleOf(position), quantity: kept.quantity },
    (quantity) => {
      if (quantity !== kept.quantity) change(quantity);
    },
  );
  const { problem } = kept;
  const { corrected } = view;
  // Once the amount has become another one, what was said of it is over.
  const correction =
    corrected?.reason && corrected.quantity === view.quantity
      ? vocabulary.quantityCorrected[corrected.reason]({ stored: formatNumber(corrected.quantity, language) })
      : null;
  return (
    <>
      <div
        className={styles.quantity}
        data-machine="list-quantity"
        data-state={kept.state}
        aria-busy={kept.isBusy}
      >
        <SteppedQuantity
          label={words.quantityOf({ name })}
          view={view}
          send={send}
          language={language}
          note={
            problem === null ? correction : sentencesOf(problem, { error: words.quantityFailed }).join(' ')
          }
          isDisabled={false}
          fewerLabel={words.fewer({ name })}
          moreLabel={words.more({ name })}
        />
        <span className={styles.unit}>{unitName(view.quantity, unit, vocabulary.units)}</span>
      </div>
      <div className={styles.buy}>
        {isOrderable ? (
          <Reorder
            about={`position ${position.id}`}
            label={{ words: words.intoBasket, named: words.intoBasketOf({ name }) }}
            wanted={() => ({ lines: [lineToReorder(position, view.quantity)] })}
          />
        ) : (
          <p className={styles.hint}>{words.notOrderable}</p>
        )}
      </div>
    </>
  );
}

/** Its fields come when it is opened: a long list has hundreds of them. */
function NotesOfPosition({ position }: PartOfRowProps) {
  const { shoppingLists: words } = useWording().texts;
  const [wasOpened, setOpened] = useState(false);
  const [round, setRound] = useState(0);
  const place = useRef<HTMLDetailsElement>(null);
  // The button that opened the form again has gone.
  useChange(round, () => place.current?.querySelector<HTMLElement>('input')?.focus());
  const open = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void => {
    if (currentTarget.open) setOpened(true);
  };
  return (
    <details ref={place} className={styles.notes} onToggle={open}>
      <summary className={styles.notesSummary}>
        <span aria-hidden>{words.notes}</span>
        <VisuallyHidden>{words.notesOf({ name: position.display_name })}</VisuallyHidden>
      </summary>
      {wasOpened ? (
        <PositionNotes key={round} position={position} onAgain={() => setRound(round + 1)} />
      ) : null}
    </details>
  );
}
