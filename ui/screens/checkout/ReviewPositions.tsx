import type { BasketPosition, BasketState } from '#contract/basket.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { formatQuantity } from '#domain/unit.ts';
import { reckonsNet } from '#domain/price.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useParts } from '#ui/bindings/parts.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { ListParts } from '#ui/shop/ListParts/ListParts.tsx';
import { lineId } from '#ui/sections/order/line-id.ts';
import { CardHead } from './ReviewCards.tsx';
import * as styles from './ReviewStep.css.ts';

interface ReviewPositionsProps {
  readonly basket: BasketState;
}

/** The articles with their essential features, as § 312j BGB wants them directly above the button. */
export function ReviewPositions({ basket }: ReviewPositionsProps) {
  const { checkout, basket: words, vocabulary } = useTexts();
  const { language } = useWording();
  const money = useMoney();
  const isNet = reckonsNet(basket);
  const { items } = basket;
  const parts = useParts(items.length, lineId);
  return (
    <section className={styles.positions}>
      <CardHead title={checkout.review.positions} to="/shop/basket" />
      <ListParts parts={parts} words={words}>
        <DataTable<BasketPosition>
          caption={checkout.review.positions}
          isCaptionHidden
          rows={items.slice(parts.first, parts.end)}
          keyOf={({ uid }) => uid}
          idOf={(_, index) => lineId(parts.first + index)}
          columns={[
            {
              id: 'article',
              header: words.columns.article,
              isRowHeader: true,
              cell: (position) => <ReviewArticle position={position} />,
            },
            {
              id: 'quantity',
              header: words.columns.quantity,
              isNumeric: true,
              cell: ({ quantity, unit }) => formatQuantity(quantity, unit, vocabulary.units, language),
            },
            {
              id: 'unitPrice',
              header: words.columns.unitPrice,
              isNumeric: true,
              cell: ({ price }) => money((isNet ? price.net_price : price.gross_price) ?? 0),
            },
            {
              id: 'linePrice',
              header: words.columns.linePrice,
              isNumeric: true,
              cell: ({ lineNet, lineGross }) => (
                <span data-never-cover>{money(isNet ? lineNet : lineGross)}</span>
              ),
            },
          ]}
        />
      </ListParts>
      {basket.freeArticles
        .filter(({ problem }) => problem === '')
        .map(({ id, quantity, display_name: name }) => (
          <p key={id} className={styles.features}>
            {quantity} × {name}: {checkout.methods.free}
          </p>
        ))}
    </section>
  );
}

interface ReviewArticleProps {
  readonly position: BasketPosition;
}

function ReviewArticle({ position }: ReviewArticleProps) {
  const { basket: words } = useTexts();
  const {
    displayName,
    articleNumber,
    brandName,
    excerpt,
    fit,
    hint,
    costCenter,
    offerNumber,
    exists,
    isOrderable,
  } = position;
  const ofMaker = makersNumber(position);
  const numbers = [
    words.articleNumber({ number: articleNumber }),
    ...(ofMaker === null ? [] : [words.manufacturerNumber({ brand: brandName, number: ofMaker })]),
  ];
  const features = [
    numbers.join(' · '),
    excerpt,
    fit,
    costCenter && words.costCenterIs({ name: costCenter }),
    offerNumber && words.offerIs({ number: offerNumber }),
    hint && words.noteIs({ note: hint }),
  ];
  return (
    <>
      <div>{displayName}</div>
      {features.filter(Boolean).map((feature) => (
        <div key={feature} className={styles.features}>
          {feature}
        </div>
      ))}
      {exists && isOrderable ? null : (
        <div className={styles.fault}>{exists ? words.notOrderable : words.unavailable}</div>
      )}
    </>
  );
}
