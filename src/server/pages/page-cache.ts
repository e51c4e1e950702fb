import type { DocumentPiece } from '#app/document-piece.ts';

/** A rendered document that may be shown to any guest without a basket (docs/decisions/0008). */
export interface KeptPage {
  readonly document: readonly DocumentPiece[];
  readonly status: number;
}

export interface PageCache {
  readonly find: (key: string, now: number) => KeptPage | null;
  readonly keep: (key: string, page: KeptPage, now: number) => void;
  readonly clear: () => void;
}

interface Entry extends KeptPage {
  readonly characters: number;
  readonly expiresAt: number;
}

const charactersOf = (document: readonly DocumentPiece[]): number =>
  document.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 0), 0);

/**
 * Short-lived cache for guests, bounded in characters; the oldest entry leaves first. Prices shown are at most
 * `lifetimeMs` old; basket and order price anew anyway. One page may take half of it at most.
 */
export function createPageCache(lifetimeMs: number, maximumCharacters: number): PageCache {
  const entries = new Map<string, Entry>();
  let characters = 0;
  const drop = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    characters -= entry.characters;
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
      const entry = { ...page, characters: charactersOf(page.document), expiresAt: now + lifetimeMs };
      if (entry.characters > maximumCharacters / 2) return;
      entries.set(key, entry);
      characters += entry.characters;
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
