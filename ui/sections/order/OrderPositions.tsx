import type { Order } from '#contract/order.ts';
import { isGiftLine } from '#domain/free-article.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { formatQuantity } from '#domain/unit.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useParts } from '#ui/bindings/parts.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { ListParts } from '#ui/shop/ListParts/ListParts.tsx';
import { lineId } from './line-id.ts';
import { orderPageWords } from './order-page-words.ts';
import { SuccessorName } from './SuccessorName.tsx';
import * as styles from './OrderFacts.css.ts';

type Position = Order['positions'][number];

interface OrderPositionsProps {
  readonly positions: readonly Position[];
  readonly isNet: boolean;
}

/** What was ordered, in parts when it is much. */
export function OrderPositions({ positions, isNet }: OrderPositionsProps) {
  const { order, basket, vocabulary } = useTexts();
  const words = order.parts;
  const { language } = useWording();
  const again = orderPageWords(language);
  const money = useMoney();
  const prefetch = usePrefetch();
  const parts = useParts(positions.length, lineId);
  return (
    <ListParts parts={parts} words={basket}>
      <DataTable<Position>
        caption={words.positions}
        isCaptionHidden
        rows={positions.slice(parts.first, parts.end)}
        keyOf={({ articleNumber, hint, costCenter, offerNumber, unit }) =>
          `${articleNumber} ${unit} ${costCenter} ${offerNumber} ${hint}`
        }
        idOf={(_, index) => lineId(parts.first + index)}
        columns={[
          {
            id: 'name',
            header: words.name,
            isRowHeader: true,
            cell: (position) => {
              const { displayName, url, hint, costCenter, offerNumber } = position;
              return (
                <>
                  <div>
                    {url === '' ? (
                      displayName
                    ) : (
                      <Link tone="plain" to={url} onIntent={prefetch}>
                        {displayName}
                      </Link>
                    )}
                  </div>
                  {costCenter === '' ? null : (
                    <div className={styles.hint}>{basket.costCenterIs({ name: costCenter })}</div>
                  )}
                  {offerNumber === '' ? null : (
                    <div className={styles.hint}>{basket.offerIs({ number: offerNumber })}</div>
                  )}
                  {hint === '' ? null : (
                    <div className={styles.hint}>
                      {/* What a gift carries says that it is one; nobody has noted it. */}
                      {isGiftLine(position) ? hint : basket.noteIs({ note: hint })}
                    </div>
                  )}
                  {position.isSoldNoMore === undefined || isGiftLine(position) ? null : (
                    <div className={styles.hint}>
                      {again.soldNoMore}
                      <SuccessorName successor={position.successor} />
                    </div>
                  )}
                </>
              );
            },
          },
          {
            id: 'number',
            header: words.articleNumber,
            isNarrow: true,
            cell: (position) => {
              const ofMaker = makersNumber(position);
              return (
                <>
                  <div>{position.articleNumber}</div>
                  {ofMaker === null ? null : <div className={styles.hint}>{ofMaker}</div>}
                </>
              );
            },
          },
          {
            id: 'quantity',
            header: words.quantity,
            isNumeric: true,
            cell: ({ quantity, unit }) => formatQuantity(quantity, unit, vocabulary.units, language),
          },
          {
            id: 'unitPrice',
            header: words.unitPrice,
            isNumeric: true,
            cell: (position) =>
              isGiftLine(position) ? words.free : money(isNet ? position.unitNet : position.unitGross),
          },
          {
            id: 'linePrice',
            header: words.linePrice,
            isNumeric: true,
            cell: (position) =>
              isGiftLine(position) ? words.free : money(isNet ? position.lineNet : position.lineGross),
          },
        ]}
      />
    </ListParts>
  );
}
