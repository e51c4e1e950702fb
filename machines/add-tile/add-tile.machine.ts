import { assign, emit, enqueueActions, setup } from 'xstate';
import {
  correctQuantity,
  quantityAfterError,
  quantityAfterSuccess,
  quantityRuleOf,
} from '#domain/quantity.ts';
import type { PhaseTag, StateMeta } from '../state-meta.ts';
import { AddFailed } from './add-failed.ts';
import { addTileActors } from './add-tile.actors.ts';
import { obstaclesOf } from './add-tile.rules.ts';
import type { AddTileContext, AddTileEmitted, AddTileEvent, AddTileInput } from './add-tile.types.ts';

const tile = setup({
  types: {
    context: {} as AddTileContext,
    input: {} as AddTileInput,
    events: {} as AddTileEvent,
    emitted: {} as AddTileEmitted,
    tags: {} as PhaseTag,
    meta: {} as StateMeta,
  },
  actors: addTileActors,
  guards: {
    isAddAllowed: ({ context }) => context.obstacles.length === 0,
  },
  actions: {
    keepQuantity: assign(({ context }, params: { typed: number | string }) => ({
      quantity: correctQuantity(params.typed, context.rule).quantity,
    })),
    tellCorrection: enqueueActions(({ context, enqueue }, params: { typed: number | string }) => {
      const { quantity, reason } = correctQuantity(params.typed, context.rule);
      if (reason === null) return;
      enqueue.emit({
        type: 'tile.quantityCorrected',
        articleNumber: context.articleNumber,
        stored: quantity,
        reason,
        step: context.rule.step,
      });
    }),
    tellBlocked: emit(({ context }) => ({ type: 'tile.addBlocked', obstacles: context.obstacles })),
    tellLimit: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const sentence = error instanceof AddFailed ? error.limit : null;
      if (sentence !== null) enqueue.emit({ type: 'tile.addLimited', sentence });
    }),
    resetToMinimum: assign(({ context }) => ({ quantity: quantityAfterSuccess(context.rule) })),
    resetAfterError: assign(({ context }) => ({ quantity: quantityAfterError(context.rule) })),
    keepObstacles: assign((_, params: { obstacles: AddTileContext['obstacles'] }) => params),
  },
});

/**
 * One article tile: keeps the amount on the lattice of the article and adds it once per press (S4.3, S5).
 * It is created on the first touch of a tile; before that the view shows the plain initial values.
 */
export const addTileMachine = tile.createMachine({
  id: 'add-tile',
  description: 'Die Kachel eines Artikels: Menge wählen, hineinlegen, Ergebnis melden.',
  meta: { title: { de: 'In den Warenkorb legen', en: 'Add to basket' }, spec: [] },
  context: ({ input }) => {
    const rule = quantityRuleOf(input.article);
    return {
      articleNumber: input.article.articleNumber,
      shopDepotId: input.article.shopDepotId,
      unit: input.article.price.unit,
      rule,
      quantity:
        input.quantity === null ? quantityAfterSuccess(rule) : correctQuantity(input.quantity, rule).quantity,
      obstacles: obstaclesOf(input.article, input.rights),
    };
  },
  initial: 'idle',
  on: {
    'rights.changed': { actions: { type: 'keepObstacles', params: ({ event }) => event } },
  },
  states: {
    idle: {
      description: 'Die Menge kann geändert und der Artikel in den Warenkorb gelegt werden.',
      tags: ['ready'],
      meta: {
        title: { de: 'Bereit', en: 'Ready' },
        spec: ['S4.3-03', 'S4.3-07', 'S5-13', 'S5-15'],
        order: 1,
      },
      on: {
        'quantity.commit': {
          actions: [
            { type: 'tellCorrection', params: ({ event }) => event },
            { type: 'keepQuantity', params: ({ event }) => event },
          ],
        },
        'article.add': [
          {
            guard: 'isAddAllowed',
            target: 'adding',
            actions: [
              { type: 'tellCorrection', params: ({ event }) => event },
              { type: 'keepQuantity', params: ({ event }) => event },
            ],
          },
          { actions: 'tellBlocked' },
        ],
      },
    },
    adding: {
      description: 'Der Artikel wird gerade in den Warenkorb gelegt; ein zweiter Druck bewirkt nichts.',
      tags: ['busy'],
      meta: { title: { de: 'Wird hineingelegt', en: 'Adding' }, spec: ['S4.3-01', 'S7.2-32'], order: 2 },
      invoke: {
        id: 'addPosition',
        src: 'addPosition',
        input: ({ context: { articleNumber, shopDepotId, unit, quantity } }) => ({
          articleNumber,
          shopDepotId,
          unit,
          quantity,
        }),
        onDone: { target: 'idle', actions: 'resetToMinimum' },
        onError: {
          target: 'idle',
          actions: ['resetAfterError', { type: 'tellLimit', params: ({ event }) => event }],
        },
      },
    },
  },
});
