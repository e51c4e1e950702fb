import type { BasketPosition, BasketState } from '#contract/basket.ts';
import { formatQuantity } from '#domain/unit.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useParts } from '#ui/bindings/parts.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { ListParts } from '#ui/shop/ListParts/ListParts.tsx';
import { lineId } from '#ui/sections/order/line-id.ts';
import * as styles from './ExternalCatalogScreen.css.ts';

interface HandedOverPositionsProps {
  readonly basket: Pick<BasketState, 'items'>;
  readonly caption: string;
}

/** The lines as the system is told them: net. */
export function HandedOverPositions({ basket: { items }, caption }: HandedOverPositionsProps) {
  const { basket: words, vocabulary } = useTexts();
  const { language } = useWording();
  const money = useMoney();
  const parts = useParts(items.length, lineId);
  return (
    <ListParts parts={parts} words={words}>
      <DataTable<BasketPosition>
        caption={caption}
        isCaptionHidden
        rows={items.slice(parts.first, parts.end)}
        keyOf={({ uid }) => uid}
        idOf={(_, index) => lineId(parts.first + index)}
        columns={[
          {
            id: 'article',
            header: words.columns.article,
            isRowHeader: true,
            cell: ({ displayName, articleNumber, hint }) => (
              <>
                {displayName}
                <div className={styles.small}>{words.articleNumber({ number: articleNumber })}</div>
                {hint === '' ? null : <div className={styles.small}>{words.noteIs({ note: hint })}</div>}
              </>
            ),
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
            cell: ({ price }) => (price.net_price === null ? '' : money(price.net_price)),
          },
          {
            id: 'linePrice',
            header: words.columns.linePrice,
            isNumeric: true,
            cell: ({ lineNet }) => money(lineNet),
          },
        ]}
      />
    </ListParts>
  );
}
