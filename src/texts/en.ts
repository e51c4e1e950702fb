import type { Texts } from './texts.ts';
import { texts as buying } from './en-buying.ts';
import { texts as everyPage } from './en-every-page.ts';

/** The English catalogue of every sentence views show. */
export const texts: Texts = { ...everyPage, ...buying };
