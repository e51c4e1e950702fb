import { page, type PageHandle } from '../page-route.ts';

const personal = (meta: PageHandle['meta']): PageHandle => ({
  meta,
  isPersonal: true,
  needsBuyingTexts: true,
});

export const sessionRoutes = [
  page({
    id: 'login',
    path: '/login',
    view: 'ui/screens/login/LoginScreen.tsx',
    lazy: () => import('#ui/screens/login/LoginScreen.tsx'),
    handle: personal(({ texts }) => ({ title: texts.session.title, robots: 'noindex,nofollow' })),
  }),
  page({
    id: 'logout',
    path: '/logout',
    view: 'ui/screens/login/LogoutScreen.tsx',
    lazy: () => import('#ui/screens/login/LogoutScreen.tsx'),
    handle: personal(({ texts }) => ({ title: texts.session.logout, robots: 'noindex,nofollow' })),
  }),
];
