import { groupingKey } from '#domain/position-grouping.ts';
import type { GroupingFields } from '#domain/position-grouping.ts';
import type { BasketArticle } from './stored-article.ts';
import type { PositionToPut, StoredPosition } from './stored-basket.ts';

type ArticleKey = Pick<StoredPosition, 'articleNumber' | 'shopDepotId'>;

const articleKey = ({ articleNumber, shopDepotId }: ArticleKey): string => `${articleNumber}-${shopDepotId}`;

/** The positions of a basket while lines are put into it; finding and adding take the same time in a basket of any size. */
export class LineBook {
  readonly #byKey = new Map<string, StoredPosition>();
  readonly #quantities = new Map<string, number>();

  constructor(positions: readonly StoredPosition[]) {
    for (const position of positions) this.#keep(position);
  }

  get size(): number {
    return this.#byKey.size;
  }

  /** The position with the same six grouping fields (S3.2). */
  find(fields: GroupingFields): StoredPosition | undefined {
    return this.#byKey.get(groupingKey(fields));
  }

  /** How many of an article are in all its positions together, e.g. with different notes (R36). */
  quantityOf(article: ArticleKey): number {
    return this.#quantities.get(articleKey(article)) ?? 0;
  }

  /** Puts a line in as it shall stand, in the place of the position with the same grouping fields or at the end. */
  put(change: PositionToPut, article: BasketArticle): void {
    this.#keep({ ...change, id: this.find(change)?.id ?? 0, article });
  }

  positions(): StoredPosition[] {
    return [...this.#byKey.values()];
  }

  #keep(position: StoredPosition): void {
    const before = this.find(position)?.quantity ?? 0;
    this.#byKey.set(groupingKey(position), position);
    this.#quantities.set(articleKey(position), this.quantityOf(position) + position.quantity - before);
  }
}
