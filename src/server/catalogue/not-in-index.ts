import { HttpFailure } from '#server/calls/failures.ts';

/** What was asked for is not in the index of the catalogue; one that is being built may know it. */
export class NotInIndex extends HttpFailure {
  override readonly name = 'NotInIndex';

  constructor(reason: string) {
    super(404, reason);
  }
}

/** The index has nothing like that: 404 where none that is being built has it either. */
export function notInIndex(reason: string): never {
  throw new NotInIndex(reason);
}
