import { page, type PageHandle } from '../page-route.ts';

const handle = (area: 'loginTitle' | 'logoutTitle'): PageHandle => ({
  meta: ({ texts }) => ({ title: texts.session[area], robots: 'noindex,nofollow' }),
  isPersonal: true,
});

export const sessionRoutes = [
  page({
    id: 'login',
    path: '/login',
    view: 'ui/screens/login/LoginScreen.tsx',
    lazy: () => import('#ui/screens/login/LoginScreen.tsx'),
    handle: handle('loginTitle'),
  }),
  page({
    id: 'logout',
    path: '/logout',
    view: 'ui/screens/login/LogoutScreen.tsx',
    lazy: () => import('#ui/screens/login/LogoutScreen.tsx'),
    handle: handle('logoutTitle'),
  }),
];
