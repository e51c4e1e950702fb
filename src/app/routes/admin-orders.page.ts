import { orderApprovalFacts } from '#machines/order-approval/order-approval.facts.ts';
import {
  orderApprovalMachine,
  type OrderApprovalMachine,
} from '#machines/order-approval/order-approval.machine.ts';
import { Component as AdminOrdersScreen } from '#ui/screens/admin-orders/AdminOrdersScreen.tsx';
import { withChart, type ScreenChart } from '../screen-chart.tsx';

export const chart: ScreenChart<OrderApprovalMachine> = {
  name: 'orderApproval',
  machine: orderApprovalMachine,
  calls: async (call) => (await import('../live/order-approval.calls.ts')).orderApprovalCalls(call),
  facts: orderApprovalFacts,
};

export const Component = withChart(AdminOrdersScreen, chart);
