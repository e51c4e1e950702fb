import type { ListQuery } from '#contract/list-query.ts';
import { articlePath } from '#contract/article-path.ts';
import { addressOf } from '#contract/endpoint-address.ts';
import { listingEndpoints } from '#contract/listing.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import { createChoice, withTypingError } from './choice.ts';
import type { Choice } from './choice.ts';
import { Connection, oneRequest } from './closed-loop.ts';
import type { UnitOutcome } from './closed-loop.ts';
import type { Guest } from './guest.ts';
import { openSession, post } from './guest.ts';

/** One thing a visitor asks for again and again. */
export interface Scenario {
  readonly name: string;
  /** Connections that ask at once; as many as the run has where left out. */
  readonly connections?: number;
  /** Done before the clock runs. */
  readonly prepare?: (port: number, connections: number) => Promise<void>;
  readonly unit: (connection: Connection, place: number) => Promise<UnitOutcome>;
}

const colours = ['schwarz', 'cyan', 'magenta', 'gelb', 'farbig'] as const;
const states = ['1', '3', '4'] as const;
const seed = 20_261;

function randomList(facts: CatalogueFacts, choice: Choice): ListQuery {
  const filters = [
    { basisfarbe: [choice.of(colours)] },
    { brand: [choice.of(facts.brandSlugs)] },
    { deliveryState: [choice.of(states)], make: ['original'] },
    { basisfarbe: [choice.of(colours)], brand: [choice.of(facts.brandSlugs)] },
  ];
  return {
    ...(choice.below(10) === 0 ? {} : { catalogSlug: choice.of(facts.categories) }),
    ...(choice.below(2) === 0 ? { filter: JSON.stringify(choice.of(filters)) } : {}),
    ...(choice.below(3) === 0 ? { page: 1 + choice.below(5) } : {}),
    ...(choice.below(4) === 0 ? { sortBy: choice.of(['price', 'name', 'yield', 'newest'] as const) } : {}),
  };
}

/** A number as it stands on the cartridge, a printer, a word, or one of these with a typing error. */
function randomTerm(facts: CatalogueFacts, choice: Choice): string {
  switch (choice.below(4)) {
    case 0:
      return choice.of(facts.numbers);
    case 1:
      return choice.of(facts.devices);
    case 2:
      return withTypingError(choice.of(facts.devices), choice);
    default:
      return withTypingError(choice.of(facts.words), choice);
  }
}

const listPath = (query: ListQuery): string => `/rest${addressOf(listingEndpoints.list, {}, query)}`;
const isList = (text: string): boolean => text.includes('"filters":[') && text.includes('"items":[');

/** Visitors with a basket, one a connection: their pages come from no cache. */
function withBasket(facts: CatalogueFacts) {
  let guests: Guest[] = [];
  return {
    prepare: async (port: number, connections: number): Promise<void> => {
      const connection = new Connection(port);
      guests = [];
      for (let place = 0; place < connections; place += 1) {
        const guest = await openSession(connection);
        const articleNumber = facts.plentiful[place % facts.plentiful.length] ?? '';
        const body = { articleNumber, shopDepotId: 1, quantity: 1 };
        const added = await post(connection, guest, '/shop/basket/add', body);
        if (!added.text.includes('"success":true')) throw new Error(`No basket: ${added.text.slice(0, 200)}`);
        guests.push(guest);
      }
      connection.close();
    },
    cookieOf: (place: number): string => guests[place]?.cookie ?? '',
  };
}

function listPages(facts: CatalogueFacts): Scenario[] {
  const choice = createChoice(seed);
  const visitors = withBasket(facts);
  const page = (): string => `/shop/catalog/${choice.of(facts.categories)}`;
  const isPage = (text: string): boolean => text.includes('</html>') && text.includes('id="page-data"');
  return [
    {
      name: 'listPageCached',
      unit: (connection) =>
        oneRequest(connection, { path: page(), headers: { accept: 'text/html' } }, isPage),
    },
    {
      name: 'listPage',
      prepare: visitors.prepare,
      unit: (connection, place) =>
        oneRequest(
          connection,
          { path: page(), headers: { accept: 'text/html', cookie: visitors.cookieOf(place) } },
          isPage,
        ),
    },
  ];
}

function articlePage(facts: CatalogueFacts): Scenario {
  const choice = createChoice(seed);
  const visitors = withBasket(facts);
  return {
    name: 'articlePage',
    prepare: visitors.prepare,
    unit: (connection, place) => {
      const { key, slug } = choice.of(facts.articles);
      const [articleNumber = '', depot = ''] = key.split('-');
      const path = articlePath({ articleNumber, shopDepotId: Number(depot), slug });
      const headers = { accept: 'text/html', cookie: visitors.cookieOf(place) };
      return oneRequest(connection, { path, headers }, (text) => text.includes(articleNumber));
    },
  };
}

function newBaskets(facts: CatalogueFacts): Scenario {
  const choice = createChoice(seed);
  let waiting: Guest[] = [];
  const visitorsPerConnection = 2500;
  return {
    name: 'basketAdd',
    // The page a visitor comes from has brought cookie and token already.
    prepare: async (port, connections) => {
      waiting = [];
      await Promise.all(
        Array.from({ length: connections }, async () => {
          const connection = new Connection(port);
          for (let count = 0; count < visitorsPerConnection; count += 1)
            waiting.push(await openSession(connection));
          connection.close();
        }),
      );
    },
    unit: async (connection) => {
      const guest = waiting.pop() ?? (await openSession(connection));
      const body = { articleNumber: choice.of(facts.plentiful), shopDepotId: 1, quantity: 1 };
      const { status, text, bytes } = await post(connection, guest, '/shop/basket/add', body);
      const isAdded = status === 200 && text.includes('"success":true');
      return { bytes, fault: isAdded ? null : `${status} ${text.slice(0, 200)}` };
    },
  };
}

/** What is asked of the catalogue again and again. */
function catalogueCalls(facts: CatalogueFacts): readonly Scenario[] {
  const listChoice = createChoice(seed);
  const searchChoice = createChoice(seed);
  const suggestChoice = createChoice(seed);
  return [
    {
      name: 'list',
      unit: (connection) => oneRequest(connection, { path: listPath(randomList(facts, listChoice)) }, isList),
    },
    {
      name: 'search',
      unit: (connection) =>
        oneRequest(connection, { path: listPath({ search: randomTerm(facts, searchChoice) }) }, isList),
    },
    {
      name: 'suggest',
      unit: (connection) => {
        const term = randomTerm(facts, suggestChoice);
        const typed = term.slice(0, Math.max(2, 1 + suggestChoice.below(term.length)));
        const path = `/rest${addressOf(listingEndpoints.suggest, {}, { searchterm: typed.trim() || 'to' })}`;
        return oneRequest(connection, { path }, (text) => text.includes('"items":['));
      },
    },
  ];
}

/** Everything that is measured but the checkout: at once, and what is asked of the catalogue also one after another, as a person waits for it. */
export function apiScenarios(facts: CatalogueFacts): readonly Scenario[] {
  const calls = catalogueCalls(facts);
  return [
    ...calls,
    // The same choices go on, so that most of these searches are new, too.
    ...calls.map(({ name, unit }) => ({
      name: `${name}Alone`,
      connections: 1,
      unit,
    })),
    articlePage(facts),
    ...listPages(facts),
    newBaskets(facts),
  ];
}
