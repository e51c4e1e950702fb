export const ordering: typeof import('../de/ordering.ts').ordering = {
  articleNotFound: (p) => `The article ${p.articleNumber} does not exist (any more).`,
  orderNotAllowed: 'Ordering is not enabled for you at the moment.',
  articleWithoutPrice: (p) => `${p.name}: price on request.`,
  articleDiscontinued: (p) => `${p.name} is no longer available.`,
  articleNotOrderable: (p) => `${p.name} cannot be ordered at the moment.`,
  quantityTooHigh: (p) => `${p.name}: at most ${p.maximum} can be ordered at once.`,
  stockTooLow: (p) => {
    if (p.available <= 0) return `${p.name} is not available any more.`;
    const held = p.inBasket === 0 ? '' : `, ${p.held} in your basket already`;
    return `${p.name}: only ${p.amount} left${held}.`;
  },
  onlyPartAdded: (p) => `${p.name}: only ${p.added} of ${p.asked} went into your basket.`,
  moreAdded: (p) =>
    `${p.name}: instead of ${p.asked}, ${p.added} went into the basket, as the article is sold in certain amounts only.`,
  nowInBasket: (p) => `${p.name}: now ${p.amount}.`,
  basketFull: (p) => `The basket holds at most ${p.maximum} positions.`,
  basketEmpty: 'Your basket is empty.',
  basketChanged: 'Your basket has changed in the meantime. Please check it again.',
  positionNotFound: 'This position is not in the basket any more.',
  fits: {
    device: (p) => (p.room === '' ? p.name : `${p.name} (${p.room})`),
    one: (p) => `Fits ${p.device}`,
    two: (p) => `Fits ${p.device} and ${p.other}`,
    more: (p) => `Fits ${p.device} and ${p.others === 1 ? 'one more printer' : `${p.others} more printers`}`,
    none: 'Fits none of your printers.',
  },
  priceRisen: 'A price has risen. Please check the new prices and order again.',
  tokenConflict: 'This order does not match your basket. Please check it again.',
  /** `limit`: net. */
  needsRelease: {
    every: () => 'Your firm has to release every order.',
    amount: (p: { limit: string }) => `Your firm has to release orders above ${p.limit} net.`,
    budget: (p) =>
      `${p.budget}: ${p.isUsedUp ? 'nothing is' : `only ${p.limit} net are`} left; your firm has to release this order.`,
    category: () => 'One article is of a category your firm has to release.',
    costCenter: () =>
      'Nobody is responsible for one of the cost centers; your firm has to release this order.',
  },
  needsReleaseBecause: {
    title: (p) => `Your firm has to release this order: ${p.reasons}.`,
    every: () => 'every order needs a release',
    amount: (p) => `it costs more than ${p.limit} net`,
    budget: (p) => `${p.budget}, of which ${p.isUsedUp ? 'nothing is' : `only ${p.limit} net are`} left`,
    category: () => 'one article is of a category your firm has to release',
    costCenter: () => 'nobody is responsible for one of the cost centers',
  },
  nobodyReleases: 'At present nobody at your firm can do that.',
  nobodyDecides: 'Nobody at your firm can decide about this order any more.',
  releaseChanged: {
    needed: 'Meanwhile your firm has to release this order. Please check it once more.',
    notNeeded: 'This order needs no release any more. Please check it once more.',
  },
  releaseDecided: {
    released: (p) =>
      p.name === '' ? 'The order has been released already.' : `${p.name} has released it already.`,
    denied: (p) =>
      p.name === '' ? 'The order has been denied already.' : `${p.name} has denied it already.`,
    withdrawn: (p) =>
      p.name === '' ? 'The request has been withdrawn.' : `${p.name} has withdrawn the request.`,
    expired: () => 'Nobody decided about the order in time; it counts as denied.',
    other: (p) => `This order has been decided on already: ${p.state}.`,
  },
  withdrawalLate: {
    released: (p) =>
      `It was too late to withdraw the order: ${p.name === '' ? 'your firm' : p.name} has released it (${p.at}).`,
    denied: (p) =>
      `There is no need to withdraw the order any more: ${p.name === '' ? 'your firm' : p.name} has denied it (${p.at}).`,
    withdrawn: (p) => `You have withdrawn the order already (${p.at}).`,
    expired: (p) =>
      `There is no need to withdraw the order any more: nobody decided in time, it counts as denied (${p.at}).`,
  },
  releaseNotAllowed: 'You may not decide about this order.',
  nothingAsked: 'No question is open about this order any more.',
  nobodyAnswers: 'Whoever ordered cannot answer any more.',
  orderChange: {
    unlike: 'Somebody has changed this order meanwhile. Please load the page anew.',
    nothing: 'You have not changed a quantity.',
    everything: 'One position has to stay. If nothing is to be delivered, please deny the order.',
    notANumber: 'Please enter a whole number; 0 takes the position out.',
    more: (p) => `More than the ${p.quantity} that were ordered is not possible.`,
    onlyAll: (p) => `Less than the ${p.quantity} that were ordered is not sold; 0 takes the position out.`,
    unfit: (p) => `This quantity is not sold; the next one is ${p.quantity}, the smallest one ${p.smallest}.`,
    lowered: (p) => `${p.name}: ${p.to} instead of ${p.from}`,
    otherPrice: (p) => `; a piece costs ${p.now} net at this quantity instead of ${p.then}`,
    takenOut: (p) => `${p.name}: taken out (${p.from} were ordered)`,
    giftGone: (p) => `${p.name}: the free article goes, the value of goods is too low now.`,
    couponGone: (p) => `Coupon ${p.code}: it goes, the value of goods is too low now.`,
    shippingAdded: (p) => `Shipping: ${p.amount} net, the value of goods is too low now for free shipping.`,
    shippingFree: 'Shipping: free, the value of goods is high enough for it now.',
  },
  releaseOverBudget: (p) =>
    `Order ${p.order} exceeds ${
      p.excesses.map(({ budget, over }) => `the budget “${budget}” by ${over} net`).join(' and ') ||
      'a budget'
    }.`,
  releaseOtherSum: (p) =>
    `This order costs ${p.now} net now instead of ${p.seen}. Do you want to release it all the same?`,
  deliveryDay: {
    notADay: 'Please enter the requested day as a date, for example 03/12/2026.',
    early: (p) => `The first day that can be requested is ${p.first}. Please choose a day from then on.`,
    late: (p) => `Requested days are possible until ${p.last}.`,
    free: (p) => `${p.day} cannot be requested. The next possible day is ${p.next}.`,
    businessOnly: 'Days can be requested for orders of businesses.',
  },
  addressNotFound: 'This address does not exist.',
  tooManyAddresses: (p) =>
    `You cannot keep more than ${p.most} addresses. Please delete one first that you no longer need.`,
  costCenterNotFound: 'This cost center does not exist.',
  noCostCenterInUse: 'Please add a cost center that is in use first: otherwise nobody could order.',
  costCenterNotBookable: (p) => `You cannot order on the cost center ${p.number}. Please choose another one.`,
  tooManyCostCenters: (p) =>
    `A company cannot have more than ${p.most} cost centers. Please delete one first that you no longer need.`,
  budgetNotFound: 'This budget does not exist.',
  tooManyBudgets: (p) =>
    `A company cannot have more than ${p.most} budgets. Please delete one first that you no longer need.`,
  personNotFound:
    'One of the chosen people is not, or no longer, part of your company. Please reload the page.',
  orderNotFoundToJoin:
    'We find no order with this number that was placed without an account with your mail address.',
  emailUnconfirmed:
    'Your mail address is not confirmed yet. Please set a new password by a link in our mail, or contact us: after that the order can be taken in.',
  listNotFound: 'This list does not exist (any more).',
  listPositionNotFound: 'This position is not on the list any more.',
  tooManyLists: (p) =>
    `You cannot keep more than ${p.most} lists. Please delete one first that you no longer need.`,
  listFull: (p) => `The list ${p.list} is full: it holds no more than ${p.most} positions.`,
  listQuantityReached: (p) =>
    `${p.name} is on the list ${p.list} with ${p.maximum} already; one order cannot hold more.`,
  listExportNotAllowed: 'Lists cannot be saved as tables at the moment.',
  methodNotFound: 'This choice does not exist.',
  orderNotFound: 'This order does not exist.',
  orderNotFoundByPair:
    'We find no order with these details. Please check the order number and the e-mail address. Orders of an account are shown after signing in.',
  tooManyTries:
    'That were many tries. Please wait a quarter of an hour, or open the link in your order confirmation.',
  noticeNotNeeded:
    'There is no notice for this article (any more). Please reload the page: perhaps it is available again already.',
  noticeTooMany: (p) =>
    `That was a lot of notices in a short time. Please try again in an hour, or call us: ${p.phone}.`,
  noticeInvalid:
    'This link is no longer valid. If you want a notice, please ask for it again on the page of the article.',
  noticeNone: 'Nothing is stored (any more) for this link.',
  companiesOnly: 'Only companies order here. Please give the address of a company.',
  modeNotAllowed: 'This view is not available at the moment.',
  customerNeedsNoEmail: 'You are signed in; the order runs on your account.',
  tooManyOrders: (p) =>
    `Without a customer account we take a limited number of orders an hour. Your basket is kept: please order again in ${p.minutes === 1 ? 'a minute' : `${p.minutes} minutes`}, or call us: ${p.phone}.`,
  tooManyOpenPieces: (p) =>
    `Orders that are not paid yet may hold ${p.most} pieces in all. Your basket is kept: please order less, pay for open orders first, or call us: ${p.phone}.`,
  tooMuchOpenValue: (p) =>
    `Orders that are not paid yet may be worth ${p.most} in all. Your basket is kept: please order less, pay for open orders first, or call us: ${p.phone}.`,
  prepaymentReserved: (p) =>
    `We keep the goods for you for ${p.days === 1 ? 'one day' : `${p.days} days`}; if no money has arrived by then, the order is cancelled.`,
  /** Mandate of a single SEPA direct debit. */
  mandate: (p) =>
    `I authorise ${p.name} (creditor identifier ${p.id}) to collect the amount of this order once from my account by direct debit, and instruct my bank to honour it. The mandate reference is the order number; it stands in the confirmation. The amount is collected after dispatch. I may demand a refund of the amount within eight weeks, beginning with the date of the debit, by the terms agreed with my bank.`,
  paymentLost: (p) =>
    `You had chosen “${p.name}”. That is not possible any more with this order: ${p.reason} Please choose another way to pay.`,
  shippingLost: (p) =>
    `You had chosen “${p.name}”. That is not possible any more with this order: ${p.reason} Please choose another way to ship.`,
  paymentBelowLimit: (p) => `From ${p.limit} only.`,
  methodInactive: 'Not available at the moment.',
  shippingTooHeavy: 'Not available for this weight.',
  shippingNeedsStock: 'Only for articles that are fully in stock.',
  shippingNotCollectable: 'Not all articles can be collected.',
};
