import { describe, expect, it } from 'vitest';
import { allRoutesOnTheWay, routesOnTheWay } from '#app/routes-on-the-way.ts';
import { indexAddresses, sampledLists } from '#tests/support/list-samples.ts';

describe('routes that come on the way', () => {
  const idsOf = async (path: string): Promise<readonly (string | undefined)[]> =>
    (await routesOnTheWay(path)).map(({ id }) => id);

  it('come in groups, what a firm’s admins see apart from everybody’s account', async () => {
    const ofAdmins = [
      'adminOrders',
      'adminCostCenters',
      'adminBudgets',
      'adminReleaseRules',
      'adminUsers',
      'adminImport',
      'adminAddresses',
      'adminUserAddresses',
      'adminOverview',
      'adminStatistics',
      'adminUserOrders',
      'adminCostCenterOrders',
    ];
    expect(await idsOf('/my/admin')).toEqual(ofAdmins);
    expect(await idsOf('/my/admin-orders?page=2')).toEqual(ofAdmins);
    expect(await idsOf('/my/admin-orders/2026-1')).toEqual(ofAdmins);
    expect(await idsOf('/my/admin-budgets/7')).toEqual(ofAdmins);
    expect(await idsOf('/my/orders')).toContain('orders');
    expect(await idsOf('/my/orders')).not.toContain('adminOrders');
    expect(await idsOf('/order')).toContain('orderLookup');
    expect(await idsOf('/stock-notice')).toContain('stockNotice');
    expect(await idsOf('/offerrequest')).toContain('offerRequest');
    expect(await idsOf('/flows/checkout')).toEqual([
      'flows',
      'registrations',
      'ratings',
      'shownRatings',
      'search-steering',
    ]);
    expect(await idsOf('/shop/quick_order')).toContain('quickOrder');
    expect(await idsOf('/shop')).toEqual([]);
    for (const first of [
      '/shop/catalog/toner',
      '/shop/catalogs/papier/bloecke',
      '/shop/brand/hp/articletypename/toner',
      '/shop/catalogpage/112',
      '/shop/catalog/toner?sortBy=price',
      '/shop/maincatalog',
      '/shop/b-stock',
      '/shop/furniture',
      '/shop/article/T1-1',
      '/shop/basket',
      '/shop/checkout/review',
    ])
      expect(await idsOf(first)).toEqual([]);
    const overviews = await idsOf('/shop/supply/devices?search=x');
    expect(overviews.slice(0, 3)).toEqual(['supply', 'supplyBrands', 'supplyDevices']);
    for (const address of indexAddresses) {
      expect(await idsOf(address)).toEqual(overviews);
      expect(await idsOf(`${address}?search=x`)).toEqual(overviews);
    }
    const ofFinder = ['supplyBrand', 'supplyDevice', 'supplyBrandDevice'];
    const withPagesOfTheirOwn = sampledLists.filter(({ isPart }) => isPart === true);
    for (const { id, address } of withPagesOfTheirOwn) {
      expect(await idsOf(address)).toEqual(ofFinder.includes(id) ? ofFinder : overviews);
      expect(await idsOf(`${address}?sortBy=price`)).toContain(id);
    }
    expect(overviews).toHaveLength(indexAddresses.length + withPagesOfTheirOwn.length - ofFinder.length);
    expect(await idsOf('/myself')).toEqual([]);
    expect((await allRoutesOnTheWay()).map(({ id }) => id)).toContain('adminOrders');
  });
});
