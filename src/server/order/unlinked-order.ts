import type { Address } from '#contract/address.ts';
import type { Order } from '#contract/order.ts';
import { unlinkedText } from '#domain/unlinked-text.ts';

const unlinkedAddress = (address: Address): Address => ({
  ...address,
  company: unlinkedText(address.company),
  vatId: unlinkedText(address.vatId),
  firstname: unlinkedText(address.firstname),
  lastname: unlinkedText(address.lastname),
  street: unlinkedText(address.street),
  houseNumber: unlinkedText(address.houseNumber),
  addition: unlinkedText(address.addition),
  zip: unlinkedText(address.zip),
  city: unlinkedText(address.city),
  phone: unlinkedText(address.phone),
});

/**
 * An order as it may leave by mail: whatever a person typed is spelled so that no mail program makes a link of it, also in
 * orders that were placed when names could still hold one (R52).
 */
export const unlinkedOrder = (order: Order): Order => ({
  ...order,
  billingAddress: unlinkedAddress(order.billingAddress),
  shippingAddress: unlinkedAddress(order.shippingAddress),
  comment: unlinkedText(order.comment),
  reference: unlinkedText(order.reference),
  positions: order.positions.map((position) => ({
    ...position,
    hint: unlinkedText(position.hint),
    costCenter: unlinkedText(position.costCenter),
    offerNumber: unlinkedText(position.offerNumber),
  })),
});
