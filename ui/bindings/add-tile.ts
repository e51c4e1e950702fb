import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { OrderableArticle } from '#contract/basket.ts';
import { quantityRuleOf, ruleWithin, smallestQuantity } from '#domain/quantity.ts';
import { sellableStock, stockFactsOf } from '#domain/stock.ts';
import { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import { obstaclesOf } from '#machines/add-tile/add-tile.rules.ts';
import { selectIsAdding } from '#machines/add-tile/add-tile.selectors.ts';
import { selectShopFlags } from '#machines/shop-mode/shop-mode.selectors.ts';
import type { AddRights } from '#machines/add-tile/add-tile.types.ts';
import { useActorOnDemand } from './actor-on-demand.ts';
import { useIsAdminMode } from './admin-mode.ts';
import { useConfig } from './config.ts';
import { useQuantity } from './quantity.ts';
import { useShop } from './shop.ts';

function useAddRights(): AddRights {
  const { system } = useShop();
  const { display_price: isPriceDisplayed } = useConfig();
  const flags = useSelector(
    system.shopMode,
    (snapshot) => {
      const shop = selectShopFlags(snapshot);
      return { mayOrder: shop.May_order, allowOrdersWithoutStock: shop.allowOrdersWithoutStock };
    },
    shallowEqual,
  );
  return { ...flags, isPriceDisplayed, isAdminMode: useIsAdminMode() };
}

/** Tells of each article whether this visitor can put it into the basket now. */
export function useMayAdd(): (article: OrderableArticle) => boolean {
  const rights = useAddRights();
  return (article) => obstaclesOf(article, rights).length === 0;
}

/** Amount and button of one article; each has an actor from the first time it is used (docs/decisions/0010). */
export function useAddTile(article: OrderableArticle) {
  const { widget, inspect } = useShop();
  const [limit, tellLimit] = useState<string | null>(null);
  const { actor, demand } = useActorOnDemand<ActorRefFrom<typeof addTileMachine>>();
  const rights = useAddRights();
  const allowed = quantityRuleOf(article);
  const available = sellableStock(stockFactsOf(article, rights));
  const rule = ruleWithin(allowed, available);
  const amount = useQuantity({ rule, quantity: smallestQuantity(rule) }, ({ type, quantity }, answer) => {
    // Said of the last amount.
    tellLimit(null);
    if (type !== 'quantity.addWanted') return;
    // A tile that leaves while its article is on the way stops listening; the basket finishes the add.
    const create = () => {
      const { logic } = widget('addTile', addTileMachine);
      const created = createActor(logic, { input: { article }, inspect });
      created.on('tile.addSettled', ({ isAdded, limit: told }) => {
        tellLimit(told);
        answer({ type: 'add.settled', isAdded });
      });
      return created;
    };
    demand(create).send({ type: 'article.add', quantity });
  });
  const isAdding = useSelector(actor, selectIsAdding);
  const obstacles = obstaclesOf(article, rights);
  // Too few for any amount is no number to be told; the server says it.
  const isStockShort =
    amount.view.rule.maximum < allowed.maximum && (available ?? 0) >= smallestQuantity(allowed);
  return { view: { ...amount.view, isAdding, obstacles, isStockShort, limit }, send: amount.send };
}
