import { shoppingListEndpoints } from '#contract/shopping-list.ts';
import { Refused } from '#server/calls/failures.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { ListService } from './list.service.ts';

const done = { success: true } as const;

/** The shopping lists of whoever is signed in (S7.2). */
export function registerListRoutes(handle: Handle, { lists }: { readonly lists: ListService }): void {
  handle(shoppingListEndpoints.mine, ({ visitor }, { query }) => lists.show(memberOf(visitor), query.slug));
  handle(shoppingListEndpoints.create, async ({ visitor }, { body }) => ({
    ...done,
    ...(await lists.create(memberOf(visitor), body)),
  }));
  handle(shoppingListEndpoints.edit, async ({ visitor }, { body: { id, ...typed } }) => ({
    ...done,
    ...(await lists.edit(memberOf(visitor), id, typed)),
  }));
  handle(shoppingListEndpoints.remove, async ({ visitor }, { body }) => {
    await lists.remove(memberOf(visitor), body.id);
    return done;
  });
  handle(shoppingListEndpoints.addPosition, async ({ visitor, now }, { body }) => {
    try {
      const message = await lists.addPosition(memberOf(visitor), body, now);
      return { ...done, message, errorMessages: [], error: null };
    } catch (error) {
      // Success or not, the answer has the same four fields (S7.3-03).
      if (error instanceof Refused) return { ...error.refusal, message: '', error: error.refusal.code };
      throw error;
    }
  });
  handle(shoppingListEndpoints.editPosition, async ({ visitor }, { body: { id, ...notes } }) => {
    await lists.editPosition(memberOf(visitor), id, notes);
    return done;
  });
  handle(shoppingListEndpoints.dropPosition, async ({ visitor }, { body }) => {
    await lists.dropPosition(memberOf(visitor), body.id);
    return done;
  });
  handle(shoppingListEndpoints.dropMissingPositions, async ({ visitor }, { body }) => ({
    ...done,
    dropped: await lists.dropMissing(memberOf(visitor), body.id),
  }));
  handle(shoppingListEndpoints.updatePositionQuantity, async ({ visitor }, { body: { id, quantity } }) => ({
    ...done,
    quantity: await lists.updateQuantity(memberOf(visitor), id, quantity),
  }));
  handle(shoppingListEndpoints.updatePositionNotice, async ({ visitor }, { body: { id, hint } }) => {
    await lists.updateOne(memberOf(visitor), id, 'hint', hint);
    return done;
  });
  handle(
    shoppingListEndpoints.updatePositionCostCenter,
    async ({ visitor }, { body: { id, costCenter } }) => {
      await lists.updateOne(memberOf(visitor), id, 'costCenter', costCenter);
      return done;
    },
  );
  handle(shoppingListEndpoints.updatePositionOffer, async ({ visitor }, { body: { id, offerNumber } }) => {
    await lists.updateOne(memberOf(visitor), id, 'offerNumber', offerNumber);
    return done;
  });
  handle(shoppingListEndpoints.export, ({ visitor }, { body }) =>
    lists.export(memberOf(visitor), body.id, body.format),
  );
}
