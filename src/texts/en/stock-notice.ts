/** English sentences around notices of articles that can be delivered again. */
export const stockNotice: typeof import('../de/stock-notice.ts').stockNotice = {
  email: 'E-mail address',
  purpose:
    'You get one single e-mail as soon as the article is available again. Your address is used for nothing else.',
  submit: 'Notify me',
  sending: 'Sending …',
  sent: (given) => `Please confirm the link in the e-mail to ${given.email}.`,
  sentHint: 'Without your confirmation we send nothing. The link is good for 7 days.',
  otherAddress: 'Enter another address',
  failed: 'That did not work. Please try again.',
  title: 'Notice',
  waitingTitle: 'Confirm the notice',
  waiting: (given) => `Do you want an e-mail as soon as ${given.name} is available again?`,
  waitingHint:
    'Confirm it here. After that one single e-mail comes; if the article is not back within 180 days, we delete your address.',
  confirm: 'Confirm',
  confirming: 'Confirming …',
  confirmedTitle: 'You will be notified',
  confirmed: (given) =>
    `We write to you as soon as ${given.name} is available again, once and for 180 days at most.`,
  toldTitle: 'End notices',
  told: (given) =>
    `We have written to you about ${given.name}; nothing more comes about it. If you are waiting for other articles, you can end that, too.`,
  end: 'No more notices',
  ending: 'Ending …',
  endHint: 'This ends all notices to your address.',
  endedTitle: 'You will not be notified any more',
  ended: 'Your address is no longer stored for it.',
  goneTitle: 'This link is no longer valid',
  gone: 'If you want a notice, please ask for it again on the page of the article. If you have ended the notice already, there is nothing left to do.',
  toArticle: 'To the article',
  home: 'To the home page',
  needsScript: 'Confirming needs JavaScript.',
};
