import { basketCalls } from './basket.calls.ts';
import { filterChoiceCalls } from './filter-choice.calls.ts';
import { pollerCalls } from './poller.calls.ts';
import { printerChoiceCalls } from './printer-choice.calls.ts';
import type { PageCalls } from './chart-calls.ts';
import { printerSearchCalls, searchCalls } from './search.calls.ts';
import { sessionCalls } from './session.calls.ts';
import { createShopClient, type ShopClientOptions } from './shop-client.ts';
import { shopModeCalls } from './shop-mode.calls.ts';

/**
 * Everything that asks `/rest`: client, schemas of the contract, calls of the actors. No page needs it to be live, so it
 * is a file of its own that the first call fetches (`calls-later.ts`).
 */
export function createRest(options: ShopClientOptions) {
  const call = createShopClient(options);
  return {
    call,
    basket: basketCalls(call),
    filterChoice: filterChoiceCalls(call),
    poller: pollerCalls(call),
    printerChoice: printerChoiceCalls(call),
    printerSearch: printerSearchCalls(call),
    search: searchCalls(call),
    session: sessionCalls(call),
    shopMode: shopModeCalls(call),
  } satisfies PageCalls & Readonly<Record<string, unknown>>;
}

export type Rest = ReturnType<typeof createRest>;
