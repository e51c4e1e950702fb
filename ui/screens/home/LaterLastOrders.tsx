import { lazy } from 'react';
import { Later } from '#ui/parts/Later/Later.tsx';
import type { LastOrdersProps } from './LastOrders.tsx';

const load = () => import('./LastOrders.tsx');
// The server draws everything at once; a browser fetches it only for who has ordered.
const drawn = import.meta.env.SSR ? (await load()).LastOrders : null;
const LastOrders = drawn ?? lazy(async () => ({ default: (await load()).LastOrders }));

/** The last orders, in a chunk of their own. */
export function LaterLastOrders(given: LastOrdersProps) {
  return (
    <Later>
      <LastOrders {...given} />
    </Later>
  );
}
