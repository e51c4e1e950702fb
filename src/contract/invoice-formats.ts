/** How somebody gets invoices: to read, to read with the data of ZUGFeRD inside, or as data alone (XRechnung). */
export const invoiceFormats = ['pdf', 'zugferd', 'xrechnung'] as const;
export type InvoiceFormat = (typeof invoiceFormats)[number];

/** Files of an invoice. */
export const invoiceFiles = ['pdf', 'xml'] as const;
export type InvoiceFile = (typeof invoiceFiles)[number];
