import { XMLBuilder } from 'fast-xml-parser';
import type { InvoiceFormat } from '#contract/invoice-formats.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import { isLeitwegId } from '#domain/buyer-reference.ts';
import { isEuVatId } from '#domain/eu-vat-id.ts';
import { pieceNetPrice } from '#domain/invoice-amounts.ts';
import { notesOf, termsOf } from './invoice-sentences.ts';
import { invoiceTexts } from './invoice-texts.ts';
import type { InvoiceContent, InvoiceHead, TaxCategory } from './stored-invoice.ts';

/** An element of the document: its children by name, in the order the schema wants; what is undefined is left out. */
type Element = Readonly<Record<string, unknown>>;

const namespaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

const en16931 = 'urn:cen.eu:en16931:2017';
const xrechnung = `${en16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
const billingProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** UNTDID 1001: commercial invoice, credit note. */
const typeCodes = { invoice: '380', reversal: '381' } as const;
/** UNTDID 4461: SEPA credit transfer, SEPA direct debit. */
const meansCodes = { transfer: '58', prepaid: '58', debit: '59' } as const;
/** UN/ECE recommendations 20 and 21 by the units of the catalogue; one of something else. */
const unitCodes: Readonly<Record<string, string>> = {
  Stück: 'H87',
  Packung: 'XPK',
  Karton: 'XCT',
  Rolle: 'XRO',
  Set: 'SET',
  Palette: 'XPX',
};
/** UNTDID 5189 for a discount, 7161 for freight; a fee has its name alone. */
const reasonCodes = { discount: '95', shipping: 'FC', fee: undefined } as const;
/** VATEX codes of what is not taxed by where it goes. */
const exemptionCodes: Partial<Record<TaxCategory, string>> = { K: 'VATEX-EU-IC', G: 'VATEX-EU-G' };

const euros = (cents: number): string => (cents / 100).toFixed(2);
const orNothing = (text: string): string | undefined => (text === '' ? undefined : text);
const dateTime = (day: string): Element => ({
  'udt:DateTimeString': { '@format': '102', '#text': day.replaceAll('-', '') },
});
const withScheme = (scheme: string, value: string): Element => ({ '@schemeID': scheme, '#text': value });

interface Taxed {
  readonly category: TaxCategory;
  readonly rate: number;
}
const taxOf = ({ category, rate }: Taxed): Element => ({
  'ram:TypeCode': 'VAT',
  'ram:CategoryCode': category,
  'ram:RateApplicablePercent': String(rate),
});

const postal = (place: {
  readonly zip: string;
  readonly street: string;
  readonly addition?: string;
  readonly city: string;
  readonly country: string;
}): Element => ({
  'ram:PostcodeCode': place.zip,
  'ram:LineOne': place.street,
  'ram:LineTwo': orNothing(place.addition ?? ''),
  'ram:CityName': place.city,
  'ram:CountryID': place.country,
});

/** What a line is based on (BT-128): UNTDID 1001 data sheet, which marks such an object, and 1153 number of an offer. */
const offerOf = (number: string): Element => ({
  'ram:IssuerAssignedID': number,
  'ram:TypeCode': '130',
  'ram:ReferenceTypeCode': 'AAG',
});

function lineItem(line: InvoiceContent['lines'][number], index: number): Element {
  return {
    'ram:AssociatedDocumentLineDocument': {
      'ram:LineID': String(index + 1),
      'ram:IncludedNote': line.note === '' ? undefined : { 'ram:Content': line.note },
    },
    'ram:SpecifiedTradeProduct': {
      'ram:SellerAssignedID': line.articleNumber,
      'ram:Name': line.name,
      'ram:ApplicableProductCharacteristic':
        line.manufacturerNumber === ''
          ? undefined
          : { 'ram:Description': 'MPN', 'ram:Value': line.manufacturerNumber },
    },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': pieceNetPrice(line.net, line.quantity) },
    },
    'ram:SpecifiedLineTradeDelivery': {
      'ram:BilledQuantity': { '@unitCode': unitCodes[line.unit] ?? 'C62', '#text': String(line.quantity) },
    },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': taxOf(line),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': euros(line.net) },
      'ram:AdditionalReferencedDocument': line.offerNumber === '' ? undefined : offerOf(line.offerNumber),
      'ram:ReceivableSpecifiedTradeAccountingAccount':
        line.costCenter === '' ? undefined : { 'ram:ID': line.costCenter },
    },
  };
}

function agreement({ seller, buyer, orderNumber, orderReference }: InvoiceContent): Element {
  const { reference } = buyer;
  return {
    'ram:BuyerReference': orNothing(reference),
    'ram:SellerTradeParty': {
      'ram:Name': seller.company,
      'ram:DefinedTradeContact': {
        'ram:PersonName': seller.company,
        'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': seller.phone },
        'ram:EmailURIUniversalCommunication': { 'ram:URIID': seller.email },
      },
      'ram:PostalTradeAddress': postal({ ...seller, country: 'DE' }),
      'ram:URIUniversalCommunication': { 'ram:URIID': withScheme('EM', seller.email) },
      'ram:SpecifiedTaxRegistration': [
        ...(seller.vatId === '' ? [] : [{ 'ram:ID': withScheme('VA', seller.vatId) }]),
        ...(seller.taxNumber === '' ? [] : [{ 'ram:ID': withScheme('FC', seller.taxNumber) }]),
      ],
    },
    'ram:BuyerTradeParty': {
      'ram:ID': orNothing(buyer.customerNumber),
      'ram:Name': buyer.name,
      'ram:DefinedTradeContact': buyer.contact === '' ? undefined : { 'ram:PersonName': buyer.contact },
      'ram:PostalTradeAddress': postal(buyer),
      'ram:URIUniversalCommunication': {
        'ram:URIID': isLeitwegId(reference) ? withScheme('0204', reference) : withScheme('EM', buyer.email),
      },
      'ram:SpecifiedTaxRegistration': isEuVatId(buyer.vatId)
        ? { 'ram:ID': withScheme('VA', buyer.vatId) }
        : undefined,
    },
    'ram:SellerOrderReferencedDocument': { 'ram:IssuerAssignedID': orderNumber },
    'ram:BuyerOrderReferencedDocument':
      orderReference === '' ? undefined : { 'ram:IssuerAssignedID': orderReference },
  };
}

function paymentMeans({ payment, seller }: InvoiceContent): Element {
  return {
    'ram:TypeCode': meansCodes[payment.kind],
    'ram:Information': payment.name,
    'ram:PayerPartyDebtorFinancialAccount':
      payment.kind === 'debit' ? { 'ram:IBANID': payment.debited } : undefined,
    'ram:PayeePartyCreditorFinancialAccount':
      payment.kind === 'debit'
        ? undefined
        : { 'ram:IBANID': payment.iban, 'ram:AccountName': seller.company },
  };
}

function settlement(content: InvoiceContent): Element {
  const { payment, paid, reversed, delivery } = content;
  const words = invoiceTexts(content.language);
  const due = content.payable - paid;
  return {
    'ram:CreditorReferenceID': orNothing(payment.creditorId),
    'ram:PaymentReference': content.orderNumber,
    'ram:InvoiceCurrencyCode': 'EUR',
    'ram:SpecifiedTradeSettlementPaymentMeans': paymentMeans(content),
    'ram:ApplicableTradeTax': content.taxes.map((tax) => ({
      'ram:CalculatedAmount': euros(tax.tax),
      'ram:TypeCode': 'VAT',
      'ram:ExemptionReason': orNothing(words.exemptions[tax.category]),
      'ram:BasisAmount': euros(tax.net),
      'ram:CategoryCode': tax.category,
      'ram:ExemptionReasonCode': exemptionCodes[tax.category],
      'ram:RateApplicablePercent': String(tax.rate),
    })),
    // Goods that have not left: a period that begins on the first day they can (BG-14).
    'ram:BillingSpecifiedPeriod':
      delivery.expected === null ? undefined : { 'ram:StartDateTime': dateTime(delivery.expected.from) },
    'ram:SpecifiedTradeAllowanceCharge': content.parts.map((part) => ({
      'ram:ChargeIndicator': { 'udt:Indicator': String(part.kind !== 'discount') },
      'ram:ActualAmount': euros(part.net),
      'ram:ReasonCode': reasonCodes[part.kind],
      'ram:Reason': words.parts[part.kind]({ code: content.couponCode }),
      'ram:CategoryTradeTax': taxOf(part),
    })),
    'ram:SpecifiedTradePaymentTerms': {
      'ram:Description': termsOf(content),
      'ram:DueDateDateTime': payment.dueOn === '' || reversed !== null ? undefined : dateTime(payment.dueOn),
      'ram:DirectDebitMandateID': orNothing(payment.mandate),
    },
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': euros(content.lineTotal),
      'ram:ChargeTotalAmount': euros(content.chargeTotal),
      'ram:AllowanceTotalAmount': euros(content.allowanceTotal),
      'ram:TaxBasisTotalAmount': euros(content.net),
      'ram:TaxTotalAmount': { '@currencyID': 'EUR', '#text': euros(content.tax) },
      'ram:RoundingAmount': content.rounding === 0 ? undefined : euros(content.rounding),
      'ram:GrandTotalAmount': euros(content.gross),
      'ram:TotalPrepaidAmount': paid === 0 ? undefined : euros(paid),
      'ram:DuePayableAmount': euros(due),
    },
    'ram:InvoiceReferencedDocument':
      reversed === null
        ? undefined
        : {
            'ram:IssuerAssignedID': reversed.number,
            'ram:FormattedIssueDateTime': {
              'qdt:DateTimeString': { '@format': '102', '#text': reversed.issuedOn.replaceAll('-', '') },
            },
          },
  };
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
});

/**
 * An invoice as UN/CEFACT Cross Industry Invoice by EN 16931: the data inside a ZUGFeRD document, or an XRechnung 3.0.
 *
 * @param head what it is called and when it was written
 */
export function ciiOf(
  content: InvoiceContent,
  {
    kind,
    number,
    issuedAt,
    format,
  }: Pick<InvoiceHead, 'kind' | 'number' | 'issuedAt'> & {
    readonly format: InvoiceFormat;
  },
): string {
  const isXRechnung = format === 'xrechnung';
  const { delivery } = content;
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'rsm:CrossIndustryInvoice': {
      '@xmlns:rsm': namespaces.rsm,
      '@xmlns:ram': namespaces.ram,
      '@xmlns:udt': namespaces.udt,
      '@xmlns:qdt': namespaces.qdt,
      'rsm:ExchangedDocumentContext': {
        'ram:BusinessProcessSpecifiedDocumentContextParameter': { 'ram:ID': billingProcess },
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': isXRechnung ? xrechnung : en16931 },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': number,
        'ram:TypeCode': typeCodes[kind],
        'ram:IssueDateTime': dateTime(berlinDay(issuedAt)),
        'ram:IncludedNote': notesOf(content).map((note) => ({ 'ram:Content': note })),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': content.lines.map(lineItem),
        'ram:ApplicableHeaderTradeAgreement': agreement(content),
        'ram:ApplicableHeaderTradeDelivery': {
          'ram:ShipToTradeParty': {
            'ram:Name': delivery.name,
            'ram:PostalTradeAddress': postal(delivery),
          },
          'ram:ActualDeliverySupplyChainEvent':
            delivery.day === '' ? undefined : { 'ram:OccurrenceDateTime': dateTime(delivery.day) },
        },
        'ram:ApplicableHeaderTradeSettlement': settlement(content),
      },
    },
  }) as string;
}
