import type { AnyActorRef, Subscription } from 'xstate';
import type { FactTable, ToldName } from '#machines/app/fact-table.ts';

type Hearing = (fact: unknown, page: unknown) => unknown;
type Rows = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Hearing>>>>>>;

/**
 * Sends what a table of facts says: each fact of a chart to those that hear it, in their order, as the events of the table.
 *
 * @param actors the charts of the table that are there; rows of others wait for nobody
 * @returns ends the connection
 */
export function connectFacts<Page>(
  table: FactTable<Page>,
  actors: { readonly [Name in ToldName]?: AnyActorRef },
  page: Page,
): () => void {
  const subscriptions: Subscription[] = [];
  for (const [teller, facts] of Object.entries(table as unknown as Rows))
    for (const [type, hearers] of Object.entries(facts)) {
      const told = actors[teller as ToldName]?.on(type, (fact: unknown) => {
        for (const [hearer, eventsOf] of Object.entries(hearers))
          for (const event of [eventsOf(fact, page) ?? []].flat())
            actors[hearer as ToldName]?.send(event as never);
      });
      if (told !== undefined) subscriptions.push(told);
    }
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
