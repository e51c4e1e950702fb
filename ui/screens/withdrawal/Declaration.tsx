import { formatDateTime } from '#domain/money-format.ts';
import type { WithdrawalView } from '#machines/withdrawal/withdrawal.selectors.ts';
import { useWording } from '#ui/bindings/texts.ts';
import * as styles from './WithdrawalScreen.css.ts';

interface DeclarationProps {
  readonly view: Pick<WithdrawalView, 'typed' | 'received'>;
}

/** What is declared; once it was received, what the shop has and since when. */
export function Declaration({ view: { typed, received } }: DeclarationProps) {
  const { texts, language } = useWording();
  const { withdrawal: words } = texts;
  const { labels } = words;
  const { fullName, orderNumber, email, goods } = received ?? typed;
  const rows = [
    [labels.declaration, (goods === '' ? words.declaration : words.partDeclaration)({ orderNumber })],
    [labels.goods, goods === '' ? words.wholeOrder : goods],
    [labels.fullName, fullName],
    [labels.email, email],
    ...(received === null
      ? []
      : [
          [labels.receivedAt, formatDateTime(received.receivedAt, language)],
          [labels.reference, received.reference],
        ]),
  ];
  return (
    <dl className={styles.declaration}>
      {rows.flatMap(([label, value]) => [
        <dt key={`${label} label`} className={styles.label}>
          {label}
        </dt>,
        <dd key={label} className={styles.value}>
          {value}
        </dd>,
      ])}
    </dl>
  );
}
