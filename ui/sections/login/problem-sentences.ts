/** Why a try did not work, as machines carry it. */
export interface ShownProblem {
  readonly code: string;
  readonly messages: readonly string[];
}

/** The sentences of a problem: the server's own, else the ones of its code, else `otherwise`. */
export function sentencesOf(
  { code, messages }: ShownProblem,
  byCode: Readonly<Record<string, string>>,
  otherwise: string,
): readonly string[] {
  return messages.length > 0 ? messages : [byCode[code] ?? otherwise];
}
