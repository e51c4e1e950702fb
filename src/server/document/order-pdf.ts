import PDFDocument from 'pdfkit';
import type { Order } from '#contract/order.ts';
import { addressLines } from '#domain/address.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { formatDate, formatMoney, formatPercent } from '#domain/money-format.ts';
import { reckonsNet } from '#domain/price.ts';
import { formatQuantity } from '#domain/unit.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { mailTexts } from '#server/mail/mail-texts.ts';
import { textsOf } from '#texts/catalogues.ts';
import { debitLines, deliverySentence, prepaymentLines } from './order-sentences.ts';
import { orderSums } from './order-sums.ts';
import { runsOf } from './document-fonts.ts';

export interface DocumentContext {
  readonly language: 'de' | 'en';
  readonly settings: Pick<ShopSettings, 'address' | 'isDemo'>;
}

type Document = typeof PDFDocument.prototype;
type Weight = 'regular' | 'bold';

const margin = 57;
const pageWidth = 595.28;
const pageHeight = 841.89;
const contentWidth = pageWidth - 2 * margin;
const bottom = pageHeight - 90;
const bodySize = 9.5;
const smallSize = 8;
const grey = '#555555';

interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly width?: number;
  readonly align?: 'left' | 'right';
}

/** Writes a text that wraps inside its width; returns the height it took. */
function write(document: Document, text: string, left: number, top: number, style: TextStyle = {}): number {
  const {
    size = bodySize,
    weight = 'regular',
    color = '#111111',
    width = contentWidth,
    align = 'left',
  } = style;
  document.fontSize(size).fillColor(color);
  const runs = runsOf(document, text);
  // The bold cut is the regular one with its outline drawn: one embedded font less in every file.
  const isBold = weight === 'bold';
  if (isBold) document.strokeColor(color).lineWidth(size / 30);
  for (const [index, run] of runs.entries()) {
    const isLast = index === runs.length - 1;
    document.font(run.fontName);
    const options = { width, align, continued: !isLast, lineGap: 1.5, fill: true, stroke: isBold } as const;
    if (index === 0) document.text(run.text, left, top, options);
    else document.text(run.text, options);
  }
  return Math.max(document.y - top, size);
}

/** Height a text would take; measured in the first font, which is close enough for mixed alphabets. */
function heightOf(document: Document, text: string, width: number, size = bodySize): number {
  const [first] = runsOf(document, text);
  document.font(first?.fontName ?? 'Helvetica').fontSize(size);
  return document.heightOfString(text === '' ? ' ' : text, { width, lineGap: 1.5 });
}

interface Column {
  readonly title: string;
  readonly width: number;
  readonly align: 'left' | 'right';
}

function rule(document: Document, top: number): void {
  document
    .moveTo(margin, top)
    .lineTo(pageWidth - margin, top)
    .lineWidth(0.6)
    .strokeColor('#999999')
    .stroke();
}

