import { basket } from './de/basket.ts';
import { checkout } from './de/checkout.ts';
import { forms } from './de/forms.ts';
import { order } from './de/order.ts';
import { session } from './de/session.ts';

/** The German sentences from the basket to the order and the account; a browser loads them with the first page that needs them. */
export const texts = { basket, checkout, forms, order, session };
