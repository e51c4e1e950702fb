import type { Order } from '#contract/order.ts';
import { addressLines } from '#domain/address.ts';
import { isGiftLine } from '#domain/free-article.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { formatDate, formatMoney, formatPercent } from '#domain/money-format.ts';
import { reckonsNet } from '#domain/price.ts';
import { formatQuantity } from '#domain/unit.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { mailTexts } from '#server/mail/mail-texts.ts';
import { textsOf } from '#texts/catalogues.ts';
import { debitLines, deliverySentence, prepaymentLines } from './order-sentences.ts';
import { orderSums } from './order-sums.ts';
import { startSheet } from './pdf-sheet.ts';
import { positionColumns, positionName } from './position-columns.ts';

export interface DocumentContext {
  readonly language: 'de' | 'en';
  readonly settings: Pick<ShopSettings, 'address' | 'isDemo' | 'taxExemptDisplayText'>;
}

/** The order as a confirmation of one or more A4 pages, made from what is stored and nothing else. */
export function orderPdf(order: Order, { language, settings }: DocumentContext): Promise<Buffer> {
  const { order: texts, forms, vocabulary } = textsOf(language);
  const isNet = reckonsNet(order);
  const money = (cents: number): string => formatMoney(cents, language);
  const title = `${texts.pdfTitle} ${order.orderNumber}`;
  const sheet = startSheet({
    title,
    language,
    sender: settings.address,
    createdAt: new Date(order.placedAt),
  });
  sheet.head(addressLines(order.billingAddress, forms.countries), [
    [texts.columns.number, order.orderNumber],
    ...(order.reference === '' ? [] : [[texts.parts.reference, order.reference] as const]),
    [texts.columns.date, formatDate(order.placedAt, language)],
    [texts.parts.payment, order.paymentMethod],
    [texts.parts.shipping, order.shippingMethod],
    ...(order.deliveryDay === undefined
      ? []
      : [[texts.parts.deliveryDay, formatDate(order.deliveryDay, language)] as const]),
    ...(order.billingAddress.vatId === ''
      ? []
      : [[forms.addressFields.vatId, order.billingAddress.vatId] as const]),
  ]);
  sheet.title(title);
  const shipping = addressLines(order.shippingAddress, forms.countries).join(', ');
  sheet.paragraphs([
    `${texts.parts.shippingAddress}: ${shipping}`,
    deliverySentence(order, language),
    ...prepaymentLines(order, language),
    ...debitLines(order, language),
    ...(order.comment === '' ? [] : [`${texts.parts.comment}: ${order.comment}`]),
    ...(settings.isDemo ? [mailTexts(language).confirmation.demo] : []),
  ]);
  sheet.table(
    positionColumns(language),
    order.positions.map((position) => [
      position.articleNumber,
      positionName(
        {
          name: position.displayName,
          makersNumber: makersNumber(position) ?? '',
          note: position.hint,
          isGift: isGiftLine(position),
          costCenter: position.costCenter,
          offerNumber: position.offerNumber,
        },
        language,
      ),
      formatQuantity(position.quantity, position.unit, vocabulary.units, language),
      money(isNet ? position.unitNet : position.unitGross),
      formatPercent(position.taxRate, language),
      money(isNet ? position.lineNet : position.lineGross),
    ]),
  );
  sheet.sums(orderSums(order, language, settings));
  return sheet.finish();
}
