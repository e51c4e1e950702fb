import type { Order } from '#contract/order.ts';
import { addressLines, fullName } from '#domain/address.ts';
import { isGiftLine } from '#domain/free-article.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { formatDate, formatDateTime, formatMoney } from '#domain/money-format.ts';
import { reckonsNet } from '#domain/price.ts';
import { formatQuantity } from '#domain/unit.ts';
import { unlinkedText } from '#domain/unlinked-text.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { debitLines, deliverySentence, prepaymentLines } from '#server/document/order-sentences.ts';
import { orderSums } from '#server/document/order-sums.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { textsOf } from '#texts/catalogues.ts';
import { legal as germanLegal } from '#texts/de/legal.ts';
import { legal as englishLegal } from '#texts/en/legal.ts';
import { escapeHtml, htmlLink, htmlMail, htmlParagraph } from '#server/mail/html-mail.ts';
import { mailTexts } from '#server/mail/mail-texts.ts';

export interface OrderMailContext {
  readonly language: 'de' | 'en';
  readonly settings: Pick<ShopSettings, 'address' | 'isDemo' | 'taxExemptDisplayText'>;
  /** Base of links, never taken from a request (R8); null leaves links out. */
  readonly publicUrl: string | null;
  /** Path of the order in the shop, beginning with `/`; null where it has none. */
  readonly path: string | null;
  /** Path of the page on which it is withdrawn from; null for who cannot (docs/decisions/0172). */
  readonly withdrawalPath: string | null;
}

export interface OrderMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A part of the mail: the same content as lines of text and as markup. */
interface Part {
  readonly heading: string;
  readonly lines: readonly string[];
}

function positionLines(order: Order, language: 'de' | 'en'): string[] {
  const { order: texts, vocabulary } = textsOf(language);
  const isNet = reckonsNet(order);
  return order.positions.map((position) => {
    const amount = formatQuantity(position.quantity, position.unit, vocabulary.units, language);
    const unit = formatMoney(isNet ? position.unitNet : position.unitGross, language);
    const line = formatMoney(isNet ? position.lineNet : position.lineGross, language);
    const isGift = isGiftLine(position);
    const price = isGift ? ` ${texts.parts.free}` : ` × ${unit} = ${line}`;
    // What a gift carries says that it is one; nobody has noted it.
    const said = isGift ? position.hint : `${texts.parts.note}: ${position.hint}`;
    const note = position.hint === '' ? '' : ` (${said})`;
    const ofMaker = makersNumber(position);
    const maker = ofMaker === null ? '' : `${mailTexts(language).confirmation.makerNumber} ${ofMaker}, `;
    const numbers = `${maker}${texts.parts.articleNumber} ${position.articleNumber}`;
    const { costCenter, offerNumber } = position;
    const booked = costCenter === '' ? '' : `, ${texts.parts.costCenter}: ${costCenter}`;
    const offer =
      offerNumber === '' ? '' : `, ${serverTexts(language).documents.offerIs({ number: offerNumber })}`;
    return `${amount}${price}: ${position.displayName}, ${numbers}${booked}${offer}${note}`;
  });
}

function partsOf(order: Order, context: OrderMailContext): Part[] {
  const { order: texts, forms } = textsOf(context.language);
  const parts: Part[] = [
    { heading: texts.parts.positions, lines: positionLines(order, context.language) },
    {
      heading: texts.columns.total,
      lines: orderSums(order, context.language, context.settings).map(({ label, amount }) =>
        amount === '' ? label : `${label}: ${amount}`,
      ),
    },
    {
      heading: texts.parts.shipping,
      lines: [order.shippingMethod, deliverySentence(order, context.language)],
    },
    {
      heading: texts.parts.payment,
      lines: [
        order.paymentMethod,
        ...prepaymentLines(order, context.language),
        ...debitLines(order, context.language),
      ],
    },
    { heading: texts.parts.billingAddress, lines: addressLines(order.billingAddress, forms.countries) },
    {
      heading: texts.parts.shippingAddress,
      lines: addressLines(order.shippingAddress, forms.countries),
    },
  ];
  if (order.comment !== '') parts.push({ heading: texts.parts.comment, lines: order.comment.split('\n') });
  return parts;
}

