import type { ContentPage } from '#contract/content.ts';
import { servedCountries } from '#contract/address-choices.ts';
import { formatMoney, formatNumber } from '#domain/money-format.ts';
import { chargeAmount } from '#domain/totals.ts';
import { servesCountry } from '#domain/shipping.ts';
import { reckonedSide, reckonsNet } from '#domain/price.ts';
import type { PriceRules } from '#domain/price.ts';
import type { PaymentMethodRow, ShippingMethodRow, StoredMethods } from '#server/method/stored-methods.ts';
import type { Language } from '#server/session/visitor.ts';
import { textsOf } from '#texts/catalogues.ts';
import { shippingTable as german } from '#texts/de/legal.ts';
import { shippingTable as english } from '#texts/en/legal.ts';
import { freeShippingLimitOf, nameIn } from '#server/method/method.service.ts';

type Section = ContentPage['sections'][number];
type Served = (typeof servedCountries)[number];

interface TableFor {
  readonly language: Language;
  readonly rules: PriceRules;
}

/** What it costs to have goods brought to each country, and how they may be paid there, out of the methods themselves. */
export function shippingSection(
  { shipping, payment }: StoredMethods,
  { language, rules }: TableFor,
): Section {
  const words = language === 'en' ? english : german;
  const { forms, vocabulary } = textsOf(language);
  const money = (cents: number): string => formatMoney(cents, language);
  const waysTo = (country: Served): readonly ShippingMethodRow[] =>
    shipping.filter((row) => row.isActive && servesCountry(row.countries, country));
  const kind = rules.isTaxExempt ? 'exempt' : reckonsNet(rules) ? 'net' : 'gross';
  const bounded = (name: string, bounds: readonly string[]): string =>
    bounds.length === 0 ? name : `${name} (${bounds.join(', ')})`;
  // The limits of a way to pay are compared with what is paid, tax and all.
  const limitsOf = ({ minimumGrossCents, maximumGrossCents }: PaymentMethodRow): string[] => {
    const bounds = [
      ...(minimumGrossCents === null ? [] : [words.from({ limit: money(minimumGrossCents) })]),
      ...(maximumGrossCents === null ? [] : [words.upTo({ limit: money(maximumGrossCents) })]),
    ].join(' ');
    if (bounds === '') return [];
    return [kind === 'net' ? words.withTax({ bounds }) : bounds];
  };
  const paymentIn = (country: Served): string =>
    payment
      .filter((row) => row.isActive && row.countries.includes(country))
      .filter((row) => row.isForGuests || row.isForPrivate || row.isForCompanies)
      .map((row) => {
        const fee = reckonedSide(chargeAmount(row.feeNetCents, rules), rules);
        const buyers = [
          ...(row.isForGuests ? [words.buyers.guest] : []),
          ...(row.isForPrivate ? [words.buyers.private] : []),
          ...(row.isForCompanies ? [words.buyers.company] : []),
        ];
        const isForAll = row.isForGuests && row.isForPrivate && row.isForCompanies;
        const bounds = [
          ...(isForAll ? [] : [words.only({ buyers: buyers.join(words.and) })]),
          ...limitsOf(row),
          ...(fee === 0 ? [] : [words.fee({ amount: money(fee) })]),
        ];
        return bounded(nameIn(row.displayName, language), bounds);
      })
      .join(', ');
  const wayOf = ({ displayName, needsStock, maximumWeightGrams: grams }: ShippingMethodRow): string =>
    bounded(nameIn(displayName, language), [
      ...(needsStock ? [words.stockOnly] : []),
      ...(grams === null ? [] : [words.weight({ kilograms: formatNumber(grams / 1000, language) })]),
    ]);
  const rowOf = (country: Served, row: ShippingMethodRow): string[] => {
    const price = reckonedSide(chargeAmount(row.priceNetCents, rules), rules);
    const limit = freeShippingLimitOf(row, rules);
    return [
      forms.countries[country],
      wayOf(row),
      price === 0 ? words.free : money(price),
      limit === null || price === 0 ? words.never : money(limit),
      vocabulary.workingDays({ minimum: row.minimumDays, maximum: row.maximumDays }),
      paymentIn(country),
    ];
  };
  const countries = servedCountries.filter((country) => waysTo(country).length > 0);
  const names = countries.map((country) => forms.countries[country]);
  const list = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '');
  return {
    heading: words.heading,
    paragraphs: [words.countries({ list: list.join(words.and) }), words.prices[kind]],
    items: [],
    table: {
      columns: Object.values(words.columns),
      rows: countries.flatMap((country) => waysTo(country).map((row) => rowOf(country, row))),
    },
  };
}
