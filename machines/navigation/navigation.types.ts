/** A navigation that ends sooner shows no progress bar. */
export const progressPatienceMs = 120;

/** Where and how fast a navigation scrolls (S2). */
export const scrollOffsetPixels = -220;
export const scrollDurationMs = 100;

/** The scroll-to-top button appears after this much scrolling (S2.12, S9). */
export const scrollTopThresholdPixels = 600;

/** How the address changed: a link or command, a replaced entry, or back and forward. */
export type NavigationCause = 'push' | 'replace' | 'pop';

export interface NavigationInput {
  /** Path with query of the page that was delivered. */
  readonly path: string;
  /** Target a chunk failure already reloaded for in this tab; null when none did (R84). */
  readonly reloadedFor: string | null;
}

export interface NavigationContext {
  /** Path with query of the page in sight. */
  readonly path: string;
  readonly target: string | null;
  /** The address names the target already, as after "back" and "forward". */
  readonly isAddressMoved: boolean;
  readonly reloadedFor: string | null;
  readonly isScrolledFar: boolean;
}

/** Everything a router can say, none of it is refused; and what others know of the page in sight. */
export type NavigationFact =
  | { type: 'navigation.started'; target: string; isAddressMoved: boolean }
  | {
      type: 'navigation.settled';
      path: string;
      cause: NavigationCause;
      /** The route opted out of scrolling (S2). */
      keepsScroll: boolean;
    }
  /** The code of the view could not be loaded, e.g. after a release; a page whose data did not come has settled and says so. */
  | { type: 'navigation.failed'; target: string }
  | { type: 'scroll.moved'; pixels: number }
  /** Another visitor is here: whom they are led to, or what the page shows, is told afresh (S7.3). */
  | { type: 'visitor.changed'; redirectTo: string | null; isSignInDue: boolean }
  /** What the page in sight shows is of another mode, or has changed by what was done on it. */
  | { type: 'data.outdated' };

export type NavigationCommand =
  | { type: 'scroll.toTop' }
  /** Leads to a page whatever is on its way. */
  | { type: 'page.open'; path: string; isReplacing: boolean }
  /** Leads to the sign-in, and from there back. */
  | { type: 'signIn.open' };

export type NavigationEvent = NavigationFact | NavigationCommand;

export type ScrollWish =
  /** Where the page begins: at what its address names, else at its top. */
  | { readonly kind: 'beginning'; readonly offset: number; readonly durationMs: number }
  /** The top of the page, whatever its address names. */
  | { readonly kind: 'top'; readonly durationMs: number }
  /** Back and forward: the position the browser remembers (docs/decisions/0023). */
  | { readonly kind: 'restore' };

export type NavigationEmitted =
  | {
      type: 'navigation.settled';
      path: string;
      cause: NavigationCause;
      /** A page is in sight that was not before; consent and page views hang on it. */
      isNew: boolean;
      /** Its address differs in more than what it asks for. */
      isOtherPage: boolean;
    }
  | { type: 'navigation.pageWanted'; path: string; replace: boolean }
  /** What the page in sight shows is to be loaded again. */
  | { type: 'navigation.freshDataWanted' }
  | { type: 'navigation.scrollWanted'; scroll: ScrollWish }
  /** Load the whole document at `path`: its code belongs to a newer release. */
  | { type: 'navigation.reloadWanted'; path: string }
  /** The tab's record of the guarded reload is to be kept, or removed for null. */
  | { type: 'navigation.reloadRecorded'; target: string | null };
