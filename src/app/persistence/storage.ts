/**
 * Browser storage as a port: it may be blocked, full or hold rubbish (R81), and the shop must work all the same. What
 * the storage cannot keep is kept for the life of the page.
 */
export interface StoragePort {
  /** The raw text, or null when there is none. */
  readonly read: (key: string) => string | null;
  /** Writes the text, or removes the entry for null. */
  readonly write: (key: string, value: string | null) => void;
}

export function createStorage(find: () => Storage): StoragePort {
  const remembered = new Map<string, string | null>();
  return {
    read(key) {
      const own = remembered.get(key);
      if (own !== undefined) return own;
      try {
        return find().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (value === null) find().removeItem(key);
        else find().setItem(key, value);
        remembered.delete(key);
      } catch {
        remembered.set(key, value);
      }
    },
  };
}
