/** One word an article must have: any of the terms, or any word with the prefix. */
export interface Need {
  readonly prefix: string | null;
  readonly terms: readonly string[];
  /** Words of the same kind: who has one in the heading comes first when nobody has the word itself there. */
  readonly kin: readonly string[];
}
