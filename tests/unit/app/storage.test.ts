import { describe, expect, it } from 'vitest';
import { createStorage } from '#app/persistence/storage.ts';

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}

describe('storage port', () => {
  it('keeps and removes entries', () => {
    const own = memory();
    const storage = createStorage(() => own);
    storage.write('brApp', '{}');
    expect(own.getItem('brApp')).toBe('{}');
    storage.write('brApp', null);
    expect(storage.read('brApp')).toBe(null);
  });

  it('[R81] works without storage: what was written is there for the life of the page', () => {
    const storage = createStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(storage.read('cookie:accepted')).toBe(null);
    storage.write('cookie:accepted', 'true');
    expect(storage.read('cookie:accepted')).toBe('true');
    storage.write('cookie:accepted', null);
    expect(storage.read('cookie:accepted')).toBe(null);
  });

  it('[R81] a full storage loses nothing and does not bring old values back', () => {
    const own = memory();
    own.setItem('brApp', 'old');
    const full = {
      ...own,
      getItem: own.getItem,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const storage = createStorage(() => full as Storage);
    storage.write('brApp', 'new');
    expect(storage.read('brApp')).toBe('new');
  });
});
