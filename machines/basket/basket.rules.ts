import { noBasketVersion } from '#domain/basket.ts';
import type { BasketHead, BasketPosition, BasketState, ItemToAdd } from '#contract/basket.ts';
import type { Problem } from '../call-problem.ts';
import type {
  BasketChange,
  BasketCommand,
  BasketContext,
  BasketEmitted,
  ChangeReply,
  HeadReply,
  LoadReply,
} from './basket.types.ts';

/** How many changes may wait when nothing else is said. */
export const defaultMaximumQueued = 20;

/** Whether a refusal says that no more of an article can be had; it belongs to the field of the amount. */
export const isLimit = (code: Problem['code']): boolean =>
  code === 'stock.tooLow' || code === 'quantity.tooHigh';

type ChangeCommand = Exclude<BasketCommand, { type: 'basket.open' }>;

/** The change a command asks for. */
export function changeOf(command: ChangeCommand): BasketChange {
  switch (command.type) {
    case 'position.add':
      return { kind: 'add', ticket: command.ticket, item: command.item };
    case 'items.add':
      return { kind: 'addItems', items: command.items, occasion: command.occasion };
    case 'position.changeQuantity':
      return { kind: 'quantity', uid: command.uid, quantity: command.quantity };
    case 'position.changeNotice':
      return { kind: 'notice', uid: command.uid, hint: command.hint };
    case 'position.remove':
      return { kind: 'remove', uid: command.uid };
    case 'basket.removeAll':
      return { kind: 'removeAll' };
  }
}

const isSameTarget = (waiting: BasketChange, change: BasketChange): boolean =>
  (change.kind === 'quantity' || change.kind === 'notice') &&
  waiting.kind === change.kind &&
  waiting.uid === change.uid;

/**
 * Puts a change at the end. A quantity or note that waits for the same position is replaced: the last write wins (R82). The
 * first `underWay` changes are already with the server and stay.
 */
export function enqueue(
  queue: readonly BasketChange[],
  change: BasketChange,
  underWay: 0 | 1,
): readonly BasketChange[] {
  const sent = queue.slice(0, underWay);
  const waiting = queue.slice(underWay);
  const index = waiting.findIndex((candidate) => isSameTarget(candidate, change));
  return index < 0 ? [...queue, change] : [...sent, ...waiting.with(index, change)];
}

/**
 * What waits for a position goes on waiting for it when its note, and with it its identity, became another one.
 *
 * @param known positions before the answer
 * @param fresh positions of the answer
 */
export function followNotice(
  queue: readonly BasketChange[],
  known: readonly BasketPosition[],
  fresh: readonly BasketPosition[],
): readonly BasketChange[] {
  const [sent, ...waiting] = queue;
  if (sent?.kind !== 'notice') return queue;
  const before = known.find(({ uid }) => uid === sent.uid);
  const renamed = fresh.find(
    (position) =>
      position.hint === sent.hint &&
      position.articleNumber === before?.articleNumber &&
      position.shopDepotId === before.shopDepotId &&
      position.costCenter === before.costCenter &&
      position.offerNumber === before.offerNumber,
  );
  if (renamed === undefined) return queue;
  return [
    sent,
    ...waiting.map((change) =>
      'uid' in change && change.uid === sent.uid ? { ...change, uid: renamed.uid } : change,
    ),
  ];
}

/** What the header shows of a whole basket. */
export const headOf = ({ version, totals }: BasketState): BasketHead => ({
  version,
  article_count: totals.article_count,
  position_count: totals.position_count,
  goodsNet: totals.goodsNet,
  goodsGross: totals.goodsGross,
});

/** The add that brings a removed position back. */
export const undoOf = (position: BasketPosition): ItemToAdd => ({
  articleNumber: position.articleNumber,
  shopDepotId: position.shopDepotId,
  quantity: position.quantity,
  unit: position.unit,
  costCenter: position.costCenter,
  offerNumber: position.offerNumber,
  hint: position.hint,
  formerTimestamp: position.timestamp,
});

/**
 * Whether an answer was overtaken by a later one (R82). That there is no basket any more never was: calls go one by one, and
 * nothing but the end of the session takes a basket away.
 */
export const isOvertaken = (version: number, known: number): boolean =>
  version < known && version !== noBasketVersion;

/** A fresher basket replaces the known one; an answer that came late does not. */
export function withBasket(
  context: Pick<BasketContext, 'version'>,
  basket: BasketState,
): Partial<BasketContext> {
  if (isOvertaken(basket.version, context.version)) return {};
  return { version: basket.version, hasContent: true, wantsContent: true, basket, head: headOf(basket) };
}

