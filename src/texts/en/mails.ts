export const mails: typeof import('../de/mails.ts').mails = {
  confirmation: {
    subject: (p) => `Your order ${p.number}`,
    greeting: (p) => (p.name === '' ? 'Hello,' : `Hello ${p.name},`),
    intro: (p) => `thank you for your order of ${p.date}. We have received it and are working on it.`,
    released: (p) =>
      p.by === '' ? 'Your company has released it.' : `${p.by} has released it for your company.`,
    changed: (p) => `${p.by === '' ? 'Your company' : p.by} lowered quantities before: ${p.text}`,
    makerNumber: 'Maker’s no.',
    see: 'Your order in the shop',
    demo: 'Demo: this order is neither delivered nor invoiced.',
    closing: 'Kind regards',
  },
  cancellation: {
    subject: (p) => `Your order ${p.number} was cancelled`,
    intro: (p) =>
      `no money has arrived by ${p.until} for your order ${p.number} of ${p.placed}. We have therefore cancelled it and released the goods. You do not have to pay anything.`,
    byShop: (p) =>
      `We have cancelled your order ${p.number} of ${p.placed}. There is nothing left to pay; what you have paid already we pay back.`,
    reason: (p) => `The reason: ${p.reason}`,
    late: (p) =>
      `Have you transferred the money already? Then please contact us at ${p.phone} or ${p.email}: we deliver what is still there, or pay the money back.`,
    again: 'If you still want the articles, please order them again.',
  },
  release: {
    request: {
      subject: (p) => `Please decide: order ${p.number}`,
      intro: (p) => `${p.buyer} would like to order for ${p.total} net and needs your release.`,
    },
    reminder: {
      subject: (p) => `Reminder: order ${p.number} waits for your decision`,
      intro: (p) => `an order of ${p.buyer} for ${p.total} net still waits for your release.`,
    },
    deputy: {
      subject: (p) => `As deputy: order ${p.number} waits for your decision`,
      intro: (p) =>
        `nobody has decided yet about an order of ${p.buyer} for ${p.total} net. As their deputy you may do so now.`,
    },
    until: (p) => `Without a decision the request ends on ${p.date}.`,
    decide: 'See it and decide',
    see: 'Your order in the shop',
    waiting: {
      subject: (p) => `Your order ${p.number} awaits its release`,
      intro: (p) =>
        `we have received your order ${p.number}. Your firm has yet to release it; the goods are put aside until then. You get the confirmation as soon as it is released.`,
    },
    question: {
      subject: (p) => `Question about your order ${p.number}`,
      intro: (p) => `${p.by} asks you about your order:`,
      link: 'Answer',
    },
    answer: {
      subject: (p) => `Answer about order ${p.number}`,
      intro: (p) => `${p.by} answers the question:`,
    },
    withdrawn: {
      subject: (p) => `Withdrawn: order ${p.number}`,
      intro: (p) => `${p.buyer} has withdrawn order ${p.number}. There is nothing left for you to decide.`,
      link: 'Have a look',
    },
    cancelled: {
      subject: (p) => `Cancelled: order ${p.number}`,
      intro: (p) =>
        `we have cancelled order ${p.number} of ${p.buyer}. There is nothing left for you to decide.`,
    },
    expired: {
      subject: (p) => `No longer to be released: order ${p.number}`,
      intro: (p) =>
        `nobody has decided about order ${p.number} of ${p.buyer} in time; it therefore counts as not released.`,
    },
    changed: {
      subject: (p) => `Your order ${p.number} was changed`,
      intro: (p) => `${p.by} has changed your order ${p.number} before its release:`,
      introOwn: (p) => `You have changed your order ${p.number} before its release:`,
      total: (p) => `It costs ${p.total} net now.`,
      after: 'This does not decide about its release yet. What was too many is back in stock.',
    },
    denied: {
      subject: (p) => `Your order ${p.number} was not released`,
      intro: (p) =>
        p.by === ''
          ? `your order ${p.number} is not released. The reason:`
          : `${p.by} has not released your order ${p.number}. The reason:`,
      expired: (p) =>
        `nobody has decided about your order ${p.number} in time; it therefore counts as not released.`,
      after: 'The goods are back in stock; there is nothing to pay.',
    },
  },
  offerRequest: {
    greeting: 'Hello,',
    shopSubject: (p) => `Request for an offer ${p.reference}: ${p.subject}`,
    shopIntro: (p) => `an offer was asked for in the shop (${p.reference}).`,
    personSubject: (p) => `Your request for an offer ${p.reference}`,
    personIntro: (p) => `we have received your request ${p.reference}. This is what you wrote:`,
    next: (p) => `We will answer with an offer. We are glad to answer questions by phone: ${p.phone}.`,
    customer: (p) => `Customer number ${p.number}, ${p.name}`,
    person: (p) => `${p.name}, e-mail ${p.email}, phone ${p.phone}, postcode ${p.zip}`,
    signedInAs: (p) => `Signed in as ${p.email}`,
    position: (p) =>
      `${p.amount}: ${p.name}, ${p.makerNumber === null ? '' : `maker’s no. ${p.makerNumber}, `}art. no. ${p.articleNumber}`,
    about: (p) => `Subject: ${p.subject}`,
    salutations: { frau: 'Ms', herr: 'Mr' },
  },
  withdrawal: {
    greeting: 'Hello,',
    subject: (p) => `Acknowledgement: your withdrawal from order ${p.orderNumber}`,
    intro: (p) => `we received your withdrawal on ${p.time}. This is what you declared:`,
    next: 'This mail acknowledges the receipt. We look at your withdrawal and tell you what comes next.',
    notYou: (p) => `If you have not withdrawn from anything, please tell us: ${p.phone}, ${p.email}.`,
    shopSubject: (p) => `Withdrawal ${p.reference} from order ${p.orderNumber}`,
    shopIntro: 'somebody withdrew from a contract in the shop. The receipt is acknowledged.',
    orderFound: 'The order exists, with the same mail address.',
    orderOfOtherEmail: 'The order exists, but with another mail address: please check who withdraws.',
    ofCompany: 'It is that of a business, which has no right of withdrawal by law.',
    noOrder: 'There is no order with this number: please look for it by name and mail address.',
    shopNext: 'Whether it is in time and takes effect is for you to decide; it is recorded in any case.',
  },
  stockNotice: {
    greeting: 'Hello,',
    numbers: (p) =>
      p.makerNumber === null
        ? `Art. no. ${p.articleNumber}`
        : `Maker’s no. ${p.makerNumber}, art. no. ${p.articleNumber}`,
    asking: {
      subject: (p) => `Please confirm: a message as soon as ${p.name} is available`,
      reason:
        'this e-mail address was entered in our shop to get a message as soon as this article is available again:',
      how: 'Do you want that? Then open this link and press “Confirm” there:',
      link: 'Confirm the notice',
      limits: (p) =>
        `The link is good for ${p.days} days. After that you get one single e-mail as soon as the article is available. If it does not come back within ${p.longest} days, we delete your address.`,
      notYou:
        'If you did not ask for this, you need not do anything: without your confirmation we do not write to you and delete the address.',
    },
    carried: {
      subject: (p) => `To your new address: a message as soon as ${p.name} is available`,
      reason:
        'in our shop this is your e-mail address now. The message you asked for therefore comes here, as soon as this article is available again:',
      how: 'There is nothing to do. If you do not want to be told any more, open this link:',
    },
    told: {
      subject: (p) => `Available again: ${p.name}`,
      reason: 'the article you are waiting for is available again:',
      price: {
        b2b: (p) => `${p.price} per ${p.unit}, plus VAT and shipping`,
        b2c: (p) => `${p.price} per ${p.unit}, incl. VAT, plus shipping`,
        exempt: (p) => `${p.price} per ${p.unit}, ${p.exempt}, plus shipping`,
      },
      onRequest: 'Price on request',
      link: 'To the article',
      limits: 'Stock may be limited; nothing is put aside for you.',
      once: 'This is the one message you asked for. If you are waiting for other articles and do not want to hear of them any more either, open this link:',
      end: 'No more notices',
    },
  },
};
