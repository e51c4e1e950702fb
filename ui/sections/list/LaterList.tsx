import { lazy } from 'react';
import { Later } from '#ui/parts/Later/Later.tsx';
import type { ListingData } from './listing-data.ts';

const loadBody = () => import('./ListBody.tsx');
// The server draws everything at once; in a browser what stands above the list is live first.
const drawn = import.meta.env.SSR ? (await loadBody()).ListBody : null;
const ListBody = drawn ?? lazy(async () => ({ default: (await loadBody()).ListBody }));

/** The articles of a list below what people came for on its page. */
export function LaterList({ list }: ListingData) {
  return (
    <Later>
      <ListBody list={list} />
    </Later>
  );
}
