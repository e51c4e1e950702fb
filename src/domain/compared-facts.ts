interface LabelledFact {
  readonly label: string;
  readonly value: string;
}

export interface ComparedFact {
  readonly label: string;
  /** One for each article, in their order; null where it has no such fact. */
  readonly values: readonly (string | null)[];
  /** The articles are not alike in it. */
  readonly isDifferent: boolean;
}

/** Whether values of several articles are not all alike. */
export const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size > 1;

/** Facts of several articles beside each other: each label once, in the order the articles name them. */
export function comparedFacts(articles: readonly (readonly LabelledFact[])[]): ComparedFact[] {
  const labels = new Set(articles.flatMap((facts) => facts.map(({ label }) => label)));
  return [...labels].map((label) => {
    const values = articles.map((facts) => facts.find((fact) => fact.label === label)?.value ?? null);
    return { label, values, isDifferent: areDifferent(values) };
  });
}
