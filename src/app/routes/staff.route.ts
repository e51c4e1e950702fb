import { searchSteeringPath } from '#contract/search-steering-path.ts';
import { shownRatingsPath, waitingRatingsPath } from '#contract/waiting-ratings-path.ts';
import { waitingRegistrationsPath } from '#contract/waiting-registrations-path.ts';
import type { Texts } from '#texts/texts.ts';
import type { SearchSteeringData } from '#ui/screens/search-steering/search-steering-data.ts';
import { titleOfDraft } from '#ui/screens/search-steering/search-steering-data.ts';
import type { FlowsData } from '#ui/screens/flows/flows-data.ts';
import type { RatingsData } from '#ui/screens/ratings/ratings-data.ts';
import { registrantOf } from '#ui/screens/registrations/registrations-data.ts';
import type { RegistrationsData } from '#ui/screens/registrations/registrations-data.ts';
import { page, personalHandle } from '../page-route.ts';

const registrationsTitle = (data: RegistrationsData | undefined, { registrations: words }: Texts): string =>
  data?.shown === 'one' ? registrantOf(data.item) : words.title;

const ratingsTitle = (data: RatingsData | undefined, { waitingRatings: words }: Texts): string =>
  data?.shown === 'one' ? words.ratingOf({ name: data.item.displayName }) : words.title;

const steeringTitle = (data: SearchSteeringData | undefined, { searchSteering: words }: Texts): string =>
  data?.shown === 'one' ? titleOfDraft(data.draft, words) : words.title;

/** Pages of the shop's own staff: the drawn statecharts at `/flows`, registrations that wait, ratings, rules of the search. */
export const routes = [
  page({
    id: 'flows',
    path: '/flows/:machine?',
    view: 'ui/screens/flows/FlowsScreen.tsx',
    lazy: () => import('#ui/screens/flows/FlowsScreen.tsx'),
    texts: [],
    loader: async (loading) => (await import('./flows.loader.ts')).loadFlows(loading),
    handle: {
      meta: ({ data, language }) => ({
        title: (data as FlowsData).title[language],
        robots: 'noindex,nofollow',
      }),
      isPersonal: true,
    },
  }),
  page({
    id: 'registrations',
    path: `${waitingRegistrationsPath}/:registration?`,
    view: 'ui/screens/registrations/RegistrationsScreen.tsx',
    lazy: () => import('#ui/screens/registrations/RegistrationsScreen.tsx'),
    texts: ['account', 'registrations'],
    loader: async (loading) => (await import('./registrations.loader.ts')).loadRegistrations(loading),
    handle: personalHandle(({ data, texts }) =>
      registrationsTitle(data as RegistrationsData | undefined, texts),
    ),
  }),
  page({
    id: 'ratings',
    path: `${waitingRatingsPath}/:rating?`,
    view: 'ui/screens/ratings/RatingsScreen.tsx',
    lazy: () => import('#ui/screens/ratings/RatingsScreen.tsx'),
    texts: ['account', 'waitingRatings'],
    loader: async (loading) => (await import('./ratings.loader.ts')).loadWaitingRatings(loading),
    handle: personalHandle(({ data, texts }) => ratingsTitle(data as RatingsData | undefined, texts)),
  }),
  page({
    id: 'shownRatings',
    path: `${shownRatingsPath}/:rating?`,
    view: 'ui/screens/ratings/RatingsScreen.tsx',
    lazy: () => import('#ui/screens/ratings/RatingsScreen.tsx'),
    texts: ['account', 'waitingRatings'],
    loader: async (loading) => (await import('./ratings.loader.ts')).loadShownRatings(loading),
    handle: personalHandle(({ data, texts }) => ratingsTitle(data as RatingsData | undefined, texts)),
  }),
  page({
    id: 'search-steering',
    path: `${searchSteeringPath}/:rule?`,
    view: 'ui/screens/search-steering/SearchSteeringScreen.tsx',
    lazy: () => import('#ui/screens/search-steering/SearchSteeringScreen.tsx'),
    texts: ['account', 'searchSteering'],
    loader: async (loading) => (await import('./search-steering.loader.ts')).loadSearchSteering(loading),
    handle: personalHandle(({ data, texts }) => steeringTitle(data as SearchSteeringData | undefined, texts)),
  }),
];
