import { basketEndpoints } from '#contract/basket.ts';
import type { BasketChange } from './basket.types.ts';

/** The call of the contract a change stands for, with its body; the app only has to send it. */
export function requestOf(change: BasketChange) {
  switch (change.kind) {
    case 'add':
      return { endpoint: basketEndpoints.add, body: change.item };
    case 'addItems':
      return { endpoint: basketEndpoints.addItems, body: { items: [...change.items] } };
    case 'quantity':
      return {
        endpoint: basketEndpoints.updateQuantity,
        body: { uid: change.uid, quantity: change.quantity },
      };
    case 'notice':
      return { endpoint: basketEndpoints.updateNotice, body: { uid: change.uid, hint: change.hint } };
    case 'remove':
      return { endpoint: basketEndpoints.remove, body: { uid: change.uid } };
    case 'removeAll':
      return { endpoint: basketEndpoints.removeAll, body: {} };
  }
}
