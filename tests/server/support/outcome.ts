interface Answered {
  readonly outcome: string;
  readonly refusal?: { readonly code: string; readonly fieldErrors?: Readonly<Record<string, string>> };
}

/** The code a call was refused with and what is said at its fields; `ok` where it was not refused. */
export const refusalOf = async (answer: Promise<{ readonly outcome: string }>) => {
  const { outcome, refusal }: Answered = await answer;
  return { code: refusal?.code ?? outcome, fields: refusal?.fieldErrors };
};

/** The code a call was refused with; `ok` where it was not refused. */
export const codeOf = async (answer: Promise<{ readonly outcome: string }>): Promise<string> =>
  (await refusalOf(answer)).code;
