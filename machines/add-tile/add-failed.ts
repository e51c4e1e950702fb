/** What a tile learns when the basket could not take its article. */
export class AddFailed extends Error {
  /** Why no more of it can be had, for the field of the amount; null for every other failure, which the basket tells. */
  readonly limit: string | null;

  constructor(code: string, limit: string | null) {
    super(code);
    this.limit = limit;
  }
}
