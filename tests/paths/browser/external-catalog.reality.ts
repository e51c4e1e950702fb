import type { Reality } from '#paths/explore/reality.ts';

/** What another window has made of the basket, and whether the visit is over for the server. */
interface Known {
  readonly isEmpty: boolean;
  readonly isOver: boolean;
}

/** How a visit of the built shop ends: once, however often it is asked. */
export const externalCatalogReality: Reality<Known> = {
  start: () => ({ isEmpty: false, isOver: false }),
  after: (known, step) => {
    switch (step) {
      case 'basket.handOver:press':
      case 'handOver:noAnswer':
      case 'handOver:serverDown':
        return known;
      case 'handOver:ok':
        return known.isEmpty ? null : { ...known, isOver: true };
      case 'handOver:without':
        return known.isEmpty ? { ...known, isOver: true } : null;
      case 'handOver:cut':
        return known.isOver ? null : { ...known, isOver: true };
      case 'handOver:soldOut':
      case 'handOver:changed':
        return known.isOver || known.isEmpty ? null : known;
      case 'handOver:emptied':
        return known.isOver || known.isEmpty ? null : { ...known, isEmpty: true };
      default:
        return null;
    }
  },
};
