import { useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import {
  beforeFieldOf,
  changedQuantityFields,
  longestQuantity,
  quantityFieldOf,
} from '#contract/forms/changed-quantities.ts';
import { formatQuantity } from '#domain/unit.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useFocusOn } from '#ui/bindings/screen-change.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import type { ShownProblem } from '#ui/parts/Form/problem-sentences.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as styles from './AdminOrdersScreen.css.ts';

interface OrderQuantitiesProps {
  readonly orderNumber: string;
  readonly positions: AdminOrder['changeable'];
}

/**
 * Lowers quantities of a waiting order before it is released; 0 takes a position out. Once offered, it stays: where somebody else
 * was first, nothing can be changed any more, and that is told here.
 */
export function OrderQuantities(props: OrderQuantitiesProps) {
  const isOffered = props.positions.length > 0;
  const [wasOffered, setWasOffered] = useState(isOffered);
  if (isOffered && !wasOffered) setWasOffered(true);
  return wasOffered ? <Quantities {...props} /> : null;
}

function Quantities({ orderNumber, positions }: OrderQuantitiesProps) {
  const { adminOrders: words, vocabulary } = useTexts();
  const { language } = useWording();
  const stored = Object.fromEntries(
    positions.flatMap(({ position, quantity }) =>
      [quantityFieldOf(position), beforeFieldOf(position)].map((name) => [name, String(quantity)]),
    ),
  );
  const nameOf = (field: string): string =>
    positions.find(({ position }) => quantityFieldOf(position) === field)?.displayName ?? '';
  const { restored, ...kept } = useKeptForm(
    'order-quantities',
    changedQuantityFields(positions),
    `order-quantities-${orderNumber}`,
    { given: { orderNumber } },
  );
  // What was typed over quantities that have changed since is worth nothing any more.
  const isFresh = positions.every(
    ({ position, quantity }) => restored?.[beforeFieldOf(position)] === String(quantity),
  );
  if (positions.length === 0)
    return kept.view.problem?.code === 'release.decided' ? <TooLate {...kept.view.problem} /> : null;
  return (
    <div className={styles.onScreen}>
      <DisclosureSection title={words.changeTitle}>
        <KeptForm
          kept={{ ...kept, restored: isFresh ? restored : null }}
          values={stored}
          // Several may be wrong at once.
          summarise={(field, sentence) => words.wrongQuantity({ name: nameOf(field), sentence })}
          buttonSize="medium"
          buttonVariant="secondary"
          words={{ submit: words.saveQuantities, pending: words.sending }}
          sent={{ said: words.quantitiesChanged, again: words.changeMore }}
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
                maxLength={longestQuantity}
              />
            ))}
          </div>
          {positions.map(({ position, quantity }) => (
            <input key={position} type="hidden" name={beforeFieldOf(position)} value={quantity} />
          ))}
        </KeptForm>
      </DisclosureSection>
    </div>
  );
}

/** Why the quantities were not changed; stands in the place of the form, and has the focus that was in it. */
function TooLate({ messages }: ShownProblem) {
  const { adminOrders: words } = useTexts();
  const place = useFocusOn<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className={styles.told} role="status">
      <Notice tone="warning" role="none">
        {messages.length === 0 ? words.refusedPlain : messages.join(' ')}
      </Notice>
    </div>
  );
}
