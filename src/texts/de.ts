import { article } from './de/article.ts';
import { basket } from './de/basket.ts';
import { catalogue } from './de/catalogue.ts';
import { checkout } from './de/checkout.ts';
import { errors } from './de/errors.ts';
import { frame } from './de/frame.ts';
import { home } from './de/home.ts';
import { listing } from './de/listing.ts';
import { mode } from './de/mode.ts';
import { order } from './de/order.ts';
import { search } from './de/search.ts';
import { session } from './de/session.ts';
import { supply } from './de/supply.ts';
import { toasts } from './de/toasts.ts';
import { vocabulary } from './de/vocabulary.ts';

/** The German catalogue of every sentence views show. */
export const texts = {
  article,
  basket,
  catalogue,
  checkout,
  errors,
  frame,
  home,
  listing,
  mode,
  order,
  search,
  session,
  supply,
  toasts,
  vocabulary,
};
