import type { AnyActorRef, Subscription } from 'xstate';

/**
 * A table of facts, whoever stands in it: teller → fact → who hears it, and as which event. What may stand in one is said
 * by `FactTable`.
 */
export type FactRows<Page> = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, (fact: never, page: Page) => unknown>>>>>
>;

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
