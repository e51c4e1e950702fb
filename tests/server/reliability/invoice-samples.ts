import { writtenInvoices } from '#tests/server/invoice/written-invoices.ts';
import type { Sample, Situation } from './sample.ts';

type SampleOf = (situation: Situation) => Promise<Sample>;

/** Requests about invoices that are accepted. @param placedOrder places an order of the visitor's and gives its number */
export const invoiceSamples = (
  placedOrder: (situation: Situation) => Promise<string>,
): Readonly<Record<string, SampleOf>> => ({
  'invoice.list': async (situation) => ({ query: { orderNumber: await placedOrder(situation) } }),
  'invoice.file': async (situation) => {
    const orderNumber = await placedOrder(situation);
    await situation.shop.database.query('update shop_order set paid_at = now() where order_number = $1', [
      orderNumber,
    ]);
    const [invoice] = await writtenInvoices(situation, orderNumber);
    return { body: { orderNumber, number: invoice?.number ?? '', file: 'xml' } };
  },
  'invoice.showInvoicing': async () => ({}),
  'invoice.updateInvoicing': async () => ({
    body: { format: 'zugferd', buyerReference: 'Einkauf', vatId: '' },
  }),
});
