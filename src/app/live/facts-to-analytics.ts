import type { BasketPosition } from '#contract/basket.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import type { Analytics } from './analytics.ts';

const trackedPosition = (position: BasketPosition) => ({
  articleNumber: position.articleNumber,
  displayName: position.displayName,
  category: '',
  unitNet: position.price.net_price,
  quantity: position.quantity,
});

/** Reports what happened in the shop (spec 7.3); page views and article views come with the navigation. */
export function connectAnalytics(system: ShopActorRefs, analytics: Analytics): void {
  system.consent.on('consent.trackingChanged', ({ isGranted }) => analytics.setGranted(isGranted));
  system.basket.on('basket.positionAdded', ({ added }) =>
    analytics.track({
      kind: 'cartAdd',
      item: {
        articleNumber: added.articleNumber,
        displayName: added.displayName,
        category: '',
        unitNet: null,
        quantity: added.quantity,
      },
    }),
  );
  system.basket.on('basket.positionRemoved', ({ position }) =>
    analytics.track({ kind: 'cartRemove', item: trackedPosition(position) }),
  );
  system.basket.on('basket.emptied', ({ undo }) => {
    for (const item of undo) {
      analytics.track({
        kind: 'cartRemove',
        item: {
          articleNumber: item.articleNumber,
          displayName: '',
          category: '',
          unitNet: null,
          quantity: Number(item.quantity),
        },
      });
    }
  });
}
