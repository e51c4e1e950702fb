import { lazy, Suspense } from 'react';
import type { ListingData } from './listing-data.ts';

const loadBody = () => import('./ListBody.tsx');
// The server draws everything at once; in a browser what stands above the list is live first.
const drawn = import.meta.env.SSR ? (await loadBody()).ListBody : null;
const ListBody = drawn ?? lazy(async () => ({ default: (await loadBody()).ListBody }));

/** The articles of a list below what people came for on its page. */
export function LaterList({ list }: ListingData) {
  return (
    <Suspense fallback={null}>
      <ListBody list={list} />
    </Suspense>
  );
}
