import { stockNotice as german } from '#texts/de/stock-notice.ts';
import { stockNotice as english } from '#texts/en/stock-notice.ts';
import { useWording } from '#ui/bindings/texts.ts';

const words = { de: german, en: english } as const;

/** Sentences around notices, loaded with the views that show one. */
export const useStockNoticeWords = (): typeof german => words[useWording().language];
