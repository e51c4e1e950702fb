import type { Mutant } from './mutant.ts';

const releases = 'tests/server/order/release.test.ts';
const rule = 'tests/unit/domain/release.test.ts';

/** Who releases what for a firm, and what a budget holds. */
export const releaseMutants: readonly Mutant[] = [
  {
    id: 'release-own-firm',
    breaks: 'An order is decided on by its own firm alone.',
    file: 'src/server/order/release.service.ts',
    original: `      const isTheirs = ({ accountId }: OrderStandingRow) => accountId === member.user.accountId;
      const order = await lockedOrder(executor, member, orderNumber, isTheirs);
      return step(`,
    replacement: `      const isTheirs = () => true;
      const order = await lockedOrder(executor, member, orderNumber, isTheirs);
      return step(`,
    suite: releases,
    test: '[R24][R47][S4.3-10] is nobody but',
  },
  {
    id: 'release-list-firm',
    breaks: 'Who decides sees the orders of the own firm alone.',
    file: 'src/server/order/release.repository.ts',
    original: 'const asked = `o.account_id = $1 and',
    replacement: 'const asked = `(o.account_id = $1 or true) and',
    suite: releases,
    test: '[R24][R47][S4.3-10] is nobody but',
  },
  {
    id: 'release-four-eyes',
    breaks: 'Nobody releases an own order.',
    file: 'machines/order/order.setup.ts',
    original: '(!isBuyer || release.mayReleaseOwn)',
    replacement: '(true || isBuyer)',
    suite: releases,
    test: '[R24][R47][S4.3-10] is nobody but',
  },
  {
    id: 'release-deputy-waits',
    breaks: 'A deputy decides only after the time of the admins.',
    file: 'machines/order/order.setup.ts',
    original: "(role === 'admin' || release.isDeputised)",
    replacement: "(role === 'admin' || role === 'deputy')",
    suite: releases,
    test: '[R24][R47][S4.3-10] is nobody but',
  },
  {
    id: 'release-once',
    breaks: 'Over an order is decided once.',
    file: 'src/server/order/order-life.repository.ts',
    original: 'where o.order_number = $1 for update`',
    replacement: 'where o.order_number = $1`',
    suite: releases,
    test: '[R48][S7.2-21] gets exactly one decision',
  },
  {
    id: 'release-withdrawn-by-buyer',
    breaks: 'An order is withdrawn by its buyer alone.',
    file: 'src/server/order/release.service.ts',
    original: 'const isTheirs = ({ userId }: OrderStandingRow) => userId === member.user.id;',
    replacement: 'const isTheirs = () => true;',
    suite: releases,
    test: '[R23] a buyer withdraws',
  },
  {
    id: 'release-as-told',
    breaks: 'An order is placed only as the buyer was told, with a release or without one.',
    file: 'src/server/order/order-placement.service.ts',
    original: 'if (seen.needsRelease !== needsRelease)',
    replacement: 'if (false)',
    suite: releases,
    test: '[R38] is ordered only as the buyer was told',
  },
  {
    id: 'budget-check',
    breaks: 'No budget is overdrawn by orders at once.',
    file: 'src/server/database/migrations/0045_release.sql',
    original: 'check (used_cents <= most_cents)',
    replacement: 'check (used_cents <= most_cents or true)',
    suite: releases,
    test: '[R49] let of many orders at once',
  },
  {
    id: 'budget-over-meant',
    breaks: 'More than a budget holds is released only where that is meant.',
    file: 'src/server/order/release.service.ts',
    original: 'await firms.takeBudgets(executor, shares, isOverBudgetMeant);',
    replacement: 'await firms.takeBudgets(executor, shares, true);',
    suite: releases,
    test: '[R49][R51] let what exceeds one wait',
  },
  {
    id: 'budget-given-back-once',
    breaks: 'What an order took of budgets is given back once.',
    file: 'src/server/firm/firm.repository.ts',
    original: "update shop_order o set budget_shares = '[]' from shop_order before",
    replacement: 'update shop_order o set budget_shares = o.budget_shares from shop_order before',
    suite: releases,
    test: '[S3.3-01] are taken by an order within them',
  },
  {
    id: 'budget-period-in-berlin',
    breaks: 'A period of a budget begins at midnight in Berlin.',
    file: 'src/domain/release.ts',
    original: "timeZone: 'Europe/Berlin'",
    replacement: "timeZone: 'UTC'",
    suite: rule,
    test: '[R50] of 2026-11-30T23:00:01Z begins',
  },
  {
    id: 'release-above-amount',
    breaks: 'An order above what may be ordered alone needs a release.',
    file: 'src/domain/release.ts',
    original: 'totalNet > releaseAbove',
    replacement: 'totalNet > releaseAbove + 1',
    suite: rule,
    test: '[S4.3-09] needs a release above',
  },
];