/** The order as a confirmation of one or more A4 pages, made from what is stored and nothing else. */
export function orderPdf(order: Order, { language, settings }: DocumentContext): Promise<Buffer> {
  const { order: texts, forms, vocabulary } = textsOf(language);
  const isNet = reckonsNet(order);
  const money = (cents: number): string => formatMoney(cents, language);
  const document = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: language === 'de' ? 'de-DE' : 'en-GB',
    displayTitle: true,
    info: {
      Title: `${texts.pdfTitle} ${order.orderNumber}`,
      Author: settings.address.company,
      CreationDate: new Date(order.placedAt),
    },
  });
  // Pages end where the table says, never where the library guesses.
  document.page.margins.bottom = 0;
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });

  let top = margin;
  const newPage = (): void => {
    document.addPage({ size: 'A4', margin });
    document.page.margins.bottom = 0;
    top = margin;
  };
  const room = (needed: number): void => {
    if (top + needed > bottom) newPage();
  };

  const { address } = settings;
  write(document, address.company, margin, top, { size: 15, weight: 'bold' });
  top += 34;
  write(document, `${address.company} · ${address.street} · ${address.zip} ${address.city}`, margin, top, {
    size: 7,
    color: grey,
  });
  top += 14;
  const half = contentWidth / 2 - 10;
  const billing = addressLines(order.billingAddress, forms.countries).join('\n');
  const billingHeight = write(document, billing, margin, top, { width: half, size: 10.5 });
  const facts: readonly (readonly [string, string])[] = [
    [texts.columns.number, order.orderNumber],
    ...(order.reference === '' ? [] : [[texts.parts.reference, order.reference] as const]),
    [texts.columns.date, formatDate(order.placedAt, language)],
    [texts.parts.payment, order.paymentMethod],
    [texts.parts.shipping, order.shippingMethod],
    ...(order.billingAddress.vatId === ''
      ? []
      : [[forms.addressFields.vatId, order.billingAddress.vatId] as const]),
  ];
  let factTop = top;
  const factLeft = margin + half + 20;
  for (const [label, value] of facts) {
    write(document, label, factLeft, factTop, { width: 90, color: grey, size: smallSize + 0.5 });
    factTop += write(document, value, factLeft + 92, factTop, { width: half - 92 }) + 2;
  }
  top = Math.max(top + billingHeight, factTop) + 24;

  top +=
    write(document, `${texts.pdfTitle} ${order.orderNumber}`, margin, top, { size: 14, weight: 'bold' }) + 8;
  const shipping = addressLines(order.shippingAddress, forms.countries).join(', ');
  const lines = [
    `${texts.parts.shippingAddress}: ${shipping}`,
    deliverySentence(order, language),
    ...prepaymentLines(order, language),
    ...debitLines(order, language),
    ...(order.comment === '' ? [] : [`${texts.parts.comment}: ${order.comment}`]),
    ...(settings.isDemo ? [mailTexts(language).confirmation.demo] : []),
  ];
  for (const line of lines) {
    room(heightOf(document, line, contentWidth) + 4);
    top += write(document, line, margin, top) + 4;
  }
  top += 10;

  const columns: readonly Column[] = [
    { title: texts.parts.articleNumber, width: 62, align: 'left' },
    { title: texts.parts.name, width: contentWidth - 62 - 62 - 74 - 44 - 74, align: 'left' },
    { title: texts.parts.quantity, width: 62, align: 'right' },
    { title: texts.parts.unitPrice, width: 74, align: 'right' },
    { title: taxTitle[language], width: 44, align: 'right' },
    { title: texts.parts.linePrice, width: 74, align: 'right' },
  ];
  const row = (cells: readonly string[], weight: Weight): void => {
    let left = margin;
    for (const [index, column] of columns.entries()) {
      write(document, cells[index] ?? '', left, top, {
        width: column.width - (column.align === 'left' ? 6 : 0),
        align: column.align,
        weight,
      });
      left += column.width;
    }
  };
  const tableHead = (): void => {
    row(
      columns.map(({ title }) => title),
      'bold',
    );
    top += 15;
    rule(document, top);
    top += 5;
  };
  room(60);
  tableHead();
  for (const position of order.positions) {
    const name = [
      position.displayName,
      makersNumber(position) ?? '',
      position.hint === '' ? '' : `${texts.parts.note}: ${position.hint}`,
      position.costCenter === '' ? '' : `${texts.parts.costCenter}: ${position.costCenter}`,
    ]
      .filter((part) => part !== '')
      .join('\n');
    const amount = formatQuantity(position.quantity, position.unit, vocabulary.units, language);
    const height = Math.max(
      heightOf(document, name, (columns[1]?.width ?? 0) - 6),
      heightOf(document, position.articleNumber, (columns[0]?.width ?? 0) - 6),
      heightOf(document, amount, columns[2]?.width ?? 0),
    );
    if (top + height + 8 > bottom) {
      newPage();
      tableHead();
    }
    row(
      [
        position.articleNumber,
        name,
        amount,
        money(isNet ? position.unitNet : position.unitGross),
        formatPercent(position.taxRate, language),
        money(isNet ? position.lineNet : position.lineGross),
      ],
      'regular',
    );
    top += height + 8;
  }
  rule(document, top);
  top += 8;

  const sums = orderSums(order, language);
  room(sums.length * 16 + 20);
  for (const { label, amount, isTotal } of sums) {
    const weight = isTotal ? 'bold' : 'regular';
    write(document, label, margin + contentWidth - 260, top, { width: 160, weight });
    write(document, amount, margin + contentWidth - 100, top, { width: 100, align: 'right', weight });
    top += 16;
  }

  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    document.page.margins.bottom = 0;
    rule(document, pageHeight - 66);
    const contact = `${address.company}, ${address.street}, ${address.zip} ${address.city} · ${address.phone} · ${address.email}`;
    write(document, contact, margin, pageHeight - 58, {
      size: smallSize,
      color: grey,
      width: contentWidth - 90,
    });
    write(
      document,
      texts.parts.page({ page: page + 1, pages: count }),
      pageWidth - margin - 85,
      pageHeight - 58,
      {
        size: smallSize,
        color: grey,
        width: 85,
        align: 'right',
      },
    );
  }
  document.end();
  return finished;
}

const taxTitle = { de: 'MwSt.', en: 'VAT' } as const;
