import type { FlowsData } from '#ui/screens/flows/flows-data.ts';
import { page } from '../page-route.ts';

/** `/flows` and `/flows/{machine}`: the drawn statecharts, for the shop's own staff. One route, since every page carries it. */
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
];
