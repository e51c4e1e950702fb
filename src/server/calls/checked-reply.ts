/**
 * A reply put together from parts that were each checked against the contract when they were made: it is written as it
 * is, neither checked nor serialised again.
 */
export class CheckedReply<Reply> {
  /** The reply as JSON. */
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  /** The reply as whoever asks in-process needs it. */
  value(): Reply {
    return JSON.parse(this.json) as Reply;
  }
}
