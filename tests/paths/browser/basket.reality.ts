import type { Reality } from '#paths/explore/reality.ts';

/**
 * Whose page it is: of somebody signed in, of one whose session is over, of a guest who is asked to sign in, or of somebody who has
 * just done so.
 */
type Stage = 'member' | 'over' | 'guest' | 'returned';

/** How an add of a member goes on a built shop, whose session may end before it arrives; whoever signs in then may be another. */
export const basketReality: Reality<Stage> = {
  start: () => 'member',
  after: (stage, step, { value }) => {
    switch (step) {
      // The article takes one press at a time, and the sign-in has none.
      case 'position.add:add':
        return stage !== 'guest' && stage !== 'over' && value === 'headOnly' ? 'member' : null;
      case 'sendChange:added':
        return 'member';
      // No session ends as soon as it has begun: what is made again succeeds.
      case 'sendChange:sessionEnded':
        return stage === 'member' ? 'over' : null;
      case 'session.changed:ended':
        return stage === 'over' ? 'guest' : null;
      case 'session.changed:signedIn':
      case 'session.changed:another':
        return stage === 'guest' ? 'returned' : null;
      default:
        return null;
    }
  },
  isEverySample: true,
};
