import { XMLParser } from 'fast-xml-parser';
import { netOf } from '#domain/money.ts';
import { slugOf } from '#server/catalogue/slug.ts';
import { centsOf, taxRates } from './cells.ts';
import type { FaultKey } from './faults.ts';
import { XmlFault } from './xml-units.ts';
import type { XmlUnit } from './xml-units.ts';

/** What stands in an element: its own text, its attributes (`@name`) and the elements in it. */
export type Element = Readonly<Record<string, unknown>>;

/** Names of BMEcat 1.2 as those of BMEcat 2005. */
const renamed = (name: string): string =>
  name
    .replace(/^ARTICLE(?=_|$)/, 'PRODUCT')
    .replace(/^ART_ID/, 'PROD_ID')
    .replace(/_AID$/, '_PID');

const deepest = 30;
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  // Characters by their number; of names only those of XML are let through.
  htmlEntities: true,
  maxNestedTags: deepest,
  captureMetaData: true,
  transformTagName: renamed,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

const literal = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g;
const foreignReference = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#[xX][0-9a-fA-F]{1,6});)/;

/**
 * Parses an element.
 *
 * @throws XmlFault
 */
export function parseUnit({ name, xml, line }: XmlUnit): Element {
  if (foreignReference.test(xml.replace(literal, ''))) throw new XmlFault('xmlEntity', line, '');
  try {
    const found = (parser.parse(xml) as Record<string, unknown[]>)[renamed(name)]?.[0];
    return typeof found === 'object' && found !== null ? (found as Element) : {};
  } catch (error) {
    throw new XmlFault('xml', line, error instanceof Error ? error.message : name);
  }
}

const placed = XMLParser.getMetaDataSymbol() as symbol;

/** The line of the document an element within a unit begins in. */
function lineOf(element: Element, { xml, line }: XmlUnit): number {
  const at = (element as Readonly<Record<symbol, { startIndex?: number } | undefined>>)[placed]?.startIndex;
  // The parser counts in a text whose lines end as it has them.
  const before = xml.replaceAll(/\r\n?/g, '\n').slice(0, at ?? 0);
  return line + before.split('\n').length - 1;
}

const elementsOf = (element: Element, name: string): readonly unknown[] =>
  Array.isArray(element[name]) ? (element[name] as unknown[]) : [];

const asElement = (value: unknown): Element =>
  typeof value === 'object' && value !== null ? (value as Element) : { '#text': value };

/** Elements of a name within another. */
export const allOf = (element: Element, name: string): readonly Element[] =>
  elementsOf(element, name).map(asElement);

/** The first element of a name; one without anything where there is none. */
export const firstOf = (element: Element, name: string): Element => allOf(element, name)[0] ?? {};

const ownText = (element: Element): string => {
  const value = element['#text'];
  return (typeof value === 'string' ? value : '').trim();
};

/** Text of the first element of a name, in German where several languages are given. */
export function textOf(element: Element, name: string): string {
  const found = allOf(element, name);
  return ownText(found.find((one) => /^(?:deu|ger|de)$/i.test(String(one['@lang'] ?? ''))) ?? found[0] ?? {});
}

/** Cells of a row by columns of its file; what is not named has no such cell. */
export type Cells = Readonly<Record<string, string | undefined>>;

/** Something in the list the shop has no place for. */
type Note = (what: string) => void;

interface PriceFault {
  readonly fault: FaultKey;
  readonly line: number;
  readonly head: string;
  readonly value: string;
  readonly detail?: string;
}

/** An article of a supplier's list. */
export interface Product {
  readonly article: Cells;
  readonly rungs: readonly { readonly cells: Cells; readonly line: number }[];
  readonly aliases: readonly Cells[];
  readonly faults: readonly PriceFault[];
}

/** Prices the shop may sell at, the first that is given counts; a supplier's list seldom has more than one. */
const priceTypes = ['net_list', 'net_customer', 'gros_list', 'nrp'];
const grossTypes = new Set(['gros_list', 'nrp']);

