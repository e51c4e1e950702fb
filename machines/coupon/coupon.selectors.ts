import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../call-problem.ts';
import type { CouponMachine } from './coupon.machine.ts';

type CouponSnapshot = SnapshotFrom<CouponMachine>;

export interface CouponView {
  readonly state: string;
  readonly isAdding: boolean;
  readonly isRemoving: boolean;
  /** The field was empty. */
  readonly isCodeMissing: boolean;
  /** The code that was sent last. */
  readonly code: string;
  readonly problem: Problem | null;
}

/** What the part of a coupon shows. */
export function selectCoupon(snapshot: CouponSnapshot): CouponView {
  const { value } = snapshot;
  return {
    state: typeof value === 'string' ? value : value.resting,
    isAdding: snapshot.matches('adding'),
    isRemoving: snapshot.matches('removing'),
    isCodeMissing: snapshot.matches({ resting: 'missing' }),
    ...snapshot.context,
  };
}
