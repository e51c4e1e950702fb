import type { Texts } from './texts.ts';
import { article } from './en/article.ts';
import { basket } from './en/basket.ts';
import { catalogue } from './en/catalogue.ts';
import { checkout } from './en/checkout.ts';
import { errors } from './en/errors.ts';
import { frame } from './en/frame.ts';
import { home } from './en/home.ts';
import { listing } from './en/listing.ts';
import { mode } from './en/mode.ts';
import { order } from './en/order.ts';
import { search } from './en/search.ts';
import { session } from './en/session.ts';
import { supply } from './en/supply.ts';
import { toasts } from './en/toasts.ts';
import { vocabulary } from './en/vocabulary.ts';

/** The English catalogue of every sentence views show. */
export const texts: Texts = {
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