/** Units of UN/ECE recommendation 20 and 21 that are usual in office supplies. */
const unitNames: Readonly<Record<string, string>> = {
  C62: 'Stück',
  PCE: 'Stück',
  EA: 'Stück',
  PK: 'Packung',
  PA: 'Packung',
  XPK: 'Packung',
  BX: 'Karton',
  CT: 'Karton',
  XCT: 'Karton',
  RO: 'Rolle',
  XRO: 'Rolle',
  BG: 'Beutel',
  BO: 'Flasche',
  SET: 'Set',
  PR: 'Paar',
  RM: 'Ries',
  PF: 'Palette',
  MTR: 'm',
  LTR: 'l',
  KGM: 'kg',
  GRM: 'g',
  MLT: 'ml',
};
const unitOf = (code: string): string => unitNames[code] ?? code;

/** A number of the shop: suppliers' numbers may hold other signs. */
export const shopNumber = (supplierNumber: string): string => supplierNumber.replace(/[^A-Za-z0-9]/g, '');

/** Percent, whether it is written so or as a share; unchanged where it is no number. */
function percentOf(written: string): string {
  const share = Number(written.replace(',', '.'));
  if (written === '' || Number.isNaN(share)) return written;
  return String(share > 0 && share < 1 ? Math.round(share * 10_000) / 100 : share);
}

/** Quantities may be written with zeros behind the point. */
const quantityOf = (element: Element, name: string): string => textOf(element, name).replace(/[.,]0+$/, '');

const exactly = (amount: string): string => amount.replace(/([.,]\d\d)0+$/, '$1');

interface Price {
  readonly line: number;
  readonly from: number;
  readonly amount: string;
  readonly factor: string;
  readonly type: string;
  readonly tax: string;
  readonly currency: string;
}

function pricesOf(
  product: Element,
  unit: XmlUnit,
  { currency, note }: { readonly currency: string; readonly note: Note },
): readonly Price[] {
  const found = allOf(product, 'PRODUCT_PRICE_DETAILS').flatMap((details) =>
    allOf(details, 'PRODUCT_PRICE').map((price) => ({
      line: lineOf(price, unit),
      from: Number(quantityOf(price, 'LOWER_BOUND') || '1'),
      amount: exactly(textOf(price, 'PRICE_AMOUNT')),
      factor: textOf(price, 'PRICE_FACTOR') || '1',
      type: String(price['@price_type'] ?? ''),
      tax: percentOf(textOf(price, 'TAX') || textOf(firstOf(price, 'TAX_DETAILS'), 'TAX')),
      currency: textOf(price, 'PRICE_CURRENCY') || textOf(details, 'PRICE_CURRENCY') || currency,
    })),
  );
  const type = priceTypes.find((one) => found.some((price) => price.type === one));
  for (const other of found) if (other.type !== type) note(`PRODUCT_PRICE price_type="${other.type}"`);
  const prices = found.filter((price) => price.type === type).toSorted((one, other) => one.from - other.from);
  // A price that says no rate has that of the first that says one.
  const rate = prices.find(({ tax }) => tax !== '')?.tax ?? '';
  return prices.map((price) => ({ ...price, tax: price.tax === '' ? rate : price.tax }));
}

/** Digits of a number above or at zero, and how many of them stand behind the point; null for anything else. */
function digitsOf(written: string): { readonly digits: bigint; readonly places: number } | null {
  const [, whole = '', part = ''] = /^(\d{1,15})(?:[.,](\d{1,15}))?$/.exec(written) ?? [];
  return whole === '' ? null : { digits: BigInt(whole + part), places: part.length };
}

/** What a price is after its factor, to the cent; null where that is no price of the shop. */
function factoredAmount({ amount, factor }: Pick<Price, 'amount' | 'factor'>): string | null {
  if (Number(factor) === 1) return amount;
  const [price, times] = [digitsOf(amount), digitsOf(factor)];
  if (price === null || times === null) return null;
  const one = 10n ** BigInt(price.places + times.places);
  const cents = (200n * price.digits * times.digits + one) / (2n * one);
  const written = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
  return cents > 0n && centsOf(written) !== null ? written : null;
}

/** A price as the shop's files have it, net. */
function netAmount(price: Price): string {
  const amount = factoredAmount(price) ?? price.amount;
  const { type, tax } = price;
  const gross = grossTypes.has(type) ? centsOf(amount) : null;
  if (gross === null || !taxRates.includes(Number(tax))) return amount;
  return (netOf(gross, Number(tax)) / 100).toFixed(2);
}

