import { article } from './de/article.ts';
import { errors } from './de/errors.ts';
import { frame } from './de/frame.ts';
import { home } from './de/home.ts';
import { listing } from './de/listing.ts';
import { mode } from './de/mode.ts';
import { search } from './de/search.ts';
import { supply } from './de/supply.ts';
import { toasts } from './de/toasts.ts';
import { vocabulary } from './de/vocabulary.ts';

/** The German sentences every page may show; a browser loads them with its first page. */
export const texts = { article, errors, frame, home, listing, mode, search, supply, toasts, vocabulary };
