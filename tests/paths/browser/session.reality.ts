import type { SessionContext } from '#machines/session/session.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

const usual: readonly string[] = [
  'login.close:leave',
  'login:ok',
  'login:wrong',
  'login:tooMany',
  'wayIn.found:mailed',
  'wayIn.use:confirm',
  'openWayIn:ok',
  'openWayIn:invalid',
  'logout:out',
  'logout:ok',
  'session.ended:ended',
  'loadIdentity:ok',
];

/** How the session of the built shop behaves: one page from the first sight to signing out, another tab beside it. */
export const sessionReality: Reality<true> = {
  start: (sample) => (sample === 'closed' ? null : true),
  after: (known, step, { value, context }) => {
    const isIdle = JSON.stringify(value) === '{"guest":"idle"}';
    const { wantsRedirect, problem, isLetIn } = context as SessionContext;
    // Another tab signs out once.
    if (step === 'session.ended:ended' && JSON.stringify(value).includes('expired')) return null;
    // The page of the sign-in is opened by its link; a guest without it has no form to send.
    if (step === 'login.open:returning') return isIdle ? known : null;
    if (step === 'login.submit:returning') return isIdle ? null : known;
    // The link of a mail is opened as a page of its own, which knows nothing of a try before it.
    if (step === 'wayIn.found:mailed' && (problem !== null || isLetIn)) return null;
    // Leaving the page while the answer is awaited ends on another page; the form is not there any more.
    if ((step === 'login:wrong' || step === 'login:tooMany') && !wantsRedirect) return null;
    if (step === 'login.close:leave' && JSON.stringify(value).includes('sending') && !wantsRedirect)
      return null;
    return usual.includes(step) ? known : null;
  },
};
