import type { SnapshotFrom } from 'xstate';
import type { OrderableArticle } from '#contract/basket.ts';
import { quantityAfterSuccess, quantityRuleOf } from '#domain/quantity.ts';
import type { QuantityRule } from '#domain/quantity.ts';
import type { AddObstacle } from '#domain/stock.ts';
import type { addTileMachine } from './add-tile.machine.ts';
import { obstaclesOf } from './add-tile.rules.ts';
import type { AddRights } from './add-tile.types.ts';

/** What the tile's quantity field and button show. */
export interface AddTileView {
  readonly quantity: number;
  readonly rule: QuantityRule;
  readonly isAdding: boolean;
  readonly isAddAllowed: boolean;
  /** Why the button is not usable; empty when it is. */
  readonly obstacles: readonly AddObstacle[];
}

/** The view of a tile nobody has touched yet: no actor exists for it (docs/decisions/0010). */
export function initialAddTileView(article: OrderableArticle, rights: AddRights): AddTileView {
  const rule = quantityRuleOf(article);
  const obstacles = obstaclesOf(article, rights);
  return {
    quantity: quantityAfterSuccess(rule),
    rule,
    isAdding: false,
    isAddAllowed: obstacles.length === 0,
    obstacles,
  };
}

/** The view of a tile with an actor. */
export function selectAddTileView(snapshot: SnapshotFrom<typeof addTileMachine>): AddTileView {
  const { quantity, rule, obstacles } = snapshot.context;
  return {
    quantity,
    rule,
    isAdding: snapshot.hasTag('busy'),
    isAddAllowed: obstacles.length === 0,
    obstacles,
  };
}
