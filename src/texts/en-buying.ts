import { basket } from './en/basket.ts';
import { checkout } from './en/checkout.ts';
import { forms } from './en/forms.ts';
import { order } from './en/order.ts';
import { session } from './en/session.ts';

/** The English sentences from the basket to the order and the account; a browser loads them with the first page that needs them. */
export const texts = { basket, checkout, forms, order, session };
