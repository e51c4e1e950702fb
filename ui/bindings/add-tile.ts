import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { OrderableArticle } from '#contract/basket.ts';
import type { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import { obstaclesOf } from '#machines/add-tile/add-tile.rules.ts';
import { initialAddTileView, selectAddTileView } from '#machines/add-tile/add-tile.selectors.ts';
import type { AddTileView } from '#machines/add-tile/add-tile.selectors.ts';
import { selectShopFlags } from '#machines/shop-mode/shop-mode.selectors.ts';
import type { AddRights, AddTileCommand } from '#machines/add-tile/add-tile.types.ts';
import type { QuantityReason } from '#domain/quantity.ts';
import { useConfig } from './config.ts';
import { useShop } from './shop.ts';

type TileActor = ActorRefFrom<typeof addTileMachine>;

/** How the amount somebody typed was corrected; said beside the field. */
export interface TileCorrection {
  readonly reason: QuantityReason;
  readonly stored: number;
}

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
  return { ...flags, isPriceDisplayed, isAdminMode: false };
}

/** Tells of each article whether this visitor can put it into the basket now. */
export function useMayAdd(): (article: OrderableArticle) => boolean {
  const rights = useAddRights();
  return (article) => obstaclesOf(article, rights).length === 0;
}

/**
 * Quantity field and button of one article. Untouched tiles have no actor (docs/decisions/0010): the first command creates the one
 * that lives as long as the tile.
 */
export function useAddTile(article: OrderableArticle) {
  const { logics, inspect } = useShop();
  const rights = useAddRights();
  const living = useRef<TileActor | null>(null);
  const [actor, setActor] = useState<TileActor>();
  const [correction, tellCorrection] = useState<TileCorrection | null>(null);
  const [limit, tellLimit] = useState<string | null>(null);
  const view: AddTileView = useSelector(
    actor,
    (snapshot) =>
      snapshot === undefined ? initialAddTileView(article, rights) : selectAddTileView(snapshot),
    shallowEqual,
  );

  const obstacles = obstaclesOf(article, rights).join();
  useEffect(() => {
    actor?.send({
      type: 'rights.changed',
      obstacles: obstacles === '' ? [] : (obstacles.split(',') as AddTileView['obstacles'][number][]),
    });
  }, [actor, obstacles]);

  // A tile that leaves while its article is on the way stops listening; the basket finishes the add.
  useEffect(
    () => () => {
      living.current?.stop();
      living.current = null;
    },
    [],
  );

  const send = (command: AddTileCommand): void => {
    if (living.current === null) {
      const created = createActor(logics.addTile, { input: { article, rights, quantity: null }, inspect });
      created.on('tile.quantityCorrected', ({ reason, stored }) => tellCorrection({ reason, stored }));
      created.on('tile.addLimited', ({ sentence }) => tellLimit(sentence));
      created.start();
      living.current = created;
      setActor(created);
    }
    tellCorrection(null);
    tellLimit(null);
    living.current.send(command);
  };
  return { view: { ...view, correction, limit }, send };
}
