import { page, personalHandle } from '../page-route.ts';

export const sessionRoutes = [
  page({
    id: 'login',
    path: '/login',
    view: 'ui/screens/login/LoginScreen.tsx',
    lazy: () => import('#ui/screens/login/LoginScreen.tsx'),
    texts: ['session'],
    handle: personalHandle(({ texts }) => texts.session.title),
  }),
  page({
    id: 'logout',
    path: '/logout',
    view: 'ui/screens/login/LogoutScreen.tsx',
    lazy: () => import('#ui/screens/login/LogoutScreen.tsx'),
    texts: ['basket', 'session'],
    handle: personalHandle(({ texts }) => texts.session.logout),
  }),
];
