import { formatMoney } from '#domain/money-format.ts';
import { useWording } from './texts.ts';

/** Writes integer cents as the visitor's language does, e.g. "1.234,56 €". */
export function useMoney(): (cents: number) => string {
  const { language } = useWording();
  return (cents) => formatMoney(cents, language);
}

/** Joins names as the visitor's language does, e.g. "Deutschland und Österreich". */
export function useList(): (names: readonly string[]) => string {
  const { language } = useWording();
  return (names) => new Intl.ListFormat(language).format(names);
}