/** What of the prices of an article the shop cannot have. */
function faultsOf(prices: readonly Price[]): readonly PriceFault[] {
  const [first] = prices;
  const head = 'Preis netto';
  return prices.flatMap((price): PriceFault[] => {
    const { line, currency, tax, amount, factor, type } = price;
    return [
      ...(currency === 'EUR' ? [] : [{ fault: 'currency', line, head, value: currency } as const]),
      ...(tax === first!.tax
        ? []
        : [{ fault: 'rungTax', line, head: 'Steuersatz', value: tax, detail: first!.tax } as const]),
      ...(price === first && grossTypes.has(type) && tax === ''
        ? [{ fault: 'grossTax', line, head, value: amount } as const]
        : []),
      ...(factoredAmount(price) === null
        ? [{ fault: 'priceFactor', line, head, value: amount, detail: factor } as const]
        : []),
    ];
  });
}

function factsOf(product: Element): string {
  const escaped = (text: string): string => text.replace(/[\\|=]/g, String.raw`\$&`);
  return allOf(product, 'PRODUCT_FEATURES')
    .flatMap((features) => allOf(features, 'FEATURE'))
    .flatMap((feature) => {
      const name = textOf(feature, 'FNAME');
      const values = allOf(feature, 'FVALUE')
        .map(ownText)
        .filter((value) => value !== '');
      const unit = textOf(feature, 'FUNIT');
      const value = `${values.join(', ')}${unit === '' ? '' : ` ${unitOf(unit)}`}`;
      return name === '' || values.length === 0 ? [] : [`${escaped(name)}=${escaped(value)}`];
    })
    .join('|');
}

/** What of a product is read. */
const readPaths = new Set(
  [
    'SUPPLIER_PID',
    'PRODUCT_DETAILS/DESCRIPTION_SHORT',
    'PRODUCT_DETAILS/DESCRIPTION_LONG',
    'PRODUCT_DETAILS/EAN',
    'PRODUCT_DETAILS/INTERNATIONAL_PID',
    'PRODUCT_DETAILS/MANUFACTURER_PID',
    'PRODUCT_DETAILS/MANUFACTURER_NAME',
    'PRODUCT_DETAILS/KEYWORD',
    'PRODUCT_FEATURES/FEATURE/FNAME',
    'PRODUCT_FEATURES/FEATURE/FVALUE',
    'PRODUCT_FEATURES/FEATURE/FUNIT',
    'PRODUCT_FEATURES/FEATURE/FORDER',
    'PRODUCT_ORDER_DETAILS/ORDER_UNIT',
    'PRODUCT_ORDER_DETAILS/CONTENT_UNIT',
    'PRODUCT_ORDER_DETAILS/NO_CU_PER_OU',
    'PRODUCT_ORDER_DETAILS/PRICE_QUANTITY',
    'PRODUCT_ORDER_DETAILS/QUANTITY_MIN',
    'PRODUCT_ORDER_DETAILS/QUANTITY_MAX',
    'PRODUCT_ORDER_DETAILS/QUANTITY_INTERVAL',
    'PRODUCT_PRICE_DETAILS/PRICE_CURRENCY',
    'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/PRICE_AMOUNT',
    'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/PRICE_FACTOR',
    'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/PRICE_CURRENCY',
    'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/TAX',
    'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/TAX_DETAILS/TAX',
    'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/LOWER_BOUND',
  ].map((path) => `/${path}`),
);
const isWithin = (path: string): boolean => [...readPaths].some((read) => read.startsWith(`${path}/`));

function noteUnread(element: Element, path: string, note: Note): void {
  for (const name of Object.keys(element)) {
    if (name.startsWith('@') || name === '#text' || name === 'PRODUCT_REFERENCE') continue;
    const own = `${path}/${name}`;
    if (readPaths.has(own)) continue;
    for (const one of allOf(element, name))
      if (isWithin(own)) noteUnread(one, own, note);
      else note(own.slice(1));
  }
}

/** The article that follows; other relations between articles the shop finds itself. */
function successorOf(product: Element, note: Note): string | undefined {
  let successor: string | undefined;
  for (const reference of allOf(product, 'PRODUCT_REFERENCE')) {
    const type = String(reference['@type'] ?? '');
    if (type === 'followup' && successor === undefined)
      successor = shopNumber(textOf(reference, 'PROD_ID_TO'));
    else note(`PRODUCT_REFERENCE type="${type}"`);
  }
  return successor;
}

