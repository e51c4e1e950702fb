const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

export const release: typeof import('../de/release.ts').release = {
  title: 'Release',
  reasons: {
    every: (p) => `Every order needs a release; value ${p.value} net.`,
    amount: (p) => `Value when it was ordered ${p.value} net; ${p.limit} are allowed without a release.`,
    budget: (p) => `${p.budget} exceeded: ${p.value} net; ${p.limit} were available when it was ordered.`,
    category: (p) => `Category that needs a release: articles for ${p.value} net.`,
    costCenter: (p) => `Cost center nobody is responsible for: ${p.value} net.`,
  },
  shortReasons: {
    every: () => 'Every order needs a release.',
    amount: (p) => `Above ${p.limit} net.`,
    budget: (p) => `When it was ordered: ${p.budget} exceeded, ${p.limit} were available.`,
    category: () => 'Category that needs a release.',
    costCenter: () => 'Cost center nobody is responsible for.',
  },
  budget: ({ budget }) => {
    if (budget === null) return 'Budget';
    const { isPersonal, costCenter, period } = budget;
    const whose = isPersonal ? 'Personal budget' : 'Budget';
    return `${whose}${costCenter === null ? '' : ` of cost center ${costCenter}`} (${period})`;
  },
  deadlines: {
    deputy: (p) =>
      p.days > 1
        ? `${p.days} days left, then the deputy may decide, too.`
        : `From ${inDays(p.days)} on the deputy may decide, too.`,
    expiry: (p) =>
      p.days > 1
        ? `${p.days} days left, then it counts as denied.`
        : `It counts as denied ${inDays(p.days)}.`,
  },
  until: (p) => `Without a decision it counts as denied from ${p.date} on.`,
  questions: { open: 'Question open', answered: 'Question answered' },
  stepsTitle: 'Course of the release',
  steps: {
    asked: 'Question',
    answered: 'Answer',
    changed: 'Quantities changed',
    deputised: 'The deputy may decide',
    released: 'Released',
    denied: 'Denied',
    withdrawn: 'Withdrawn',
    expired: 'Not decided in time',
  },
  stepBy: (p) => (p.name === '' ? p.step : `${p.step} by ${p.name}`),
  own: {
    waiting: 'This order waits for a release by your company.',
    denied: 'Your company has not released this order.',
    deniedBecause: (p) => `Reason: ${p.reason}`,
    expired: 'Nobody decided about this order in time; it counts as denied.',
    withdrawn: 'You have withdrawn this order.',
    questionTitle: 'You are asked something',
    question: (p) => (p.name === '' ? 'Question:' : `${p.name} asks:`),
    answer: 'Your answer',
    answered: (p) =>
      `Your answer is with ${p.name === '' ? 'your company' : p.name}. The order goes on waiting for its release.`,
    unsent: 'Your answer was not sent.',
    sendAnswer: 'Send answer',
    sending: 'Sending …',
    withdraw: 'Withdraw order',
    withdrawing: 'Withdrawing …',
    confirmWithdraw: 'Yes, withdraw',
    withdrawHint:
      'No longer needed? An order that is withdrawn will not be carried out; this cannot be undone.',
    errorTitle: 'Please check what you entered',
    failed: 'That did not work. Please try again.',
    needsScript: 'JavaScript has to be switched on to answer and to withdraw.',
  },
  /** After a press of "Freigabe anfordern". */
  confirmation: {
    title: 'Your release is requested',
    mail: (p) =>
      `Your firm has got the request; the goods are put aside. As soon as it is released, the confirmation goes to ${p.email}.`,
  },
};
