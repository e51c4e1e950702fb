/** What the row of a new session is made of. */
export interface NewSession {
  readonly hash: string;
  readonly now: Date;
}
