import { frame } from './frame.ts';

/** Where a contract is withdrawn from; a test keeps it the address of that page. */
const withdrawalPage = '/page/widerrufen';

type Legal = typeof import('../de/legal.ts').legal;

const section = (heading: string, paragraphs: string[], items: string[] = []) => ({
  heading,
  paragraphs,
  items,
});

const binding = section('Binding version', ['This is a short translation. The German version is binding.']);

/** Short English versions of the legal pages. */
export const legal: Legal = {
  impressum: {
    slug: 'impressum',
    title: 'Imprint',
    description: 'Provider identification of Kontor Bürobedarf GmbH.',
    sections: [
      section('Provider', [
        'Kontor Bürobedarf GmbH (invented company of this demo shop)',
        'Speicherweg 8, 20457 Hamburg, Germany',
        'Phone +49 40 000000-0, e-mail service@kontor.example',
      ]),
      section('Representation and register', [
        'Managing director: Erika Kontor. Local court Hamburg, HRB 000000. VAT id DE000000000. WEEE reg. no. DE 00000000.',
      ]),
      section('Dispute resolution', [
        'We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (§ 36 VSBG).',
      ]),
      section('Software used', [
        'The licences of the free software this shop consists of stand at the address /third-party-notices.txt.',
      ]),
    ],
  },
  agb: {
    slug: 'agb',
    title: 'Terms and conditions',
    description: 'The terms on which Kontor Bürobedarf sells.',
    sections: [
      section('Contract', [
        'Your order by the button "Zahlungspflichtig bestellen" is a binding offer. The contract is made by our order confirmation or by dispatch.',
      ]),
      section('Prices and delivery', [
        'Business view: net prices plus VAT. Private view: prices include VAT. Shipping costs and delivery time are shown before you order. We deliver to Germany and Austria.',
      ]),
      section('Title, warranty, liability', [
        'Goods stay our property until paid. Statutory warranty applies. German law applies without the CISG; mandatory consumer protection of your country stays untouched.',
      ]),
      binding,
    ],
  },
  datenschutz: {
    slug: 'datenschutz',
    title: 'Privacy policy',
    description: 'Which data the shop processes, why and for how long.',
    sections: [
      section('Controller', [
        'Kontor Bürobedarf GmbH, Speicherweg 8, 20457 Hamburg, datenschutz@kontor.example',
      ]),
      section('Visit and order', [
        'We process connection data to deliver pages safely, and order data to fulfil the contract. Order records are kept as long as commercial and tax law demand. If you have an account we keep your basket and what you said for an order you have begun, so that you can go on with it on another device, until you order or erase your account. So that nobody blocks our stock or has mails sent in another name, open orders are counted by mail address, session and line; only a keyed hash is kept for it, and deleted when the order is paid or over, otherwise after 30 days as a rule. Whoever ordered without an account reads the order by the link in the confirmation, or by its number and the mail address; so that nobody guesses it, tries are counted by line and number for a day, by a keyed hash only. Nothing is requested from third parties without your consent.',
        'If you give another mail address in the account, we keep it until you confirm it, 24 hours at most. Where somebody has an account with it already, only they are told that it was asked for. How often this is asked we count by person and mailbox for a day, by a keyed hash only (Art. 6 (1) (b) and (f) GDPR).',
        'Addresses, phone number, bank account and printers that you keep in the account you change or delete there yourself; of the IBAN we show the last four characters only. Where you are signed in and which browsers your account knows you see and end at "Password and sign-in" (Art. 6 (1) (b) and (f) GDPR).',
      ]),
      section('Withdrawal from a contract', [
        'If you withdraw from a contract by our online function, we store your statement (name, order number, mail address, articles named, date and time) and send you the acknowledgement of receipt because the law demands it (Art. 6 (1) (c) GDPR, § 356a BGB). We delete it once letters of trade need to be kept no longer, after seven years; if you erase your account, it stays without name, mail address and articles. So that nobody causes mails in another name, we count statements by mail address and line for a day, as a checksum only (Art. 6 (1) (f) GDPR).',
      ]),
      section('Requests for offers', [
        'If you ask for an offer, we send what you say (customer number, name, mail address, phone, postcode, articles and message) by mail to our sales staff and a copy to you, to make you an offer (Art. 6 (1) (b) GDPR). The shop keeps the articles of the request and its number only; both are deleted 90 days after the last change. So that nobody floods us with requests, we count them by person for a day, as a checksum only (Art. 6 (1) (f) GDPR).',
      ]),
      section('Ratings', [
        'If you rate an article, we store stars, heading and text with your customer account and the order that proves the purchase, read the rating and show it on the page of the article because you want us to (Art. 6(1)(a) GDPR). Your name stands there only if you choose so, as first name with the first letter of the last name. On the page of the article you can change or delete your rating at any time (Art. 7(3), Art. 17 GDPR). If we do not show a rating, or do so no more, you get the reason by e-mail. If you delete your account, a rating that is shown stays without a name and without a link to you; every other is deleted. So that nobody floods us with ratings, we count them per person for one day, as a checksum only (Art. 6(1)(f) GDPR).',
      ]),
      section('Notices of articles that are available again', [
        'If you want to know when a sold-out article is available again, we store your mail address with the article (Art. 6 (1) (a) GDPR). Only after you have confirmed the link in our mail do we write to you, once. When you asked and confirmed is kept as evidence (Art. 7 (1) GDPR). Without confirmation we delete the address after 7 days, after our message after 30 days, and if the article does not come back after 180 days. By the link in each of these mails you can withdraw your consent at any time. So that nobody causes mails in another name, we count requests by mail address, session and line for a day, as a checksum only (Art. 6 (1) (f) GDPR).',
      ]),
      section(
        'Cookies and storage',
        ['Necessary, without consent:'],
        [
          'session cookie for basket and sign-in',
          '__Host-device, after the first sign-in: recognises this browser, so that strangers cannot slow your sign-in; a random number, deleted 180 days after the last sign-in (Art. 6 (1) (f) GDPR, security of your account)',
          'brApp: remembers whether the shop is down for maintenance',
          'cookie:accepted: your decision on usage measurement',
          'isBGS: that you want to see articles with an eco label only, until you show all again',
          'shop:printers: printers you pressed “Remember printer” for, until you remove them or take them into your account; those merely seen (shop:seenPrinters) only until you close the window',
          'shop:columns: the columns you chose in the tables of your company, until you choose the usual ones',
          'in this window only: what you typed in the checkout, the quick order, the account, a request or a rating and have not sent yet (shop:draft, two hours, at most until you sign out), the order that is being sent (shop:orderUnderWay), that your customer account was deleted until the next page tells you (shop:erased), and the address loaded anew after an update (shop:reloadedFor)',
        ],
      ),
      section('Usage measurement', [
        'Only with your consent we count pages and articles with Matomo on our own server, without cookies, names, mail addresses or order numbers. Also only with your consent our own server counts by the hour how often each step in the shop is taken, with nothing that identifies a person, session or order; these numbers are deleted after 400 days. In the same way we count by the hour what is searched in vain (80 characters at most, nothing that looks like a mail address, an IBAN or a long number), to make the search better; that is deleted after 90 days. You can withdraw consent at any time under "Cookie settings".',
      ]),
      section('Your rights', [
        'You have the rights of access, rectification, erasure, restriction, portability and objection, and may complain to a supervisory authority.',
      ]),
      binding,
    ],
  },
  widerruf: {
    slug: 'widerruf',
    title: 'Withdrawal and model withdrawal form',
    description: 'The right of withdrawal for consumers with a form.',
    sections: [
      section('Right of withdrawal', [
        'As a consumer you may withdraw from this contract within fourteen days of receiving the last goods without giving any reason. Tell us by a clear statement to widerruf@kontor.example or by letter to Speicherweg 8, 20457 Hamburg. Sending it within the period is enough.',
      ]),
      {
        ...section('Withdrawing online', [
          `You may also exercise your right of withdrawal online: in this shop at ${withdrawalPage}, which stands at the foot of every page as “${frame.widerrufen}”. If you use this online function, we send you without delay an acknowledgement of receipt by e-mail with the content of your statement and the date and time of its receipt.`,
        ]),
        way: { label: frame.widerrufen, path: withdrawalPage },
      },
      section('Effects', [
        'We refund all payments including standard delivery within fourteen days. You send the goods back within fourteen days and bear the direct cost of returning them.',
      ]),
      section(
        'Model withdrawal form',
        ['Complete and return this form only if you wish to withdraw from the contract.'],
        [
          'To Kontor Bürobedarf GmbH, Speicherweg 8, 20457 Hamburg, widerruf@kontor.example:',
          'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)',
          'Ordered on (*) / received on (*)',
          'Name of consumer(s)',
          'Address of consumer(s)',
          'Signature of consumer(s) (only if on paper)',
          'Date',
          '(*) Delete as appropriate.',
        ],
      ),
      binding,
    ],
  },
  versand: {
    slug: 'versand',
    title: 'Shipping & payment',
    description: 'Shipping costs, delivery times, countries and payment methods.',
    sections: [
      section('Payment', [
        'With prepayment the delivery time starts on the day after your transfer order; how long we keep the goods for you stands beside the payment method.',
      ]),
      section('Take-back', [
        'Cartridges with a chip are electrical devices and do not belong in household waste; you may return them to us free of charge.',
      ]),
    ],
  },
  barrierefreiheit: {
    slug: 'barrierefreiheit',
    title: 'Accessibility statement',
    description: 'How this shop can be used without barriers.',
    sections: [
      section('Status', ['This shop aims at EN 301 549 and WCAG 2.1 level AA from search to order.']),
      section(
        'What you can expect',
        [],
        [
          'Everything works with the keyboard, and focus is visible.',
          'Headings, labels and messages are announced by screen readers.',
          'Text can be enlarged to 200 %; colour never carries meaning alone.',
        ],
      ),
      section('Report a barrier', [
        'Write to barrierefrei@kontor.example or call +49 40 000000-0. We answer within two weeks.',
      ]),
    ],
  },
  'passt-oder-geld-zurueck': {
    slug: 'passt-oder-geld-zurueck',
    title: 'Fits or money back',
    description: 'What our promise means for ink, toner and other supplies of your printer.',
    sections: [
      section('What we promise', [
        'If your printer stands on the page of an article under “Fits …” and the article does not work in it, you get the price back, also when the pack has been opened.',
      ]),
      section(
        'How it works',
        ['Contact us within 30 days of the delivery:'],
        [
          'with the order number and the model of your printer',
          'by e-mail to service@kontor.example or on +49 40 000000-0',
          'We send you a return label; returning is free of charge for you.',
          'Once the article has arrived, we pay the price back within 14 days in the way you paid. If you like, we deliver the fitting article instead.',
        ],
      ),
      section('What it does not include', [
        'Articles for a printer that does not stand there, and articles damaged after they were put in. Your statutory rights, such as those on defects and withdrawal, remain unchanged.',
      ]),
    ],
  },
};

