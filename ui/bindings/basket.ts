import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useReducer } from 'react';
import type { BasketState, ItemToAdd, QuantityCorrection } from '#contract/basket.ts';
import { groupingKey } from '#domain/position-grouping.ts';
import { isLimit } from '#machines/basket/basket.rules.ts';
import { selectBasketView } from '#machines/basket/basket.selectors.ts';
import type { BasketView, PositionView } from '#machines/basket/basket.selectors.ts';
import type { BasketCommand } from '#machines/basket/basket.types.ts';
import { selectSessionView } from '#machines/session/session.selectors.ts';
import { useShop } from './shop.ts';

/** How the server corrected an amount, for the field it belongs to. */
export interface SpokenCorrection {
  readonly reason: QuantityCorrection['reason'];
  readonly stored: number;
}

/** What was taken out together and can be brought back. */
export interface Undoable {
  /** Null when the whole basket was emptied. */
  readonly name: string | null;
  readonly items: readonly ItemToAdd[];
}

/** Whether a line holds some of what was brought back: an article has lines of its own for each note and cost center (S3.2-03). */
export function holdsOf({ items }: Undoable, line: PositionView): boolean {
  const key = groupingKey(line);
  return items.some(
    // The unit is the catalogue's, whatever was asked for.
    (item) => groupingKey({ costCenter: '', offerNumber: '', hint: '', ...item, unit: line.unit }) === key,
  );
}

interface Told {
  readonly corrections: Readonly<Record<string, SpokenCorrection>>;
  /** Why the server did not take an amount, in its own sentence. */
  readonly limits: Readonly<Record<string, string>>;
  /** What was taken out and is not back, the last one at the end. */
  readonly undoables: readonly Undoable[];
  /** What is on its way back; what was taken out can be brought back once. */
  readonly undoing: Undoable | null;
  /** What was brought back last and lies in the basket again. */
  readonly restored: Undoable | null;
}

type Telling =
  | { readonly type: 'corrected'; readonly uid: string; readonly correction: SpokenCorrection }
  /** Another amount was entered: what was told of the last one is over. */
  | { readonly type: 'entered'; readonly uid: string }
  /** The server's quantities stand there again. */
  | { readonly type: 'refused' }
  /** What was on its way back is not there. */
  | { readonly type: 'notUndone' }
  | { readonly type: 'limited'; readonly uid: string; readonly sentence: string }
  | { readonly type: 'removed'; readonly undoable: Undoable }
  | { readonly type: 'undoing' }
  | { readonly type: 'undone' };

const nothingTold: Told = { corrections: {}, limits: {}, undoables: [], undoing: null, restored: null };

/** What could be brought back when the page was left, and in which basket. */
interface Left extends Pick<Told, 'undoables'> {
  readonly version: number;
  /** Session of whoever left it. */
  readonly visit: string;
}
const leftIn = new WeakMap<object, Left>();

/** What is told of other lines. */
function without<Value>(told: Readonly<Record<string, Value>>, uid: string): Record<string, Value> {
  const { [uid]: _, ...others } = told;
  return others;
}

function note(told: Told, telling: Telling): Told {
  switch (telling.type) {
    case 'corrected':
      return {
        ...told,
        corrections: { ...told.corrections, [telling.uid]: telling.correction },
        limits: without(told.limits, telling.uid),
      };
    case 'entered':
      return {
        ...told,
        corrections: without(told.corrections, telling.uid),
        limits: without(told.limits, telling.uid),
      };
    case 'refused':
      return { ...told, corrections: {} };
    case 'notUndone':
      return {
        ...told,
        undoables: told.undoing === null ? told.undoables : [...told.undoables, told.undoing],
        undoing: null,
      };
    case 'limited':
      return { ...told, limits: { ...told.limits, [telling.uid]: telling.sentence } };
    case 'removed':
      return { ...told, undoables: [...told.undoables, telling.undoable], restored: null };
    case 'undoing':
      return { ...told, undoables: told.undoables.slice(0, -1), undoing: told.undoables.at(-1) ?? null };
    case 'undone':
      return { ...told, undoing: null, restored: told.undoing };
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
  const { basket: actor, modal, session } = useShop().system;
  // Two guests of one browser have nothing else to be told apart by.
  const visit = useSelector(session, (current) => selectSessionView(current).user.sessionId);
  const [told, tell] = useReducer(note, nothingTold, (nothing): Told => {
    const left = leftIn.get(actor);
    // Of a basket that is another one by now nothing is brought back.
    if (left?.version !== loaded.version || left.visit !== visit) return nothing;
    return { ...nothing, undoables: left.undoables };
  });

  useEffect(() => actor.send({ type: 'basket.received', basket: loaded }), [actor, loaded]);
  useEffect(() => {
    const subscriptions = [
      actor.on('basket.quantityCorrected', ({ correction: { uid, reason, stored } }) =>
        tell({ type: 'corrected', uid, correction: { reason, stored } }),
      ),
      actor.on('basket.changeFailed', ({ change, problem }) => {
        tell({ type: 'refused' });
        if (change.kind === 'addItems' && change.occasion === 'undo') tell({ type: 'notUndone' });
        const [sentence] = problem.messages;
        if (change.kind === 'quantity' && isLimit(problem.code) && sentence !== undefined)
          tell({ type: 'limited', uid: change.uid, sentence });
      }),
      actor.on('basket.itemsAdded', ({ occasion, addedCount }) => {
        if (occasion === 'undo') tell({ type: addedCount > 0 ? 'undone' : 'notUndone' });
      }),
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
  const { version } = basket;
  const { undoables } = told;
  useEffect(() => {
    // What is being brought back is not offered again: its answer may come on another page.
    leftIn.set(actor, { version, visit, undoables });
  }, [actor, version, visit, undoables]);
  const shown = selectBasketView({ ...snapshot, context: { ...snapshot.context, basket } });

  const send = useCallback((command: BasketCommand) => actor.send(command), [actor]);
  const changeQuantity = useCallback(
    ({ uid, quantity: before }: PositionView, quantity: number) => {
      tell({ type: 'entered', uid });
      if (quantity !== before) actor.send({ type: 'position.changeQuantity', uid, quantity });
    },
    [actor],
  );
  const undo = () => {
    const last = told.undoables.at(-1);
    if (last === undefined || told.undoing !== null) return;
    send({ type: 'items.add', items: last.items, occasion: 'undo' });
    tell({ type: 'undoing' });
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

export type BasketPage = ReturnType<typeof useBasketPage>;

/** What the question before emptying the basket needs. */
export function useBasketEmptying() {
  const { basket } = useShop().system;
  return {
    count: useSelector(basket, ({ context }) => context.head.position_count),
    empty: () => basket.send({ type: 'basket.removeAll' }),
  };
}
