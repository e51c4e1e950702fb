/** What strangers have tried on one account within the last 24 hours. */
export interface StrangersTally {
  /** Attempts whose password was looked at. */
  readonly total: number;
  /** Of these, the ones of the address that asks now. */
  readonly ofAddress: number;
  /** The address was told to try later before. */
  readonly isBack: boolean;
  /** Other addresses of the same wider network of which an attempt was looked at. */
  readonly neighbours: number;
  /** Milliseconds since the last attempt that was looked at; null when there was none. */
  readonly sinceLastMs: number | null;
}

/** Longest wait until the next attempt is let through, so that nobody is locked out longer (case R4). */
export const slowedMs = 15 * 60_000;
/** No account is guessed at more often than this within any 24 hours (case R4). */
export const mostGuessesOfDay = 100;
/** First attempts of addresses that came back are let through up to here; the rest of the bound each 15 minutes. */
const firstAtOnce = 80;
/** Second attempts are let through up to here, so that 30 addresses leave room for others. */
const secondAtOnce = 70;
/** Whoever asks first each 15 minutes is let through up to here. */
const anybodyAtMost = 40;
/** Addresses of one network that get shares: whoever owns a network must not use up everybody's. */
const sharesOfNetwork = 40;

/**
 * Whether a stranger's attempt to sign in is looked at. Beyond the free ones each address has a small share, which it
 * gets when it comes back after being told to try later: whoever guesses from few addresses uses up only their shares,
 * whoever guesses from a fresh address each time uses up none, and somebody on a new address still gets in (case R4).
 *
 * @param free attempts a day that are looked at whoever makes them
 */
export function mayStrangerTry(
  { total, ofAddress, isBack, neighbours, sinceLastMs }: StrangersTally,
  free: number,
): boolean {
  if (total < free) return true;
  const isDue = sinceLastMs === null || sinceLastMs >= slowedMs;
  if (isDue && total < (ofAddress === 0 ? mostGuessesOfDay : anybodyAtMost)) return true;
  if (neighbours >= sharesOfNetwork) return false;
  if (ofAddress === 0) return isBack && total < firstAtOnce;
  return ofAddress === 1 && total < secondAtOnce;
}
