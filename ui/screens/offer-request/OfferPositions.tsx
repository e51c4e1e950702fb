import type { OfferPosition } from '#contract/offer-request.ts';
import { shoppingListsPath } from '#contract/shopping-list-path.ts';
import { unpricedListPath } from '#contract/unpriced-list-path.ts';
import type { OfferRequestView } from '#machines/offer-request/offer-request.selectors.ts';
import type { OfferRequestCommand } from '#machines/offer-request/offer-request.types.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { quantityRuleOf } from '#domain/quantity.ts';
import { unitName } from '#domain/unit.ts';
import { usePositionQuantity } from '#ui/bindings/position-quantity.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { isFocusNowhere, useChange } from '#ui/bindings/screen-change.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { SteppedQuantity } from '#ui/shop/QuantityField/SteppedQuantity.tsx';
import * as lineList from '#ui/sections/line-list/line-list.css.ts';
import { useRef } from 'react';
import * as styles from './OfferRequestScreen.css.ts';

interface OfferPositionsProps {
  readonly view: OfferRequestView;
  readonly send: (command: OfferRequestCommand) => void;
}

const picturePx = 56;

/** What an offer is asked for; each amount counts as soon as it is entered. */
export function OfferPositions({ view, send }: OfferPositionsProps) {
  const { offerRequest: words } = useTexts();
  const { language } = useWording();
  const { positions, problem, positionProblem, lastSent, isBusy, isFixed } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed has gone with its article.
  useChange(positions.length, (before, now) => {
    if (now < before && isFocusNowhere()) heading.current?.focus();
  });
  return (
    <section className={lineList.section} aria-labelledby="artikel">
      <h2 id="artikel" ref={heading} tabIndex={-1}>
        {words.articles}
      </h2>
      {positionProblem !== null ? (
        <Notice tone="danger" role="alert">
          {sentencesOf(positionProblem, { error: words.changeFailed }).join(' ')}
        </Notice>
      ) : problem !== null && positions.length === 0 ? (
        // The form that would say it has gone with the articles.
        <Notice tone="danger" role="alert">
          {sentencesOf(problem, { error: words.notSent }).join(' ')}
        </Notice>
      ) : null}
      {positions.length > 0 ? (
        <ul className={lineList.list}>
          {positions.map((position) => (
            <PositionRow key={position.id} position={position} isFixed={isFixed} send={send} />
          ))}
        </ul>
      ) : isBusy ? (
        <p role="status">{words.loading}</p>
      ) : (
        <>
          <p>{words.noArticle}</p>
          {lastSent === null ? null : (
            <p>
              {words.lastSent({
                reference: lastSent.reference,
                time: formatDateTime(lastSent.sentAt, language),
              })}
            </p>
          )}
          <div className={styles.ways}>
            <ButtonLink to={unpricedListPath} variant="main">
              {words.toUnpriced}
            </ButtonLink>
            <ButtonLink to="/shop">{words.toShop}</ButtonLink>
            <ButtonLink to={shoppingListsPath}>{words.toLists}</ButtonLink>
          </div>
        </>
      )}
      {positions.length > 1 ? (
        <div>
          <Button size="small" isClosed={isFixed} onClick={() => send({ type: 'request.clear' })}>
            {words.clear}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface PositionRowProps extends Pick<OfferPositionsProps, 'send'> {
  readonly position: OfferPosition;
  readonly isFixed: boolean;
}

function PositionRow({ position, isFixed, send }: PositionRowProps) {
  const { offerRequest: words } = useTexts();
  const prefetch = usePrefetch();
  const { id, displayName: name, articleNumber, manufacturerNumber, image, url } = position;
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        {image === '' ? null : <img src={image} alt="" width={picturePx} height={picturePx} loading="lazy" />}
      </div>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          {url === '' ? (
            name
          ) : (
            <Link to={url} tone="plain" onIntent={prefetch}>
              {name}
            </Link>
          )}
        </h3>
        <div className={styles.numbers}>
          <span>{words.articleNumber({ number: articleNumber })}</span>
          {manufacturerNumber === '' ? null : (
            <span>{words.manufacturerNumber({ number: manufacturerNumber })}</span>
          )}
        </div>
        {url === '' ? <p className={styles.numbers}>{words.gone}</p> : null}
      </div>
      <QuantityOfPosition position={position} isFixed={isFixed} send={send} />
      <div className={styles.remove}>
        <IconButton
          icon="trash"
          label={words.remove({ name })}
          isClosed={isFixed}
          onClick={() => send({ type: 'position.remove', id })}
        />
      </div>
    </li>
  );
}

function QuantityOfPosition({ position, isFixed, send }: PositionRowProps) {
  const { texts, language } = useWording();
  const { offerRequest: words, vocabulary } = texts;
  const { id, displayName: name, quantity, unit, url } = position;
  const field = usePositionQuantity({ rule: quantityRuleOf(position), quantity }, (entered) => {
    if (entered !== quantity) send({ type: 'position.update', id, quantity: entered });
  });
  return (
    <div className={styles.quantity}>
      <SteppedQuantity
        label={words.quantityOf({ name })}
        view={field.view}
        send={field.send}
        language={language}
        note={null}
        isDisabled={url === '' || isFixed}
        fewerLabel={words.fewer({ name })}
        moreLabel={words.more({ name })}
      />
      <span className={styles.unit}>{unitName(field.view.quantity, unit, vocabulary.units)}</span>
    </div>
  );
}
