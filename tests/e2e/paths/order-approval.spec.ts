import { orderApprovalMachine } from '#machines/order-approval/order-approval.machine.ts';
import { orderApprovalBrowserCatalog } from '#tests/paths/browser/order-approval.catalog.ts';
import { orderApprovalBrowserHandlers } from '#tests/paths/browser/order-approval.handlers.ts';
import { keptPaths, onBothServers } from './both-servers.ts';

onBothServers('order-approval-browser', {
  model: { machine: orderApprovalMachine, catalog: orderApprovalBrowserCatalog },
  handlers: orderApprovalBrowserHandlers,
  ...keptPaths('order-approval-browser'),
});
