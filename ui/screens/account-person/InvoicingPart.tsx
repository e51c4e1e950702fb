import { invoicingFields } from '#contract/forms/invoicing.ts';
import type { Invoicing } from '#contract/invoice.ts';
import { invoiceFormats } from '#contract/invoice-formats.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { FormSelect } from '#ui/parts/Form/FormChoice.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as styles from './AccountPersonScreen.css.ts';
import { Facts } from './Facts.tsx';

interface InvoicingPartProps {
  readonly invoicing: Invoicing;
}

/** How the account gets its invoices; people of a firm who do not manage it only read that. */
export function InvoicingPart({ invoicing }: InvoicingPartProps) {
  const { accountPerson: words } = useTexts();
  return (
    <section className={styles.section} aria-labelledby="rechnungen">
      <h2 id="rechnungen">{words.invoicing}</h2>
      <p className={styles.hint}>{invoicing.mayChange ? words.invoicingHint : words.invoicingOfFirm}</p>
      {invoicing.mayChange ? (
        <InvoicingForm invoicing={invoicing} />
      ) : (
        <InvoicingFacts invoicing={invoicing} />
      )}
    </section>
  );
}

function InvoicingFacts({ invoicing: { format, buyerReference, vatId } }: InvoicingPartProps) {
  const { accountPerson: words } = useTexts();
  return (
    <Facts
      facts={[
        [words.invoiceFormat, words.invoiceFormats[format]],
        [words.buyerReference, buyerReference],
        [words.vatId, vatId],
      ]}
    />
  );
}

function InvoicingForm({ invoicing }: InvoicingPartProps) {
  const { accountPerson: words } = useTexts();
  const kept = useKeptForm('invoicing', invoicingFields, 'invoicing');
  const { format, buyerReference, vatId, isFirm } = invoicing;
  // What the page has loaded may still be on its way.
  const saved = { ...invoicing, ...kept.view.sent };
  return (
    <KeptForm
      kept={kept}
      buttonVariant="secondary"
      words={{ submit: words.saveInvoicing, pending: words.saving }}
      values={{ format, buyerReference, vatId }}
      sent={{
        said: <b>{words.invoicingSaved}</b>,
        again: words.changeInvoicing,
        className: styles.card,
        children: <InvoicingFacts invoicing={saved} />,
      }}
    >
      <div className={styles.fields}>
        <div className={styles.wide}>
          <FormSelect
            name="format"
            label={words.invoiceFormat}
            options={invoiceFormats.map((value) => ({ value, label: words.invoiceFormats[value] }))}
          />
        </div>
        {isFirm ? (
          <div className={styles.wide}>
            <FormField name="vatId" label={words.vatId} autoComplete="off" />
          </div>
        ) : null}
        <div className={styles.wide}>
          <FormField
            name="buyerReference"
            label={words.buyerReference}
            description={words.buyerReferenceHint}
            autoComplete="off"
          />
        </div>
      </div>
    </KeptForm>
  );
}
