/** A sentence or title in both languages of the flows. */
export interface Bilingual {
  readonly de: string;
  readonly en: string;
}

/** What a state is for people: the drawn flows, the scripts of testers and the coverage of clauses come from it. */
export interface StateWords {
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** Clause ids of spec-clauses.csv the state stands for. */
  readonly spec: readonly string[];
}
