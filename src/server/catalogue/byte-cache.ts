import { LRUCache } from 'lru-cache';

/** What an entry costs beside its value: the key and the map's own. */
const entryBytes = 200;

/** Keeps what was used last, bounded by the bytes held in all. */
export class ByteCache<Value extends object> extends LRUCache<string, Value> {
  /** @param mostBytes held in all; one value may take half of it */
  constructor(mostBytes: number) {
    super({ maxSize: mostBytes, maxEntrySize: mostBytes / 2 });
  }

  /** @param valueBytes what the value takes, roughly */
  keep(key: string, value: Value, valueBytes: number): void {
    this.set(key, value, { size: valueBytes + entryBytes });
  }
}