/** A basket that came with a page or an answer to the checkout; that there is none may have been said before the first add. */
export const withReceived = (
  context: Pick<BasketContext, 'version'>,
  basket: BasketState,
): Partial<BasketContext> =>
  basket.version === noBasketVersion && context.version !== noBasketVersion
    ? { wantsLoad: true }
    : withBasket(context, basket);

/** What loading leaves known. A head older than the known one changes nothing; a newer one outdates positions that came meanwhile. */
export function withLoaded(
  context: Pick<BasketContext, 'version' | 'hasContent' | 'wantsLoad'>,
  reply: LoadReply | HeadReply,
): Partial<BasketContext> {
  if ('basket' in reply) return withBasket(context, reply.basket);
  const { head } = reply;
  if (isOvertaken(head.version, context.version)) return {};
  const isOutdated = context.hasContent && head.version !== context.version;
  return { version: head.version, head, wantsLoad: context.wantsLoad || isOutdated };
}

/** What an answer to a change leaves known. */
export function withReply(
  context: Pick<BasketContext, 'version' | 'hasContent'>,
  reply: ChangeReply,
): Partial<BasketContext> {
  if ('basket' in reply) return withBasket(context, reply.basket);
  if (isOvertaken(reply.head.version, context.version)) return {};
  // An add answers with the head alone; a basket page that is open asks for the rest.
  return {
    version: reply.head.version,
    head: reply.head,
    ...(context.hasContent ? { wantsLoad: true } : {}),
  };
}

/**
 * What a refused change leaves to be made again: one of a member that found the session ended. Of several for the same
 * position the last counts.
 *
 * @param code why the change at the head of the queue was refused
 */
export function withLost(
  { queue, member, lost, maximumQueued }: Pick<BasketContext, 'queue' | 'member' | 'lost' | 'maximumQueued'>,
  code: Problem['code'] | null,
): Partial<BasketContext> {
  const change = queue[0];
  if (change === undefined || member === null || code !== 'session.ended') return {};
  // The sign-in lies between: who asked for it is no longer there to say what became of it.
  const repeated: BasketChange = change.kind === 'addItems' ? { ...change, occasion: 'repeat' } : change;
  return { lost: enqueue(lost, repeated, 0).slice(-maximumQueued) };
}

/** What is told of a change that does not happen; whoever waits for an add hears it by its ticket. */
export const factsOfFailure = (change: BasketChange, problem: Problem): readonly BasketEmitted[] => [
  ...(change.kind === 'add'
    ? [
        {
          type: 'basket.addSettled' as const,
          ticket: change.ticket,
          result: { outcome: 'failed' as const, problem },
        },
      ]
    : []),
  { type: 'basket.changeFailed', change, problem },
];

/** What is told of an answer to the change at the head of the queue, in this order. */
export function factsOfReply(
  { queue, basket, version }: Pick<BasketContext, 'queue' | 'basket' | 'version'>,
  reply: ChangeReply,
): readonly BasketEmitted[] {
  const facts: BasketEmitted[] = [];
  const change = queue[0];
  if ('added' in reply) {
    facts.push({ type: 'basket.positionAdded', added: reply.added, head: reply.head });
    if (change?.kind === 'add')
      facts.push({
        type: 'basket.addSettled',
        ticket: change.ticket,
        result: { outcome: 'added', added: reply.added },
      });
  }
  if ('refused' in reply && change?.kind === 'addItems') {
    const { items, occasion } = change;
    facts.push({
      type: 'basket.itemsAdded',
      items,
      addedCount: items.length - reply.refused.filter(({ added }) => added === 0).length,
      refused: reply.refused,
      occasion,
    });
  }
  const known = basket?.items ?? [];
  if (change?.kind === 'remove') {
    const position = known.find(({ uid }) => uid === change.uid);
    if (position !== undefined)
      facts.push({ type: 'basket.positionRemoved', position, undo: [undoOf(position)] });
  }
  if (change?.kind === 'removeAll') facts.push({ type: 'basket.emptied', undo: known.map(undoOf) });
  const fresh = 'basket' in reply ? reply.basket.items : known;
  for (const correction of reply.corrections) {
    const position = fresh.find(({ uid }) => uid === correction.uid);
    facts.push({
      type: 'basket.quantityCorrected',
      correction,
      displayName: position?.displayName ?? ('added' in reply ? reply.added.displayName : ''),
    });
  }
  if ('basket' in reply && !isOvertaken(reply.basket.version, version))
    facts.push({ type: 'basket.changed', basket: reply.basket });
  return facts;
}
