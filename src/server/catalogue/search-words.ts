import type { BrandFacts } from './catalogue-facts.ts';
import type { DeviceWords } from './device-words.ts';
import type { Postings } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';
import type { TermFacts } from './vocabulary.ts';

function factsOf(articles: Postings, devices: DeviceWords): TermFacts[] {
  const facts = articles.terms.map((term, place) => ({
    term,
    count: articles.countAt(place),
    isDeviceWord: false,
  }));
  const own = new Set(articles.terms);
  devices.terms.forEach((term, place) => {
    if (!own.has(term)) facts.push({ term, count: devices.counts[place]!, isDeviceWord: true });
  });
  return facts
    .filter(({ term }) => term.length > 1 && !/\d/.test(term))
    .toSorted((left, right) => (left.term < right.term ? -1 : 1));
}

/** What searches are answered from: the words of the articles, those of the printers, and both as a vocabulary. */
export class SearchWords {
  readonly articles: Postings;
  readonly devices: DeviceWords;
  readonly vocabulary: Vocabulary;
  readonly #brands: readonly BrandFacts[];
  readonly #kinds: readonly string[];

  /** @param kinds names of the categories */
  constructor(
    articles: Postings,
    devices: DeviceWords,
    brands: readonly BrandFacts[],
    kinds: readonly string[],
  ) {
    this.#kinds = kinds;
    this.articles = articles;
    this.devices = devices;
    this.#brands = brands;
    this.vocabulary = new Vocabulary(factsOf(articles, devices), brands, kinds);
  }

  /** The same with the words of some articles replaced. */
  replaced(articleIds: ReadonlySet<number>, fresh: Postings): SearchWords {
    return new SearchWords(
      this.articles.replaced(articleIds, fresh),
      this.devices,
      this.#brands,
      this.#kinds,
    );
  }
}
