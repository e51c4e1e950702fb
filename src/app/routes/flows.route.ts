import type { FlowData } from '#ui/screens/flows/flows-data.ts';
import { page } from '../page-route.ts';

const robots = 'noindex,nofollow';

/** The drawn statecharts, for the shop's own staff. */
export const flowRoutes = [
  page({
    id: 'flows',
    path: '/flows',
    view: 'src/app/routes/flows-view.ts',
    lazy: () => import('./flows-view.ts'),
    handle: { meta: ({ texts }) => ({ title: texts.frame.flows, robots }), isPersonal: true },
  }),
  page({
    id: 'flow',
    path: '/flows/:machine',
    view: 'src/app/routes/flow-view.ts',
    lazy: () => import('./flow-view.ts'),
    handle: {
      meta: ({ data, language }) => ({ title: (data as FlowData).item.title[language], robots }),
      isPersonal: true,
    },
  }),
];
