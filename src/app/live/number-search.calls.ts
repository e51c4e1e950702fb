import type { Call } from '#client/call.ts';
import type { SearchMachine } from '#machines/search/search.machine.ts';
import type { ChartCalls } from './chart-calls.ts';
import { searchCalls } from './search.calls.ts';

/** What is suggested where the number of an article is typed: articles alone. */
export const numberSearchCalls = (call: Call) =>
  ({
    loadSuggestions: async (asked) => {
      const reply = await searchCalls(call).loadSuggestions(asked);
      return { ...reply, items: reply.items.filter(({ article }) => article !== null) };
    },
  }) satisfies ChartCalls<SearchMachine>;
