import { describe, expect, it } from 'vitest';
import { shopCharts } from '#app/rendered-shop.ts';
import { appInputOf, createShopActors } from '#app/shop-actors.ts';
import { sampleBootRecord } from '#machines/sample-records.ts';

/** Paths the tab is loaded anew for when the code of a page is gone. */
function reloadsOf(reloadedFor: string | null): string[] {
  const { app, navigation } = createShopActors(
    shopCharts,
    appInputOf(sampleBootRecord, '/shop', 200, reloadedFor),
  );
  const reloads: string[] = [];
  navigation.on('navigation.reloadWanted', ({ path }) => reloads.push(path));
  app.start();
  navigation.send({ type: 'navigation.failed', target: '/shop/basket' });
  app.stop();
  return reloads;
}

describe('what a tab was already loaded anew for', () => {
  it('[R84] is not loaded anew a second time', () => {
    expect(reloadsOf(null)).toEqual(['/shop/basket']);
    expect(reloadsOf('/shop/supply')).toEqual(['/shop/basket']);
    expect(reloadsOf('/shop/basket')).toEqual([]);
  });
});
