import type { FormFields } from '../form-fields.ts';
import { invoiceFormats } from '../invoice-formats.ts';
import { addressFields } from './address.ts';

/** How an account wants its invoices. The VAT id is a firm's. */
export const invoicingFields = {
  format: { kind: 'choice', options: invoiceFormats },
  buyerReference: { kind: 'line', longest: 46 },
  vatId: addressFields.vatId,
} as const satisfies FormFields;
