import type { OrderInvoices } from '#contract/invoice.ts';
import { invoiceFiles } from '#contract/invoice-formats.ts';
import type { Order } from '#contract/order.ts';
import { formatDate } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { DownloadButton } from '#ui/sections/account/DownloadButton.tsx';
import { invoicePageWords } from './invoice-page-words.ts';
import * as styles from './InvoiceFiles.css.ts';
import { isWithdrawnWhole } from './withdrawn.ts';

interface InvoiceFilesProps {
  readonly order: Pick<Order, 'orderNumber' | 'prepayment' | 'withdrawals'>;
  /** What lets a guest read it; null for an own order. */
  readonly orderKey: string | null;
  readonly invoices: OrderInvoices;
}

/** The invoices of an order as files; one that is no e-invoice has no data to save. */
export function InvoiceFiles({ order, orderKey, invoices: { items, isToCome } }: InvoiceFilesProps) {
  const { language } = useWording();
  const words = invoicePageWords(language);
  const { orderNumber, prepayment } = order;
  // It was to come with a payment that nobody asks for any more.
  const isNoMore = prepayment !== null && isWithdrawnWhole(order);
  if (items.length === 0 && (!isToCome || isNoMore)) return null;
  return (
    <section className={styles.section} aria-labelledby="rechnung">
      <h2 id="rechnung">{words.title}</h2>
      {items.length === 0 ? (
        <p>{prepayment?.reservedUntil === undefined ? words.soon : words.afterPayment}</p>
      ) : (
        <ul className={styles.list}>
          {items.map(({ number, kind, issuedAt, format }) => {
            const given = { number, date: formatDate(issuedAt, language) };
            return (
              <li key={number} className={styles.invoice}>
                <p>{kind === 'reversal' ? words.reversal(given) : words.named(given)}</p>
                {format === 'pdf' ? null : (
                  <p className={styles.hint}>
                    {format === 'xrechnung' ? words.isXRechnung : words.isZugferd}
                  </p>
                )}
                <div className={styles.files}>
                  {invoiceFiles
                    .filter((file) => file === 'pdf' || format !== 'pdf')
                    .map((file) => (
                      <DownloadButton
                        key={file}
                        save={({ downloadOrderFile }) =>
                          downloadOrderFile(orderNumber, orderKey, { number, file })
                        }
                        words={{
                          label: words.files[kind][file],
                          name: words.fileOf({ label: words.files[kind][file], number }),
                          pending: words.pending,
                          failed: words.failed,
                        }}
                      />
                    ))}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
