import { article } from './en/article.ts';
import { errors } from './en/errors.ts';
import { frame } from './en/frame.ts';
import { home } from './en/home.ts';
import { listing } from './en/listing.ts';
import { mode } from './en/mode.ts';
import { search } from './en/search.ts';
import { supply } from './en/supply.ts';
import { toasts } from './en/toasts.ts';
import { vocabulary } from './en/vocabulary.ts';

/** The English sentences every page may show; a browser loads them with its first page. */
export const texts = { article, errors, frame, home, listing, mode, search, supply, toasts, vocabulary };
