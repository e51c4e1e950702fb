import type { BasketState } from '#contract/basket.ts';
import { addressLines } from '#domain/address.ts';
import { reckonsNet } from '#domain/price.ts';
import type { Difference } from '#machines/checkout/checkout.types.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useTexts } from '#ui/bindings/texts.ts';

/** Writes what is not as the buyer last saw it. */
export function useDifference(basket: BasketState | null): (difference: Difference) => string {
  const { checkout, forms } = useTexts();
  const money = useMoney();
  const words = checkout.changed;
  const isNet = basket !== null && reckonsNet(basket);
  return (difference) => {
    switch (difference.kind) {
      case 'priceRisen':
        return words.priceRisen({
          name: difference.displayName,
          oldPrice: money(isNet ? difference.oldNet : difference.oldGross),
          newPrice: money(isNet ? difference.newNet : difference.newGross),
        });
      case 'quantity':
        return words.quantity({
          name: difference.displayName,
          oldQuantity: difference.oldQuantity,
          newQuantity: difference.newQuantity,
        });
      case 'billingAddress':
      case 'shippingAddress':
        return words[difference.kind]({
          address: addressLines(difference.address, forms.countries).join(', '),
        });
      case 'removed':
      case 'added':
      case 'notOrderable':
      case 'hint':
      case 'costCenter':
      case 'shippingMethod':
      case 'paymentMethod':
        return words[difference.kind]({ name: difference.displayName });
      case 'total':
        return words.total({ oldTotal: money(difference.oldGross), newTotal: money(difference.newGross) });
    }
  };
}
