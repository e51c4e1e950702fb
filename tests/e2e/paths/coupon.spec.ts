import { couponMachine } from '#machines/coupon/coupon.machine.ts';
import { couponBrowserCatalog } from '#tests/paths/browser/coupon.catalog.ts';
import { couponBrowserHandlers } from '#tests/paths/browser/coupon.handlers.ts';
import { keptPaths, onBothServers } from './both-servers.ts';

onBothServers('coupon-browser', {
  model: { machine: couponMachine, catalog: couponBrowserCatalog },
  handlers: couponBrowserHandlers,
  ...keptPaths('coupon-browser'),
});
