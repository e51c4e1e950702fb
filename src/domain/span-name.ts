import type { Language } from '#contract/system.ts';
import { daysOf } from './statistics-span.ts';
import type { NamedSpan } from './statistics-span.ts';

const locales: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

const written = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options }).format(
    new Date(`${day}T00:00:00Z`),
  );

const quarterOf: Readonly<Record<Language, (quarter: number, year: number) => string>> = {
  de: (quarter, year) => `${quarter}. Quartal ${year}`,
  en: (quarter, year) => `Q${quarter} ${year}`,
};
const weekOf: Readonly<Record<Language, (week: number, year: number) => string>> = {
  de: (week, year) => `KW ${week} ${year}`,
  en: (week, year) => `Week ${week} ${year}`,
};

/**
 * How people call a stretch of the calendar: `November 2026`, `4. Quartal 2026`, `KW 48 2026`, `Do., 26.11.2026`.
 *
 * @param length `short` leaves out what its neighbours say as well: `Nov.`, `26.`
 */
export function spanName(span: NamedSpan, language: Language, length: 'long' | 'short' = 'long'): string {
  const { from } = daysOf(span);
  const isShort = length === 'short';
  switch (span.type) {
    case 'year':
      return String(span.year);
    case 'quarter':
      return quarterOf[language](span.quarter, span.year);
    case 'month':
      return written(from, language, isShort ? { month: 'short' } : { month: 'long', year: 'numeric' });
    case 'week':
      return weekOf[language](span.week, span.year);
    case 'day':
      return isShort
        ? written(from, language, { day: 'numeric' })
        : written(from, language, { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' });
  }
}
