import { deliveryStateNumbers, deliveryStateOf } from '#domain/delivery.ts';
import { formatNumber } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import type { DeliveryWords } from '#ui/shop/DeliveryState/DeliveryState.tsx';

/** Words of the delivery states in the visitor's language. */
export function useDeliveryWords(): DeliveryWords {
  const {
    texts: { vocabulary },
    language,
  } = useWording();
  return {
    states: Object.fromEntries(
      deliveryStateNumbers.map((state) => [state, vocabulary.deliveryStates[deliveryStateOf(state).name]]),
    ),
    workingDays: vocabulary.workingDays,
    stockCount: vocabulary.stockCount,
    number: (value) => formatNumber(value, language),
  };
}
