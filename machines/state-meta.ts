/** What a visitor may do in a state: wait, act, find a way out, or nothing more. Each snapshot carries exactly one. */
export type PhaseTag = 'busy' | 'ready' | 'blocked' | 'done';

/** A sentence or title in both languages of the flows. */
export interface Bilingual {
  readonly de: string;
  readonly en: string;
}

/** Written at every state; the drawn flows and the test titles come from it. */
export interface StateMeta {
  readonly title: Bilingual;
  /** Clause ids of spec-clauses.csv the state stands for. */
  readonly spec: readonly string[];
  /** Reading order in the drawn chart, where document order is not the journey's order. */
  readonly order?: number;
}
