export interface ConsentInput {
  /** Milliseconds before the bar appears (S4.4, S9). */
  readonly delayMs: number;
}

export interface ConsentContext {
  /** What stands under `cookie:accepted`; null when nothing does, and until the browser's storage was read. */
  readonly stored: unknown;
  readonly delayMs: number;
}

export type ConsentCommand =
  | { type: 'consent.accept' }
  | { type: 'consent.decline' }
  /** The visitor asks for the choice again on `/cookie-config`. */
  | { type: 'consent.reset' }
  /** The info button of the bar. */
  | { type: 'consent.readMore' };

export type ConsentFact =
  /** A navigation has ended; `stored` is what the storage holds now. */
  | { type: 'route.changed'; stored: unknown }
  /** Another tab has changed the entry. */
  | { type: 'storage.changed'; stored: unknown };

export type ConsentEvent = ConsentCommand | ConsentFact;

export type ConsentEmitted =
  /** The storage port writes `value`, or removes the entry for null. */
  | { type: 'consent.stored'; value: 'true' | 'false' | null }
  /** Tracking runs or is silent from now on; told again on each route change (S4.4). */
  | { type: 'consent.trackingChanged'; isGranted: boolean }
  | { type: 'consent.privacyWanted' };
