import type { BasketPosition } from '#contract/basket.ts';
import type { TrackedItem } from '#domain/tracking.ts';
import { searchIn } from '#machines/search/search.rules.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import type { Analytics } from './analytics.ts';
import { listenToFoundPrinters } from './found-printers.ts';
import { listenToBasketExchanges, listenToItemsAdded, listenToListAdds } from './counted-changes.ts';
import type { Added, ItemsAdded } from './counted-changes.ts';

const trackedPosition = (position: BasketPosition) => ({
  articleNumber: position.articleNumber,
  displayName: position.displayName,
  category: '',
  unitNet: position.price.net_price,
  quantity: position.quantity,
});

const trackedItem = ({ articleNumber, quantity }: Added): TrackedItem => ({
  articleNumber,
  displayName: '',
  category: '',
  unitNet: null,
  quantity: Number(quantity),
});

/** Which pages answer a search that has not been counted yet. */
export interface SearchesOfVisit {
  /**
   * Words of the search whose page this is, once: those submitted last, else those the address names unless they are the
   * ones counted before, as on another page of the same list; null for none (S2.11-09).
   */
  readonly countedAt: (path: string) => string | null;
}

/** Reports what happened in the shop (S7.3); page views and article views come with the navigation. */
export function connectAnalytics(system: ShopActorRefs, analytics: Analytics): SearchesOfVisit {
  let submitted: string | null = null;
  let counted = '';
  system.consent.on('consent.trackingChanged', ({ isGranted }) => analytics.setGranted(isGranted));
  system.search.on('search.submitted', ({ term }) => (submitted = term));
  // Nobody saw a list: what was typed led straight to what was chosen (S2.11-09).
  const trackChosen = (term: string): void =>
    analytics.track({ kind: 'siteSearch', term, resultCount: null });
  system.search.on('search.suggestionChosen', ({ term }) => trackChosen(term));
  listenToFoundPrinters(trackChosen);
  const trackAdded = (added: Added): void => analytics.track({ kind: 'cartAdd', item: trackedItem(added) });
  system.basket.on('basket.positionAdded', ({ added }) => trackAdded(added));
  const trackItems = ({ items, refused }: ItemsAdded): void => {
    for (const [place, item] of items.entries()) {
      const quantity = refused.find(({ index }) => index === place)?.added ?? item.quantity;
      if (quantity !== 0) trackAdded({ ...item, quantity });
    }
  };
  system.basket.on('basket.itemsAdded', trackItems);
  listenToItemsAdded(trackItems);
  system.basket.on('basket.positionRemoved', ({ position }) =>
    analytics.track({ kind: 'cartRemove', item: trackedPosition(position) }),
  );
  system.basket.on('basket.emptied', ({ undo }) => {
    for (const item of undo) analytics.track({ kind: 'cartRemove', item: trackedItem(item) });
  });
  listenToBasketExchanges(({ added, removed }) => {
    for (const position of removed) analytics.track({ kind: 'cartRemove', item: trackedPosition(position) });
    for (const position of added) analytics.track({ kind: 'cartAdd', item: trackedPosition(position) });
  });
  listenToListAdds((added) => analytics.track({ kind: 'listAdd', item: trackedItem(added) }));
  return {
    countedAt: (path) => {
      const named = searchIn(path).trim();
      const isNew = named !== '' && named !== counted;
      const term = submitted ?? (isNew ? named : null);
      submitted = null;
      if (named !== '') counted = named;
      return term;
    },
  };
}
