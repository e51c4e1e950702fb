const orders = (count: number): string => (count === 1 ? 'order' : `${count} orders`);

export const adminOrders: typeof import('../de/admin-orders.ts').adminOrders = {
  title: 'Releases',
  filters: 'Which orders',
  waiting: (p) => `Waiting for release (${p.count})`,
  all: 'All',
  placedOn: (p) => `Placed on ${p.day}.`,
  placedBetween: (p) => `Placed from ${p.from} to ${p.to}.`,
  allDays: 'Show all days',
  narrowed: (p) =>
    [
      'Orders',
      ...(p.person === '' ? [] : [`of ${p.person}`]),
      ...(p.costCenter === '' ? [] : [`at the cost center ${p.costCenter}`]),
      ...(p.articleGroup === '' ? [] : [`with articles of the group “${p.articleGroup}”`]),
      'without those that wait, were denied or cancelled.',
    ].join(' '),
  noneNarrowed: 'There is no order of this choice.',
  endNarrowing: 'Show all orders',
  backToStatistic: 'Back to the statistic',
  search: 'Find an order',
  searchHint: 'Number, name, cost center, reference',
  submitSearch: 'Search',
  endSearch: 'End search',
  columns: {
    select: 'Selection',
    number: 'Order',
    date: 'Date',
    buyer: 'Buyer',
    total: 'Total net',
    gross: 'Sum incl. VAT',
    reason: 'Reason and deadline',
    decide: 'Decide',
  },
  noRelease: 'No release needed',
  costCenters: (p) => `${p.count === 1 ? 'Cost center' : 'Cost centers'} ${p.names}`,
  select: (p) => `Select order ${p.number}`,
  selectAll: (p) => (p.count === 1 ? 'Select the order' : `Select all ${p.count}`),
  selected: (p) => (p.count === 0 ? 'None selected' : `${p.count} selected`),
  whyNot: {
    confirming: 'A decision has begun already. Please confirm it or cancel it.',
    sending: 'A decision is just being sent.',
  },
  selectedOnes: 'Selected orders',
  decisions: { release: 'Release', deny: 'Deny', ask: 'Ask' },
  decisionOf: (p) => `${p.decision}: order ${p.number}`,
  decisionOfSelected: (p) => `${p.decision}: ${p.count} selected ${p.count === 1 ? 'order' : 'orders'}`,
  ownOrder: 'Your own order: somebody else has to decide.',
  emptyTitle: 'No order is waiting',
  emptyText: 'As soon as an order needs your release it stands here, and you get a mail.',
  noOrders: 'Nobody in your company has ordered yet.',
  showAll: 'Show all orders',
  notFoundTitle: 'No order found',
  notFoundText: (p) => `There is no order here for "${p.term}".`,
  questions: {
    release: (p) => `Release ${orders(p.count)}?`,
    deny: (p) => `Deny ${orders(p.count)}?`,
    ask: 'Ask the buyer',
    otherSum: (p) => `Release ${orders(p.count)} with the new sum?`,
    overBudget: (p) =>
      p.count === 1
        ? 'Release it although a budget is exceeded?'
        : `Release ${p.count} orders although a budget is exceeded?`,
  },
  releaseHint: (p) => (p.count === 1 ? 'It will be carried out then.' : 'They will be carried out then.'),
  releaseHintOverBudget:
    'What still fits into the budget then is carried out; we ask again about the others.',
  together: (p) => `${p.total} net in all.`,
  excess: (p) =>
    `Budget ${p.name} (${p.period}): ${p.left} net left, ${p.count === 1 ? 'afterwards' : 'with all of them'} it is exceeded by ${p.over}.`,
  otherSumHint: (p) =>
    `${p.count === 1 ? 'It has' : 'They have'} been changed since you read the sum. Nothing of it is released yet.`,
  reason: 'Reason',
  reasonHint: 'The reason stands with the order and in the mail to the buyer.',
  question: 'Your question',
  questionHint: 'Question and answer stay with the order.',
  textMissing: { deny: 'Please write why you deny it.', ask: 'Please write what you would like to know.' },
  confirm: {
    release: 'Yes, release',
    deny: 'Yes, deny',
    ask: 'Send question',
    otherSum: 'Yes, release with the new sum',
    overBudget: 'Yes, release all the same',
  },
  confirmOverBudget: 'Yes, release although a budget is exceeded',
  sending: 'Sending …',
  cancel: 'Cancel',
  orderBy: (p) => `${p.number}: ${p.buyer}`,
  costs: (p) => `${p.named}, ${p.total} net`,
  nowCosts: (p) => `${p.named}, now ${p.now} net instead of ${p.seen}`,
  changeTitle: 'Change quantities',
  changeHint:
    'You can release less than was ordered; 0 takes a position out. The total is reckoned anew, then you decide.',
  ordered: (p) => `Ordered: ${p.quantity}`,
  wrongQuantity: (p) => `${p.name}: ${p.sentence}`,
  saveQuantities: 'Save changed quantities',
  quantitiesChanged:
    'The quantities are changed, the new total stands below. The order goes on waiting for its release.',
  changeMore: 'Change more quantities',
  outcomesTitle: 'What became of it',
  outcomes: {
    released: (p) =>
      p.count === 1 ? `Order ${p.numbers} is released.` : `${p.count} orders are released: ${p.numbers}.`,
    denied: (p) =>
      p.count === 1 ? `Order ${p.numbers} is denied.` : `${p.count} orders are denied: ${p.numbers}.`,
    asked: (p) =>
      p.count === 1
        ? `Your question about order ${p.numbers} is asked.`
        : `Your question about ${p.count} orders is asked: ${p.numbers}.`,
    otherSum: (p) =>
      p.count === 1
        ? `Order ${p.numbers} has another sum now and is not released.`
        : `${p.count} orders have another sum now and are not released: ${p.numbers}.`,
    overBudget: (p) =>
      p.count === 1
        ? `Order ${p.numbers} exceeds a budget and is not released.`
        : `${p.count} orders exceed a budget and are not released: ${p.numbers}.`,
    unanswered: (p) =>
      p.count === 1
        ? `There was no answer about order ${p.numbers}. The decision may have arrived all the same.`
        : `There was no answer about ${p.count} orders: ${p.numbers}. The decision may have arrived all the same.`,
  },
  refused: (p) => `Order ${p.number}: ${p.sentence}`,
  refusedPlain: 'This is not possible at the moment.',
  retry: 'Send again',
  dismiss: 'Close message',
  withdrawn: (p) => `${p.buyer} has withdrawn this order. There is nothing left to decide.`,
  formerTitle: 'This release is no longer yours to decide',
  formerText: (p) =>
    `You no longer decide about order ${p.number}: your role in the firm has changed. Those who release orders in your firm can tell you what became of it.`,
  turnLaterTitle: 'This release comes to you later',
  turnLaterText: (p) =>
    `The admins of your company decide about order ${p.number} first. Without a decision it is your turn as their deputy from ${p.date} on; we write to you then.`,
  backToList: 'All releases',
  buyer: 'Buyer',
  budgets: 'Budgets of this order',
  budgetColumns: {
    name: 'Budget',
    period: 'Period',
    amount: 'Amount',
    used: 'Used',
    share: 'This order',
    left: 'Left after it',
  },
  periods: { month: 'Month', quarter: 'Quarter', year: 'Year' },
  exceeded: (p) => `${p.amount} too much`,
  needsScript: 'JavaScript has to be switched on to decide.',
};
