import type { ScreenFacts } from '#machines/app/fact-table.ts';
import type { OrderApprovalMachine } from './order-approval.machine.ts';

/** What the order approval tells the charts of the page while its screen is open. */
export const orderApprovalFacts = {
  orderApproval: {
    'approval.decided': { navigation: () => ({ type: 'data.outdated' }) },
  },
} satisfies ScreenFacts<'orderApproval', OrderApprovalMachine>;
