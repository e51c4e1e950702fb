import { formSchema } from '#contract/form-schema.ts';
import { invoicingFields } from '#contract/forms/invoicing.ts';
import { isVatId } from '../address-check.ts';
import { isLeitwegId, looksLikeLeitwegId } from '../buyer-reference.ts';

/** An XRechnung names the buyer's reference (BR-DE-15); one that has the form of a Leitweg-ID has the right check digits there. */
export const invoicingForm = formSchema(invoicingFields, ({ format, buyerReference, vatId }) => ({
  ...(format === 'xrechnung' && buyerReference === ''
    ? { buyerReference: 'buyerReferenceMissing' as const }
    : format === 'xrechnung' && looksLikeLeitwegId(buyerReference) && !isLeitwegId(buyerReference)
      ? { buyerReference: 'leitwegIdInvalid' as const }
      : {}),
  ...(vatId === '' || isVatId(vatId) ? {} : { vatId: 'vatIdInvalid' as const }),
}));
