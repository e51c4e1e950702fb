import { describe, expect, it } from 'vitest';
import type { StoragePort } from '#app/persistence/storage.ts';
import { createTabDrafts, draftLifetimeMs } from '#app/persistence/tab-drafts.ts';

function start() {
  const entries = new Map<string, string>();
  const storage: StoragePort = {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => void (value === null ? entries.delete(key) : entries.set(key, value)),
  };
  const clock = { now: 1_000_000 };
  return { entries, clock, drafts: createTabDrafts(storage, () => clock.now) };
}

const fields = [['comment', 'Bitte klingeln']] as const;

describe('drafts of a tab', () => {
  it('give back what was kept of a form, to the same person only', () => {
    const { drafts } = start();
    drafts.write('review', 'guest', fields);
    expect(drafts.read('review', 'guest')).toEqual(fields);
    expect(drafts.read('review', '7')).toBe(null);
    expect(drafts.read('address', 'guest')).toBe(null);
  });

  it('end after two hours', () => {
    const { drafts, clock, entries } = start();
    drafts.write('review', 'guest', fields);
    clock.now += draftLifetimeMs - 1;
    expect(drafts.read('review', 'guest')).toEqual(fields);
    clock.now += 1;
    expect(drafts.read('review', 'guest')).toBe(null);
    expect(entries.size).toBe(0);
  });

  it('go when nothing is left, and when the form was sent', () => {
    const { drafts, entries } = start();
    drafts.write('review', 'guest', fields);
    drafts.write('review', 'guest', []);
    drafts.write('address', 'guest', fields);
    drafts.write('address', 'guest', null);
    expect(entries.size).toBe(0);
  });

  it('[R81] take rubbish for nothing', () => {
    const { drafts, entries } = start();
    drafts.write('review', 'guest', fields);
    const [key = ''] = entries.keys();
    for (const rubbish of [
      '',
      'null',
      '{}',
      '{"keptAt":"gestern","fields":[]}',
      '{"keptAt":1,"fields":[1]}',
    ]) {
      entries.set(key, rubbish);
      expect(drafts.read('review', 'guest')).toBe(null);
    }
  });
});
