import { LRUCache } from 'lru-cache';
import type { DocumentPart } from './document.ts';

/** A rendered document that may be shown to any guest without a basket (docs/decisions/0008). */
export interface KeptPage {
  readonly document: readonly DocumentPart[];
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

/** At least one: the cache takes no entry without a size. */
const bytesOf = ({ document }: KeptPage): number =>
  Math.max(
    1,
    document.reduce((sum, part) => sum + (Buffer.isBuffer(part) ? part.length : 0), 0),
  );

/**
 * Short-lived cache for guests, bounded in bytes; what was not asked for longest leaves first. Prices shown are at
 * most `lifetimeMs` old; basket and order price anew anyway. One page may take half of it at most.
 */
export function createPageCache(lifetimeMs: number, maximumBytes: number): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maximumBytes,
    maxEntrySize: maximumBytes / 2,
    sizeCalculation: bytesOf,
  });
  return {
    find(key, now) {
      const entry = entries.get(key);
      return entry !== undefined && entry.expiresAt > now ? entry : null;
    },
    keep(key, page, now) {
      entries.set(key, { ...page, expiresAt: now + lifetimeMs });
    },
    clear() {
      entries.clear();
    },
  };
}
