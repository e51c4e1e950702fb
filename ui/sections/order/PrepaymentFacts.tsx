import type { Order } from '#contract/order.ts';
import { formatDate } from '#domain/money-format.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { FactsTable } from '#ui/shop/FactsTable/FactsTable.tsx';
import * as styles from './OrderFacts.css.ts';

interface PrepaymentFactsProps {
  readonly prepayment: NonNullable<Order['prepayment']>;
}

/** What has to be transferred before the goods leave: to whom, how much and what for. */
export function PrepaymentFacts({ prepayment }: PrepaymentFactsProps) {
  const words = useTexts().order.prepayment;
  const { language } = useWording();
  const money = useMoney();
  const facts = [
    { label: words.amount, value: <b>{money(prepayment.amount)}</b> },
    { label: words.accountHolder, value: prepayment.accountHolder },
    { label: words.iban, value: <b>{prepayment.iban}</b> },
    { label: words.bankName, value: prepayment.bankName },
    { label: words.purpose, value: <b>{prepayment.purpose}</b> },
  ];
  const named = prepayment.iban === '' ? facts.filter(({ label }) => label !== words.iban) : facts;
  return (
    <section className={styles.card} aria-labelledby="ueberweisung">
      <h2 id="ueberweisung" className={styles.heading}>
        {words.title}
      </h2>
      <FactsTable facts={named.filter(({ value }) => value !== '')} />
      <p className={styles.hint}>{words.hint}</p>
      {prepayment.reservedUntil === undefined ? null : (
        <p className={styles.hint}>
          {words.reserved({ date: formatDate(prepayment.reservedUntil, language) })}
        </p>
      )}
    </section>
  );
}
