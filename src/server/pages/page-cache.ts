/** A rendered document that may be shown to any guest without a basket (decision 20). */
export interface KeptPage {
  readonly document: string;
  readonly status: number;
}

export interface PageCache {
  readonly find: (key: string, now: number) => KeptPage | null;
  readonly keep: (key: string, page: KeptPage, now: number) => void;
  readonly clear: () => void;
}

interface Entry extends KeptPage {
  readonly expiresAt: number;
}

/**
 * Short-lived cache for guests, bounded in characters; the oldest entry leaves first. Prices shown are at most
 * `lifetimeMs` old; basket and order price anew anyway.
 */
export function createPageCache(lifetimeMs: number, maximumCharacters: number): PageCache {
  const entries = new Map<string, Entry>();
  let characters = 0;
  const drop = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    characters -= entry.document.length;
    entries.delete(key);
  };
  return {
    find(key, now) {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      if (entry.expiresAt > now) return entry;
      drop(key);
      return null;
    },
    keep(key, page, now) {
      drop(key);
      entries.set(key, { ...page, expiresAt: now + lifetimeMs });
      characters += page.document.length;
      for (const oldest of entries.keys()) {
        if (characters <= maximumCharacters) break;
        drop(oldest);
      }
    },
    clear() {
      entries.clear();
      characters = 0;
    },
  };
}
