import type { SessionIdentity, SessionKeys } from './session-cookie.ts';

/** What requests share that one page has sent before its guest had a session: they make one session together. */
export interface FirstChange {
  /** The session they make. */
  readonly next: SessionIdentity;
  /** One of them has signed in, so that the session has another name again. */
  isTaken: boolean;
}

/** Where a guest's request comes from; all of it, or it is not the same page. */
export interface FirstChangeOrigin {
  readonly identity: SessionIdentity;
  /** The page's own token: who only holds the same cookie has another one (case R13). */
  readonly token: string;
  readonly address: string;
}

export interface FirstChanges {
  /** Call `leave` once the request is answered. */
  readonly enter: (origin: FirstChangeOrigin) => { readonly change: FirstChange; readonly leave: () => void };
}

/**
 * Gives a guest's session a new name with its first change, so that whoever put the cookie of before into the browser does
 * not share what follows (case R13). Requests of the same page that are under way together get the same name; one that
 * comes after their answers has the new cookie already, or is somebody else's.
 */
export function createFirstChanges(keys: Pick<SessionKeys, 'createFor'>): FirstChanges {
  const underWay = new Map<string, { readonly change: FirstChange; count: number }>();
  return {
    enter({ identity, token, address }) {
      const name = [identity.id, token, address].join('\0');
      const shared = underWay.get(name) ?? {
        change: { next: keys.createFor(token), isTaken: false },
        count: 0,
      };
      underWay.set(name, shared);
      shared.count += 1;
      return {
        change: shared.change,
        leave() {
          shared.count -= 1;
          if (shared.count === 0) underWay.delete(name);
        },
      };
    },
  };
}
