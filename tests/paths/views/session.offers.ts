import type { AnyMachineSnapshot } from 'xstate';
import type { SessionContext } from '#machines/session/session.types.ts';
import { leafNames } from '#paths/drive/handlers.ts';
import type { Reality } from '#paths/explore/reality.ts';

/** The page in sight: one with a form for signing in, or any other. */
type Place = 'elsewhere' | 'login' | 'checkout';

/** Where a call that went wrong leads: the form has to be in sight, since nothing opens it again. */
const afterFailedLogin = (place: Place): Place | null => (place === 'elsewhere' ? null : place);

/** The page in sight after a step; null when no gesture does it there. */
function placeAfter(place: Place, step: string, before: AnyMachineSnapshot): Place | null {
  const { allowLogin } = before.context as SessionContext;
  const isIdle = leafNames(before.value).includes('guest.idle');
  switch (step) {
    case 'login.open:returning':
      return 'login';
    case 'login.close:leave':
      return place === 'login' ? 'elsewhere' : null;
    // Where nobody may sign in, the page has no form; the checkout's form is that of the delivered page.
    case 'login.submit:returning':
      return place === 'login' && !isIdle && allowLogin ? place : null;
    case 'login.submit:staying':
      return isIdle || place === 'checkout' ? 'checkout' : null;
    case 'wayIn.found:mailed':
    case 'wayIn.found:again':
      return 'login';
    // Where nobody may sign in, the page asks nothing.
    case 'wayIn.use:confirm':
      return place === 'login' && allowLogin ? place : null;
    // The second factor is a page of its own.
    case 'login:secondFactor':
      return null;
    case 'login:ok':
    case 'logout:ok':
    case 'identity.told:secondFactor':
      return 'elsewhere';
    case 'loadIdentity:stillMember':
      return place;
    default:
      if (step.startsWith('loadIdentity:')) return 'login';
      return step.startsWith('login:') ? afterFailedLogin(place) : place;
  }
}

/** What header, sign-in and checkout offer; that a session ended or was switched off is told to the page. */
export const sessionOffers: Reality<Place> = {
  start: () => 'elsewhere',
  after: placeAfter,
};
