export type Relation = 'variant' | 'alternative' | 'begreen' | 'accessory' | 'crossSelling';

export interface RelatedArticle {
  readonly relation: Relation;
  readonly id: number;
  /** It was not delivered when this was read. */
  readonly isGone: boolean;
}
