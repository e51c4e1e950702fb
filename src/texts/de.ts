import { texts as buying } from './de-buying.ts';
import { texts as everyPage } from './de-every-page.ts';

/** The German catalogue of every sentence views show. */
export const texts = { ...everyPage, ...buying };
