/** What an article can be beside another; whatever is several things to it stands with the first of them. */
export const relations = ['variant', 'alternative', 'begreen', 'accessory', 'crossSelling'] as const;
export type Relation = (typeof relations)[number];

export interface RelatedArticle {
  readonly relation: Relation;
  readonly id: number;
  /** It was not delivered when this was read. */
  readonly isGone: boolean;
}

/** The first of each relation, each article once: a page says of none twice that it goes with it. */
export function eachOnce(related: readonly RelatedArticle[], most: number): readonly RelatedArticle[] {
  const taken = new Set<number>();
  return relations.flatMap((relation) => {
    const shown = related.filter((one) => one.relation === relation && !taken.has(one.id)).slice(0, most);
    for (const { id } of shown) taken.add(id);
    return shown;
  });
}
