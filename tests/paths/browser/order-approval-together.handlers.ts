import { expect } from '@playwright/test';
import { adminOrdersPath } from '#contract/admin-orders-path.ts';
import type { OrderApprovalMachine } from '#machines/order-approval/order-approval.machine.ts';
import type { OrderApprovalContext } from '#machines/order-approval/order-approval.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import type { PersonHandlers } from '#paths/together/people-driver.ts';
import { texts } from '#texts/de.ts';
import { releaseDesk } from '#tests/e2e/models/release-desk.ts';
import { visit } from '#tests/e2e/models/visit.ts';
import { firstOrder } from './order-approval.catalog.ts';
import {
  callOf,
  firmOf,
  letGo,
  lowerElsewhere,
  openDesk,
  orderApprovalBrowserHandlers,
  orderForBuyer,
  placeOrders,
  type ApprovalBrowser,
  type WaitingOrders,
} from './order-approval.handlers.ts';

const { adminOrders: words, order: orderWords, release: releaseWords } = texts;

type Decision = 'released' | 'denied';
type Decider = 'admin' | 'deputy';

/** One order of a firm, which waits for two. */
export interface SharedOrder {
  waiting?: WaitingOrders;
  isLowered?: true;
  /** The one decision that the path has come to. */
  made?: { readonly decision: Decision; readonly by: Decider };
}

/** The browser of one of them. */
export interface OneDesk extends ApprovalBrowser {
  readonly shared: SharedOrder;
  readonly who: Decider;
  /** Net cents of the order in the samples, before somebody lowers it. */
  firstNet?: number | undefined;
}

const names = { admin: 'Lotte Werk', deputy: 'Veit Werk' } as const;
const stateAfter = { released: 'accepted', denied: 'denied' } as const;

const waitingOf = ({ waiting }: SharedOrder): WaitingOrders => {
  if (waiting === undefined) throw new Error('There is no order yet.');
  return waiting;
};

const numberOf = (shared: SharedOrder): string => waitingOf(shared).numbers.get(firstOrder.orderNumber) ?? '';

/** The first sum in a row, which is net. */
const sumIn = (row: string): string => /[\d.]+,\d\d/.exec(row)?.[0] ?? '';

/** The order with the sum this desk knows, or no order: what the other one does is not told here. */
async function seeRow(world: OneDesk, { shown: [order] }: OrderApprovalContext): Promise<void> {
  const row = releaseDesk(world.page).row(numberOf(world.shared));
  await expect(row).toHaveCount(order === undefined ? 0 : 1);
  if (order === undefined) return;
  const firstSum = row.getByRole('cell').filter({ hasText: new RegExp(`^${sumIn(firmOf(world).firstRow)}`) });
  await expect(firstSum).toHaveCount(order.totalNet === world.firstNet ? 1 : 0);
}

const { events, states } = orderApprovalBrowserHandlers;
type States = Handlers<OrderApprovalMachine, OneDesk>['states'];

/** Two desks over one order of a firm, in browsers on a built shop. */
export const twoDesks: PersonHandlers<OrderApprovalMachine, OneDesk> = {
  page: {
    open: async (world, { orders }) => {
      const { shared, who } = world;
      world.firstNet = orders[0]?.totalNet;
      shared.waiting ??= await placeOrders(world, { [firstOrder.orderNumber]: 2 });
      await openDesk(world, shared.waiting.people[who], shared.waiting, Object.values(callOf));
    },
    events: {
      ...events,
      // The list is loaded anew, as somebody does who wonders whether it still waits.
      'orders.shown': ({ page }) =>
        page
          .getByRole('main')
          .getByRole('link', { name: words.waiting({ count: 1 }) })
          .click(),
    },
    calls: {
      decide: async (world, answer, sample) => {
        // A third window lowers it once; the other desk only hears of it.
        if (sample === 'otherSum' && world.shared.isLowered === undefined) {
          await lowerElsewhere(world);
          world.shared.isLowered = true;
        }
        await letGo(world, answer);
      },
    },
    delays: {},
    states: Object.fromEntries(
      Object.entries(states).map(([state, see]) => [
        state,
        async (world: OneDesk, context: OrderApprovalContext) => {
          // The list is loaded anew after a decision: what stands in it is looked at once it is there.
          await seeRow(world, context);
          await see(world, context);
        },
      ]),
    ) as unknown as States,
  },
  rows: {},
};

/**
 * After a step at a desk: what the server holds of the order, as its buyer is told.
 *
 * @param decision what the path says: none yet, or this one and no other
 */
export async function seeHeld({ shared, who }: OneDesk, decision: Decision | null): Promise<void> {
  if (decision !== null) shared.made ??= { decision, by: who };
  const order = await orderForBuyer(waitingOf(shared), numberOf(shared));
  const kinds = order?.release?.steps.map(({ kind }) => kind) ?? [];
  const decisions = kinds.filter((kind) => kind in stateAfter);
  expect([order?.state, decisions]).toEqual(
    decision === null ? ['awaitingRelease', []] : [stateAfter[decision], [decision]],
  );
}

/** At the end of a path, on the order's own page at a desk: it is decided once, and there is nothing left to decide. */
export async function seeOneDecision({ page, shared }: OneDesk): Promise<void> {
  const { made } = shared;
  if (made === undefined) throw new Error('Nobody has decided.');
  const number = numberOf(shared);
  await visit(page, `${adminOrdersPath}/${number}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(orderWords.states[stateAfter[made.decision]]);
  const { steps, stepBy, stepsTitle } = releaseWords;
  const decisions = main
    .getByRole('region', { name: stepsTitle })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^(?:${steps.released}|${steps.denied})`) });
  await expect(decisions).toHaveCount(1);
  await expect(decisions).toContainText(stepBy({ step: steps[made.decision], name: names[made.by] }));
  for (const decision of ['release', 'deny'] as const)
    await expect(releaseDesk(page).begin(decision, number)).toHaveCount(0);
}
