/** A reason the shop cannot start that a person can act on: shown as one line on stderr, then exit code 1. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
