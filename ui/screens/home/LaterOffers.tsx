import { lazy } from 'react';
import { Later } from '#ui/parts/Later/Later.tsx';
import type { OffersProps } from './Offers.tsx';

const load = () => import('./Offers.tsx');
// The server draws everything at once; in a browser the printer finder is live before what can be bought below it.
const drawn = import.meta.env.SSR ? (await load()).Offers : null;
const Offers = drawn ?? lazy(async () => ({ default: (await load()).Offers }));

/** The newest articles, in a chunk of their own. */
export function LaterOffers(given: OffersProps) {
  return (
    <Later>
      <Offers {...given} />
    </Later>
  );
}
