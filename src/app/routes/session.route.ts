import type { RouteObject } from 'react-router-dom';
import { invitationRoute } from '#contract/admin-users-path.ts';
import type { AuthenticationMode } from '#contract/authentication-mode.ts';
import { passwordRequestPath, passwordResetRoute } from '#contract/password-path.ts';
import { registrationConfirmRoute, registrationPath } from '#contract/registration-path.ts';
import { secondFactorPath } from '#contract/second-factor-path.ts';
import type { Texts } from '#texts/texts.ts';
import { page, personalHandle } from '../page-route.ts';
import type { PageHandle } from '../page-route.ts';

const titles: Readonly<Record<AuthenticationMode, (texts: Texts) => string>> = {
  login: ({ session }) => session.title,
  logout: ({ session }) => session.logout,
  register: ({ registration }) => registration.title,
  confirm: ({ registration }) => registration.confirmTitle,
  invitation: ({ registration }) => registration.invitation.title,
  passwordRequest: ({ passwordReset }) => passwordReset.requestTitle,
  passwordReset: ({ passwordReset }) => passwordReset.resetTitle,
};

/** A page of the one view of signing in, whose mode its route sets (S2.1-01). */
const authentication = (
  id: string,
  path: string,
  authenticationMode: AuthenticationMode,
  more: Partial<PageHandle> = {},
): RouteObject =>
  page({
    id,
    path,
    view: 'src/app/routes/authentication.page.ts',
    lazy: () => import('./authentication.page.ts'),
    texts: ['basket', 'passkey', 'passwordReset', 'registration', 'session'],
    handle: {
      ...personalHandle(({ texts }) => titles[authenticationMode](texts)),
      authenticationMode,
      ...more,
    },
  });

const withoutFooter = { hidesFooter: true } as const;

export const routes = [
  authentication('login', '/login', 'login'),
  authentication('logout', '/logout', 'logout'),
  authentication('register', registrationPath, 'register'),
  {
    ...authentication('registerConfirm', registrationConfirmRoute, 'confirm'),
    loader: async (loading) => (await import('./mailed-link.loader.ts')).loadRegistrationConfirm(loading),
  },
  {
    ...authentication('invitation', invitationRoute, 'invitation'),
    loader: async (loading) => (await import('./mailed-link.loader.ts')).loadInvitation(loading),
  },
  authentication('passwordRequest', passwordRequestPath, 'passwordRequest'),
  {
    ...authentication('passwordReset', passwordResetRoute, 'passwordReset'),
    loader: async (loading) => (await import('./mailed-link.loader.ts')).loadPasswordReset(loading),
  },
  authentication('customerLogin', '/kundenlogin/:alias?', 'login', withoutFooter),
  authentication('businessLogin', '/businesslogin/:alias?', 'login', withoutFooter),
  page({
    id: 'secondFactor',
    path: secondFactorPath,
    view: 'src/app/routes/second-factor.page.ts',
    lazy: () => import('./second-factor.page.ts'),
    texts: ['passkey', 'secondFactor'],
    loader: async (loading) => (await import('./second-factor.loader.ts')).loadSecondFactor(loading),
    handle: personalHandle(({ texts }) => texts.secondFactor.title),
  }),
] satisfies readonly RouteObject[];
