import { inLanguage } from './areas.ts';

/** The English catalogue of every sentence views show. */
export const texts = inLanguage('en');
