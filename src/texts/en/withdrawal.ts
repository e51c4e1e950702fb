import type { withdrawal as german } from '../de/withdrawal.ts';

export const withdrawal: typeof german = {
  title: 'Withdraw from contract',
  intro:
    'Here you withdraw from a contract with us, without signing in and without giving a reason. In the next step you see your statement and confirm it; an acknowledgement of receipt then comes by mail at once.',
  otherWays: (p) => `You may also withdraw in any other form, e.g. by mail to ${p.email} or by letter.`,
  needsScript: 'JavaScript must be switched on to withdraw on this page.',
  instruction: 'About the right of withdrawal',
  errorTitle: 'Please check what you entered',
  fullName: 'Your name',
  orderNumber: 'Order number',
  orderNumberHint: 'It stands in the confirmation of the order, e.g. 2026-100001.',
  email: 'Mail address for the acknowledgement',
  goods: 'Which articles (optional)',
  goodsHint: 'Only if you withdraw from a part of the order. Left empty, you withdraw from the whole order.',
  next: 'Continue',
  checking: 'Checking …',
  confirmTitle: 'Confirm withdrawal',
  confirmIntro: 'This is what you declare as soon as you press "Confirm withdrawal":',
  declaration: (p) => `I hereby withdraw from the contract of my order ${p.orderNumber}.`,
  partDeclaration: (p) =>
    `I hereby withdraw from the contract of my order ${p.orderNumber} for the articles named below.`,
  labels: {
    declaration: 'Statement',
    fullName: 'Name',
    orderNumber: 'Order number',
    email: 'Acknowledgement to',
    goods: 'Articles',
    receivedAt: 'Received on',
    reference: 'Reference',
  },
  wholeOrder: 'the whole order',
  confirm: 'Confirm withdrawal',
  sending: 'Sending …',
  edit: 'Change what I entered',
  failed:
    'The server has not answered. Please press "Confirm withdrawal" once more: the same withdrawal counts once only.',
  notSent: 'That did not work; nothing has been sent yet. Please try again.',
  refused: 'Your withdrawal was not accepted. Please try again.',
  receivedTitle: 'Your withdrawal has been received',
  received: (p) =>
    `The acknowledgement of receipt is on its way to ${p.email}. It says the same as this page.`,
  following:
    'We look at your withdrawal and tell you what comes next. If you have the goods already, please keep them until then.',
  print: 'Print this page',
  toShop: 'To the shop',
};