/** Several words in one text. */
const joined = (element: Element, name: string): string => allOf(element, name).map(ownText).join(' ').trim();

const orUndefined = (text: string): string | undefined => (text === '' ? undefined : text);

/** The EAN in a number that is said to be one: an EAN, a GTIN-14 of a single piece, or a UPC; null in any other. */
function eanIn(number: string): string | null {
  if (/^0\d{13}$/.test(number)) return number.slice(1);
  if (/^\d{12}$/.test(number)) return `0${number}`;
  return /^(?:\d{8}|\d{13})$/.test(number) ? number : null;
}

/** Numbers of the trade: that of its barcode, and all others as they are written. */
function tradeNumbersOf(details: Element): {
  readonly ean: string | undefined;
  readonly others: readonly string[];
} {
  const international = allOf(details, 'INTERNATIONAL_PID');
  const isEan = (one: Element): boolean => /^(?:ean|gtin)$/i.test(String(one['@type'] ?? ''));
  const named = [...allOf(details, 'EAN'), ...international.filter(isEan)].map(ownText);
  const ean = named.map(eanIn).find((number) => number !== null);
  const rest = international.filter((one) => !isEan(one)).map(ownText);
  return { ean, others: [...named, ...rest].filter((number) => number !== ean) };
}

/**
 * Reads a product as rows of the shop's files.
 *
 * @param currency of the list, where a price says none
 * @throws XmlFault
 */
export function readProduct(unit: XmlUnit, currency: string, note: Note): Product {
  const product = parseUnit(unit);
  noteUnread(product, '', note);
  const details = firstOf(product, 'PRODUCT_DETAILS');
  const ordering = firstOf(product, 'PRODUCT_ORDER_DETAILS');
  const supplierNumber = textOf(product, 'SUPPLIER_PID');
  const number = shopNumber(supplierNumber);
  const prices = pricesOf(product, unit, { currency, note });
  const [price, ...rungs] = prices;
  const faults = [...faultsOf(prices)];
  const quantity = textOf(ordering, 'PRICE_QUANTITY');
  if (quantity !== '' && Number(quantity) !== 1)
    faults.push({ fault: 'priceQuantity', line: unit.line, head: 'Preis netto', value: quantity });
  const least = Math.max(Number(quantityOf(ordering, 'QUANTITY_MIN') || '1'), price?.from ?? 1);
  const { ean, others } = tradeNumbersOf(details);
  const orderUnit = textOf(ordering, 'ORDER_UNIT');
  const contentUnit = textOf(ordering, 'CONTENT_UNIT');
  const article: Cells = {
    article_number: number,
    name: textOf(details, 'DESCRIPTION_SHORT'),
    brand_key: slugOf(textOf(details, 'MANUFACTURER_NAME')),
    net_price_cents: price === undefined ? undefined : netAmount(price),
    tax_rate: price?.tax ?? '',
    body: textOf(details, 'DESCRIPTION_LONG'),
    manufacturer_number: textOf(details, 'MANUFACTURER_PID'),
    ean,
    content: orUndefined(textOf(ordering, 'NO_CU_PER_OU')),
    content_unit: orUndefined(unitOf(contentUnit)),
    unit: orUndefined(unitOf(orderUnit)),
    order_minimum: String(least),
    order_maximum: orUndefined(quantityOf(ordering, 'QUANTITY_MAX')),
    order_step: orUndefined(quantityOf(ordering, 'QUANTITY_INTERVAL')),
    successor_number: successorOf(product, note),
    facts: orUndefined(factsOf(product)),
    keywords: joined(details, 'KEYWORD'),
  };
  const aliases = new Set([...others, supplierNumber === number ? '' : supplierNumber]);
  return {
    article,
    rungs: rungs.map((rung) => ({
      line: rung.line,
      cells: {
        article_number: number,
        quantity_lower_bound: String(rung.from),
        net_price_cents: netAmount(rung),
      },
    })),
    aliases: [...aliases].filter((alias) => alias !== '').map((alias) => ({ article_number: number, alias })),
    faults,
  };
}
