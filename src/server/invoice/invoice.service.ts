import type { Invoicing, OrderInvoices } from '#contract/invoice.ts';
import type { InvoiceFile, InvoiceFormat } from '#contract/invoice-formats.ts';
import { normaliseBuyerReference } from '#domain/buyer-reference.ts';
import { invoicingForm } from '#domain/forms/invoicing.ts';
import { normaliseVatId } from '#domain/address-check.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Database } from '#server/database/pool.ts';
import type { OrderService, WantedOrder } from '#server/order/order.service.ts';
import type { ReleaseService } from '#server/order/release.service.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { Member, Visitor } from '#server/session/visitor.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { InvoicePapers } from './invoice-papers.ts';
import { invoiceTexts } from './invoice-texts.ts';
import { formatFor } from './invoice-writing.ts';
import {
  changeInvoicing,
  findInvoice,
  findInvoicedAccount,
  isInvoiceToCome,
  listInvoices,
} from './invoice.repository.ts';

interface TypedInvoicing {
  readonly format: InvoiceFormat;
  readonly buyerReference: string;
  readonly vatId: string;
}

interface SavedFile {
  readonly fileName: string;
  readonly contentType: 'application/pdf' | 'application/xml';
  readonly base64: string;
}

export interface InvoiceService {
  /** @throws Refused with `order.notFound` */
  readonly list: (visitor: Visitor, wanted: WantedOrder) => Promise<OrderInvoices>;
  /** @throws Refused with `order.notFound`, also where the order has no such invoice */
  readonly file: (
    visitor: Visitor,
    wanted: WantedOrder & { readonly number: string; readonly file: InvoiceFile },
  ) => Promise<SavedFile>;
  readonly showInvoicing: (member: Member) => Promise<Invoicing>;
  /** @throws Refused with `fields.invalid`, or `person.notAllowed` where somebody else decides for the firm */
  readonly updateInvoicing: (member: Member, typed: TypedInvoicing) => Promise<void>;
}

/** Of a firm its admins decide, of a private account whoever it is. */
const mayChange = ({ user }: Member): boolean => user.accountKind !== 'company' || user.isAdmin;

/** Invoices for whoever may read their order, and how an account wants them. */
export function createInvoiceService({
  database,
  orders,
  releases,
  papers,
}: {
  readonly database: Database;
  readonly orders: Pick<OrderService, 'findOwn'>;
  readonly releases: Pick<ReleaseService, 'findOfFirm'>;
  readonly papers: InvoicePapers;
}): InvoiceService {
  /** Whoever may see an order: its buyer, a guest with its key, and those who decide for the buyer's firm. */
  const orderFor = async (visitor: Visitor, wanted: WantedOrder): Promise<number> => {
    const own = await orders.findOwn(visitor, wanted);
    if (own !== null) return own.id;
    const isOfFirm = visitor.user?.isApprover === true && wanted.orderKey === undefined;
    const found = isOfFirm ? await releases.findOfFirm(memberOf(visitor), wanted.orderNumber) : null;
    return found?.id ?? refuse('order.notFound', orderingTexts(visitor.language).orderNotFound);
  };

  return {
    async list(visitor, wanted) {
      const id = await orderFor(visitor, wanted);
      // Asked first: what is written in between is shown.
      const isToCome = await isInvoiceToCome(database, id);
      const found = await listInvoices(database, id);
      const items = found.map(({ issuedAt, ...head }) => ({ ...head, issuedAt: issuedAt.toISOString() }));
      return { items, isToCome };
    },
    async file(visitor, { number, file, ...wanted }) {
      const id = await orderFor(visitor, wanted);
      const invoice = await findInvoice(database, id, number);
      if (invoice === null) return refuse('order.notFound', orderingTexts(visitor.language).orderNotFound);
      const bytes = file === 'xml' ? Buffer.from(invoice.xml) : await papers.pdfOf(invoice);
      return {
        fileName: invoiceTexts(invoice.content.language).fileName({ kind: invoice.kind, number, file }),
        contentType: file === 'xml' ? 'application/xml' : 'application/pdf',
        base64: bytes.toString('base64'),
      };
    },
    async showInvoicing(member) {
      const account = await findInvoicedAccount(database, member.user.accountId);
      if (account === null) throw new Error('A member without an account.');
      const { format, buyerReference, vatId, kind } = account;
      const isFirm = kind === 'company';
      return {
        format: formatFor(format, isFirm),
        buyerReference,
        vatId,
        isFirm,
        mayChange: mayChange(member),
      };
    },
    async updateInvoicing(member, typed) {
      if (!mayChange(member)) refuse('person.notAllowed', serverTexts(member.language).firmPeople.notAllowed);
      requireForm(invoicingForm, { ...typed }, member);
      await changeInvoicing(database, member.user.accountId, {
        format: typed.format,
        buyerReference: normaliseBuyerReference(typed.buyerReference),
        vatId: normaliseVatId(typed.vatId),
      });
    },
  };
}
