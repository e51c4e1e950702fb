import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useReducer } from 'react';
import type { BasketAddBody, BasketState, QuantityCorrection } from '#contract/basket.ts';
import { correctQuantity, quantityRuleOf } from '#domain/quantity.ts';
import { selectBasketView } from '#machines/basket/basket.selectors.ts';
import type { BasketView, PositionView } from '#machines/basket/basket.selectors.ts';
import type { BasketCommand } from '#machines/basket/basket.types.ts';
import { useShop } from './shop.ts';

/** What a correction was, for the field it belongs to. */
export interface SpokenCorrection {
  readonly reason: QuantityCorrection['reason'];
  readonly stored: number;
  readonly step: number;
}

/** What was taken out last and can be brought back. */
export interface Undoable {
  /** Null when the whole basket was emptied. */
  readonly name: string | null;
  readonly items: readonly BasketAddBody[];
}

interface Told {
  readonly corrections: Readonly<Record<string, SpokenCorrection>>;
  readonly undoable: Undoable | null;
}

type Telling =
  | { readonly type: 'corrected'; readonly uid: string; readonly correction: SpokenCorrection }
  | { readonly type: 'typed'; readonly uid: string }
  /** The server's quantities stand there again. */
  | { readonly type: 'refused' }
  | { readonly type: 'removed'; readonly undoable: Undoable }
  | { readonly type: 'undone' };

const nothingTold: Told = { corrections: {}, undoable: null };

function note(told: Told, telling: Telling): Told {
  switch (telling.type) {
    case 'corrected':
      return { ...told, corrections: { ...told.corrections, [telling.uid]: telling.correction } };
    case 'typed': {
      const { [telling.uid]: _, ...corrections } = told.corrections;
      return { ...told, corrections };
    }
    case 'refused':
      return { ...told, corrections: {} };
    case 'removed':
      return { ...told, undoable: telling.undoable };
    case 'undone':
      return { ...told, undoable: null };
  }
}

export interface BasketPageView extends BasketView, Told {
  /** The whole basket as the server said it last, for what the lines do not show. */
  readonly basket: BasketState;
}

/**
 * The basket of the basket page. The page's own basket stands in until the actor knows one, and is handed to it.
 *
 * @param loaded the basket the page was loaded with
 */
export function useBasketPage(loaded: BasketState) {
  const { basket: actor, modal } = useShop().system;
  const [told, tell] = useReducer(note, nothingTold);

  useEffect(() => actor.send({ type: 'basket.received', basket: loaded }), [actor, loaded]);
  useEffect(() => {
    const subscriptions = [
      actor.on('basket.quantityCorrected', ({ correction: { uid, reason, stored }, step }) =>
        tell({ type: 'corrected', uid, correction: { reason, stored, step: step ?? 1 } }),
      ),
      actor.on('basket.changeFailed', () => tell({ type: 'refused' })),
      actor.on('basket.positionRemoved', ({ position, undo }) =>
        tell({ type: 'removed', undoable: { name: position.displayName, items: undo } }),
      ),
      actor.on('basket.emptied', ({ undo }) =>
        tell({ type: 'removed', undoable: { name: null, items: undo } }),
      ),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  const snapshot = useSelector(actor, (current) => current);
  const known = snapshot.context.basket;
  const basket = known === null || loaded.version > snapshot.context.version ? loaded : known;
  const shown = selectBasketView({ ...snapshot, context: { ...snapshot.context, basket } });

  const send = useCallback((command: BasketCommand) => actor.send(command), [actor]);
  const changeQuantity = useCallback(
    ({ uid, quantity: before, ...limits }: PositionView, typed: string) => {
      const rule = quantityRuleOf(limits);
      const { quantity, reason } = correctQuantity(typed, rule);
      if (reason === null) tell({ type: 'typed', uid });
      else tell({ type: 'corrected', uid, correction: { reason, stored: quantity, step: rule.step } });
      if (quantity !== before) actor.send({ type: 'position.changeQuantity', uid, quantity });
    },
    [actor],
  );
  const undo = () => {
    if (told.undoable !== null) send({ type: 'items.add', items: told.undoable.items });
    tell({ type: 'undone' });
  };
  const askToEmpty = () =>
    modal.send({
      type: 'modal.open',
      request: { id: 'emptyBasket', labelKey: 'basket.removeAll', size: 'sm' },
    });
  return {
    view: { ...shown, ...told, basket } satisfies BasketPageView,
    send,
    changeQuantity,
    undo,
    askToEmpty,
  };
}

/** What the question before emptying the basket needs. */
export function useBasketEmptying() {
  const { basket } = useShop().system;
  return {
    count: useSelector(basket, ({ context }) => context.head.position_count),
    empty: () => basket.send({ type: 'basket.removeAll' }),
  };
}
