import { expect, it } from 'vitest';
import { keepOwnDrafts } from '#app/live/own-drafts.ts';
import type { BrowserStorage } from '#app/persistence/storage.ts';
import { shopCharts } from '#app/rendered-shop.ts';
import { appInputOf, createShopActors } from '#app/shop-actors.ts';
import { sampleBootRecord } from '#machines/sample-records.ts';
import { sampleMember } from '#machines/session/session.catalog.ts';

const own = `shop:draft:${sampleMember.data.id}:address`;

/** Entries of a tab that belong to a guest, a customer, another customer and no draft at all. */
function openTab(): { readonly entries: Map<string, string>; readonly tab: BrowserStorage } {
  const entries = new Map(
    [own, 'shop:draft:guest:review', 'shop:draft:4711:address', 'shop:seenPrinters'].map((key) => [
      key,
      '{}',
    ]),
  );
  return {
    entries,
    tab: {
      keys: () => [...entries.keys()],
      read: (key) => entries.get(key) ?? null,
      write: (key, value) => void (value === null ? entries.delete(key) : entries.set(key, value)),
    },
  };
}

const systemOf = (user: typeof sampleMember) =>
  createShopActors(shopCharts, appInputOf({ ...sampleBootRecord, user }, '/', 200, null));

it('a page of a guest leaves no draft of a customer in the tab', () => {
  const { entries, tab } = openTab();
  keepOwnDrafts(systemOf(sampleBootRecord.user), tab);
  expect([...entries.keys()]).toEqual(['shop:draft:guest:review', 'shop:seenPrinters']);
});

it('a customer finds the own drafts, and takes them along when the session ends', () => {
  const { entries, tab } = openTab();
  const system = systemOf(sampleMember);
  system.app.start();
  keepOwnDrafts(system, tab);
  expect([...entries.keys()]).toEqual([own, 'shop:seenPrinters']);
  system.session.send({ type: 'session.ended' });
  expect([...entries.keys()]).toEqual(['shop:seenPrinters']);
  system.app.stop();
});