export const deliveryTimes: typeof import('../de/legal.ts').deliveryTimes = {
  heading: 'Delivery times',
  sameDay: (given) =>
    `Warehouse goods ordered Mon-Fri before ${given.time} leave our warehouse the same day (not on public holidays).`,
  onRequest: 'we tell you the date after your order',
};

export const shippingTable: typeof import('../de/legal.ts').shippingTable = {
  heading: 'Shipping costs',
  countries: (given) => `We deliver to ${given.list}.`,
  and: ' and ',
  prices: {
    net: 'Prices and "free of charge from" net, plus VAT.',
    gross: 'Prices and limits incl. VAT.',
    exempt: 'Prices and limits without VAT: your orders are exempt from tax.',
  },
  columns: {
    country: 'Country',
    way: 'Way to ship',
    price: 'Price',
    freeFrom: 'free of charge from',
    time: 'Delivery time of stock articles',
    payment: 'Payment',
  },
  free: 'free of charge',
  never: '–',
  buyers: { guest: 'guests', private: 'private customers', company: 'companies' },
  only: (given) => `${given.buyers} only`,
  from: (given) => `from ${given.limit}`,
  upTo: (given) => `up to ${given.limit}`,
  withTax: (given) => `${given.bounds} incl. VAT`,
  fee: (given) => `plus a fee of ${given.amount}`,
  stockOnly: 'stock articles only',
  weight: (given) => `up to ${given.kilograms}\u00a0kg`,
};
