import type { UserState } from '#contract/session.ts';
import { safeRedirect } from '#domain/redirect.ts';
import type { Identity, SessionEvent } from './session.types.ts';

/** What the records say of a visitor who is nobody's account. */
export const guestFacts: Pick<
  UserState,
  'guest' | 'isBackendUser' | 'data' | 'my' | 'user_payments_configs'
> = {
  guest: true,
  isBackendUser: false,
  data: {
    is_backend_user: false,
    is_admin: false,
    is_approver: false,
    is_visit: false,
    id: null,
    email: '',
    firstname: '',
    lastname: '',
    company: '',
    customerNumber: '',
    kind: 'guest',
  },
  my: { openOrders: 0 },
  user_payments_configs: [],
};

/** The returned address if one is given, checked; null when loading simply ends (S4.2). */
export const returnPathOf = (asked: string | null): string | null =>
  asked === null || asked === '' ? null : safeRedirect(asked);

/** Whose account it is: its mail address; null for a guest. */
export const personOf = ({ guest, data }: UserState): string | null => (guest ? null : data.email);

/** What the session is told where another chart has signed somebody in, and where that leads. */
export const signedIn = ({
  user,
  shop,
  head,
  redirectTo,
}: Identity & { readonly redirectTo: string }): SessionEvent => ({
  type: 'identity.told',
  user,
  shop,
  head,
  redirectTo,
});

/** The same visitor without anything a member has. */
export const asGuest = (user: UserState): UserState => ({ ...user, ...guestFacts });
