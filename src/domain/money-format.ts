import type { Language } from '#contract/system.ts';

const noBreakSpace = '\u00a0';

interface NumberSigns {
  readonly thousands: string;
  readonly decimal: string;
}

const numberSigns: Readonly<Record<Language, NumberSigns>> = {
  de: { thousands: '.', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
};

const groupDigits = (digits: string, separator: string): string =>
  digits.replace(/\B(?=(?:\d{3})+$)/g, separator);

/** A fixed number of decimals, from an integer in units of the last decimal. */
function fixedPoint(units: number, decimals: number, language: Language): string {
  const signs = numberSigns[language];
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = groupDigits(digits.slice(0, digits.length - decimals), signs.thousands);
  return `${units < 0 ? '-' : ''}${whole}${signs.decimal}${digits.slice(digits.length - decimals)}`;
}

/** `1.234,56 €` or `€1,234.56`, with a no-break space, from integer cents. */
export function formatMoney(cents: number, language: Language = 'de'): string {
  if (language === 'de') return `${fixedPoint(cents, 2, 'de')}${noBreakSpace}€`;
  return `${cents < 0 ? '-' : ''}€${fixedPoint(Math.abs(cents), 2, 'en')}`;
}

/** `1,23 ct` from hundredths of a cent, as {@link costPerPage} in domain/price gives them. */
export function formatCostPerPage(hundredthsOfCent: number, language: Language = 'de'): string {
  return `${fixedPoint(hundredthsOfCent, 2, language)}${noBreakSpace}ct`;
}

/** A number with its thousands grouped and up to three decimals, e.g. `15.345` or `2,5`. */
export function formatNumber(value: number, language: Language = 'de'): string {
  const signs = numberSigns[language];
  const [whole = '0', fraction] = String(Number(Math.abs(value).toFixed(3))).split('.');
  const decimals = fraction === undefined ? '' : `${signs.decimal}${fraction}`;
  return `${value < 0 ? '-' : ''}${groupDigits(whole, signs.thousands)}${decimals}`;
}

/** `19 %` or `8,1 %`. */
export function formatPercent(value: number, language: Language = 'de'): string {
  return `${formatNumber(value, language)}${noBreakSpace}%`;
}

const timeZone = 'Europe/Berlin';

/** Made when a date is shown first: a formatter costs more than the rest of a page's start. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const dateFormats: Readonly<Record<Language, () => Intl.DateTimeFormat>> = {
  de: once(
    () => new Intl.DateTimeFormat('de-DE', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }),
  ),
  en: once(
    () => new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
  ),
};
const timeFormat = once(
  () => new Intl.DateTimeFormat('de-DE', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

/** `21.11.2026` or `21 November 2026` on Berlin's calendar, from ISO 8601. */
export function formatDate(iso: string, language: Language = 'de'): string {
  return dateFormats[language]().format(new Date(iso));
}

/** Date and time of day in Berlin: `21.11.2026, 09:30 Uhr` or `21 November 2026, 09:30`. */
export function formatDateTime(iso: string, language: Language = 'de'): string {
  const time = timeFormat().format(new Date(iso));
  return `${formatDate(iso, language)}, ${time}${language === 'de' ? ' Uhr' : ''}`;
}