/** How a firm has released the order: by whom, and what was ordered less of before. */
function releaseLines({ release }: Order, language: 'de' | 'en'): string[] {
  const words = mailTexts(language).confirmation;
  const steps = release?.steps ?? [];
  return [
    ...steps
      .filter(({ kind }) => kind === 'released')
      .map(({ by }) => words.released({ by: unlinkedText(by) })),
    ...steps
      .filter(({ kind }) => kind === 'changed')
      .map(({ by, text }) =>
        words.changed({ by: unlinkedText(by), text: unlinkedText(text.replaceAll('\n', '; ')) }),
      ),
  ];
}

/** Terms and withdrawal instruction in full: the mail is the durable medium of § 312f (2) BGB. */
function legalParts(language: 'de' | 'en'): Part[] {
  const { widerruf, agb } = language === 'en' ? englishLegal : germanLegal;
  return [widerruf, agb].flatMap((page) => [
    { heading: page.title, lines: [] },
    ...page.sections.map((section) => ({
      heading: section.heading,
      lines: [...section.paragraphs, ...section.items.map((item) => `• ${item}`)],
    })),
  ]);
}

/**
 * The confirmation of an order's receipt with everything § 312i (1) no. 3 BGB and Art. 246a EGBGB ask for, made from
 * the stored order and nothing else.
 */
export function orderMail(order: Order, context: OrderMailContext): OrderMail {
  const { language, settings, publicUrl, path, withdrawalPath } = context;
  const { order: texts, frame } = textsOf(language);
  const words = mailTexts(language).confirmation;
  const { address } = settings;
  const before = [
    words.greeting({ name: fullName(order.billingAddress) }),
    words.intro({ date: formatDateTime(order.placedAt, language) }),
    texts.confirmation.number({ number: order.orderNumber }),
    ...releaseLines(order, language),
    ...(order.reference === '' ? [] : [`${texts.parts.reference}: ${order.reference}`]),
    ...(order.deliveryDay === undefined
      ? []
      : [`${texts.parts.deliveryDay}: ${formatDate(order.deliveryDay, language)}`]),
    ...(settings.isDemo ? [words.demo] : []),
  ];
  const links = [
    { label: words.see, way: path },
    { label: frame.widerrufen, way: withdrawalPath },
  ].flatMap(({ label, way }) =>
    publicUrl === null || way === null ? [] : [{ label, address: `${publicUrl}${way}` }],
  );
  const after = [
    words.closing,
    `${address.company}, ${address.street}, ${address.zip} ${address.city}, ${address.phone}, ${address.email}`,
  ];
  const parts = partsOf(order, context);
  const legal = legalParts(language);

  const asText = ({ heading, lines }: Part): string =>
    [heading, '-'.repeat(heading.length), ...lines].join('\n');
  const text = [
    ...before,
    ...parts.map(asText),
    ...links.map(({ label, address: to }) => `${label}: ${to}`),
    ...after,
    ...legal.map(asText),
  ].join('\n\n');

  const asHtml = ({ heading, lines }: Part): string =>
    `<h2 style="font-size:16px;margin:20px 0 4px">${escapeHtml(heading)}</h2>${lines.map((line) => `<p style="margin:0">${escapeHtml(line)}</p>`).join('')}`;
  const body = [
    ...before.map(htmlParagraph),
    ...parts.map(asHtml),
    ...links.map(({ label, address: to }) => htmlLink(label, to)),
    ...after.map(htmlParagraph),
    '<hr>',
    ...legal.map(asHtml),
  ];
  const subject = words.subject({ number: order.orderNumber });
  return { subject, text: `${text}\n`, html: htmlMail({ language, title: subject, body }) };
}
