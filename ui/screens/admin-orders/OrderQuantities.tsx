import type { AdminOrder } from '#contract/admin-orders.ts';
import { changedQuantityFields, quantityFieldOf } from '#contract/forms/changed-quantities.ts';
import { formatQuantity } from '#domain/unit.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as styles from './AdminOrdersScreen.css.ts';

interface OrderQuantitiesProps {
  readonly orderNumber: string;
  /** Net cents it costs now. */
  readonly totalNet: number;
  readonly positions: AdminOrder['changeable'];
}

/** Lowers quantities of a waiting order before it is released; 0 takes a position out. */
export function OrderQuantities({ orderNumber, totalNet, positions }: OrderQuantitiesProps) {
  const { adminOrders: words, vocabulary } = useTexts();
  const { language } = useWording();
  const money = useMoney();
  const stored = Object.fromEntries(
    positions.map(({ position, quantity }) => [quantityFieldOf(position), String(quantity)]),
  );
  const kept = useKeptForm(
    'order-quantities',
    changedQuantityFields(positions),
    `order-quantities-${orderNumber}`,
    { given: { orderNumber, ...stored } },
  );
  return (
    <DisclosureSection title={words.changeTitle}>
      <KeptForm
        kept={kept}
        values={stored}
        buttonSize="medium"
        buttonVariant="secondary"
        words={{ submit: words.saveQuantities, pending: words.sending }}
        sent={{ said: words.quantitiesChanged({ total: money(totalNet) }), again: words.changeMore }}
      >
        <p>{words.changeHint}</p>
        <div className={styles.quantities}>
          {positions.map(({ position, displayName, quantity, unit }) => (
            <FormField
              key={position}
              name={quantityFieldOf(position)}
              label={displayName}
              description={words.ordered({
                quantity: formatQuantity(quantity, unit, vocabulary.units, language),
              })}
              autoComplete="off"
              inputMode="numeric"
            />
          ))}
        </div>
      </KeptForm>
    </DisclosureSection>
  );
}
