import type { AnyActorRef, Subscription } from 'xstate';
import type { FactRows } from '#machines/app/fact-table.ts';

/**
 * Sends what a table of facts says: each fact of a chart to those that hear it, in their order, as the events of the table.
 *
 * @param actors the charts of the table that are there; rows of others wait for nobody
 * @param screens charts that come and go: whoever stands there when something is told hears it
 * @returns ends the connection
 */
export function connectFacts<Page>(
  table: FactRows<Page>,
  actors: Readonly<Record<string, AnyActorRef>>,
  page: Page,
  screens?: ReadonlyMap<string, AnyActorRef>,
): () => void {
  const subscriptions: Subscription[] = [];
  for (const [teller, facts] of Object.entries(table))
    for (const [type, hearers] of Object.entries(facts)) {
      const told = actors[teller]?.on(type, (fact: unknown) => {
        for (const [hearer, eventsOf] of Object.entries(hearers))
          for (const event of [eventsOf(fact as never, page) ?? []].flat())
            (actors[hearer] ?? screens?.get(hearer))?.send(event as never);
      });
      if (told !== undefined) subscriptions.push(told);
    }
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
