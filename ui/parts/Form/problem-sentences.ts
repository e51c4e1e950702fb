/** Why a try did not work, as machines carry it. */
export interface ShownProblem {
  readonly code: string;
  readonly messages: readonly string[];
}

/** Sentences by code of a problem, `error` for every other. */
export type ProblemWords = Readonly<Record<string, string>> & { readonly error: string };

/** The sentences of a problem: the server's own, else the one of its code. */
export const sentencesOf = ({ code, messages }: ShownProblem, words: ProblemWords): readonly string[] =>
  messages.length > 0 ? messages : [words[code] ?? words.error];
