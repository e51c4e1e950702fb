export interface Refreshed<Value> {
  (): Promise<Value>;
  /** Fetches it anew at once, for what is decided by it. */
  readonly renew: () => Promise<Value>;
}

/**
 * Keeps a value that many requests need. Once it is older than `lifetimeMs` one reader fetches it anew while the others
 * still get the old one, so that no crowd waits for the same row; the first value of all is waited for.
 */
export function refreshed<Value>(fetch: () => Promise<Value>, lifetimeMs: number): Refreshed<Value> {
  let known: { readonly value: Value; readonly at: number } | null = null;
  let fetching: Promise<Value> | null = null;

  const renew = (): Promise<Value> => {
    fetching ??= fetch()
      .then((value) => {
        known = { value, at: Date.now() };
        return value;
      })
      .finally(() => {
        fetching = null;
      });
    return fetching;
  };

  const read = async (): Promise<Value> => {
    if (known === null) return renew();
    const age = Date.now() - known.at;
    if (age < lifetimeMs) return known.value;
    // Nobody came by for a while: too old to be shown even once.
    if (age > 2 * lifetimeMs) return renew();
    renew().catch(() => undefined);
    return known.value;
  };
  return Object.assign(read, { renew });
}
