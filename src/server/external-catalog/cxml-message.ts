import { randomUUID } from 'node:crypto';
import { XMLBuilder } from 'fast-xml-parser';
import { amountOf } from './catalog-answer.ts';
import type { CatalogLine } from './catalog-answer.ts';
import type { CxmlGiven } from './cxml-request.ts';

const prologue =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">\n';
const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: false,
});

/** Units of the catalogue as UN/ECE codes. */
const unitCodes: Readonly<Record<string, string>> = {
  Stück: 'EA',
  Packung: 'PK',
  Karton: 'CT',
  Palette: 'PF',
  Rolle: 'RO',
  Set: 'SET',
};
/** UNSPSC segment of everything this shop sells: office equipment, accessories and supplies. */
const officeSupplies = '44000000';

/** A document with its envelope. */
const documentOf = (content: object, now: Date): string =>
  prologue +
  builder.build({
    cXML: {
      '@payloadID': `${randomUUID()}@shop`,
      '@timestamp': now.toISOString(),
      '@xml:lang': 'de',
      ...content,
    },
  });

export type SetupStatus = 200 | 400 | 401 | 429;

/** The answer to a PunchOutSetupRequest; `startUrl` only where it was taken. */
export function setupResponse(
  status: { readonly code: SetupStatus; readonly text: string },
  startUrl: string | null,
  now: Date,
): string {
  return documentOf(
    {
      Response: {
        Status: { '@code': status.code, '@text': status.text },
        ...(startUrl === null ? {} : { PunchOutSetupResponse: { StartPage: { URL: startUrl } } }),
      },
    },
    now,
  );
}

const money = (cents: number) => ({ Money: { '@currency': 'EUR', '#text': amountOf(cents) } });
const german = (text: string) => ({ '@xml:lang': 'de', '#text': text });

const itemIn = (line: CatalogLine) => ({
  '@quantity': line.quantity,
  ItemID: { SupplierPartID: line.articleNumber, SupplierPartAuxiliaryID: line.shopDepotId },
  ItemDetail: {
    UnitPrice: money(line.unitNet),
    Description: german([line.name, line.excerpt].filter((part) => part !== '').join('. ')),
    UnitOfMeasure: unitCodes[line.unit] ?? 'EA',
    Classification: { '@domain': 'UNSPSC', '#text': officeSupplies },
    ManufacturerPartID: line.manufacturerNumber,
    ManufacturerName: line.brandName,
    ...(line.leadTimeDays === null ? {} : { LeadTime: line.leadTimeDays }),
    // The protocol has no element of its own for it.
    ...(line.offerNumber === '' ? {} : { Extrinsic: { '@name': 'QuoteNumber', '#text': line.offerNumber } }),
  },
  ...(line.hint === '' ? {} : { Comments: german(line.hint) }),
});

/** The PunchOutOrderMessage a basket goes back in; without a line it says that nothing has changed. */
export function orderMessage(lines: readonly CatalogLine[], given: CxmlGiven, now: Date): string {
  const party = ({ domain, identity }: CxmlGiven['from']) => ({
    Credential: { '@domain': domain, Identity: identity },
  });
  const total = lines.reduce((sum, { unitNet, quantity }) => sum + unitNet * quantity, 0);
  return documentOf(
    {
      Header: {
        From: party(given.to),
        To: party(given.from),
        Sender: { ...party(given.to), UserAgent: 'Kontor' },
      },
      Message: {
        PunchOutOrderMessage: {
          BuyerCookie: given.buyerCookie,
          PunchOutOrderMessageHeader: { '@operationAllowed': 'edit', Total: money(total) },
          ...(lines.length === 0 ? {} : { ItemIn: lines.map(itemIn) }),
        },
      },
    },
    now,
  );
}
