import { inLanguage } from './areas.ts';

/** The German catalogue of every sentence views show. */
export const texts = inLanguage('de');
