export const relations = ['variant', 'alternative', 'begreen', 'accessory', 'crossSelling'] as const;
export type Relation = (typeof relations)[number];

export interface RelatedArticle {
  readonly relation: Relation;
  readonly id: number;
  /** It was not delivered when this was read. */
  readonly isGone: boolean;
}
