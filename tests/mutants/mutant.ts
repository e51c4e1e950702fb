/** A rule of the shop taken out or turned wrong, and the test that must notice. */
export interface Mutant {
  /** Name on the command line and in the table. */
  readonly id: string;
  /** The rule that does not hold any more. */
  readonly breaks: string;
  readonly file: string;
  /** Text that stands exactly once in the file. */
  readonly original: string;
  readonly replacement: string;
  /** Test file that must fail. */
  readonly suite: string;
  /** How the title of the failing test begins; its tags name the clause or reliability case that is broken. */
  readonly test: string;
}

/** Clauses and cases a test title claims, e.g. `[S4.3-05][R28] refuses …` claims two. */
export function clausesOf(title: string): string[] {
  const tags = /^(?:\[(?:S[\d.]+-\d+|R\d+)\])+/.exec(title)?.[0] ?? '';
  return [...tags.matchAll(/\[([^\]]+)\]/g)].map(([, clause]) => clause ?? '');
}
