import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { connectAnalytics } from '#app/live/facts-to-analytics.ts';
import { inspect } from '#app/live/inspection.ts';
import { createShopActors } from '#app/shop-actors.ts';
import type { TrackingEvent } from '#domain/tracking.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { appInputOf } from '#machines/app/app.rules.ts';
import { samplePage } from '#machines/sample-records.ts';
import { searchCatalog } from '#machines/search/search.catalog.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import type { SuggestReply } from '#machines/search/search.types.ts';

it('[S2.11-09] a printer chosen in the finder, which has a search of its own, is counted as a search', async () => {
  const tracked: TrackingEvent[] = [];
  const system = createShopActors(appMachine, appInputOf(samplePage()));
  connectAnalytics(system, { track: (event) => tracked.push(event), setGranted: () => undefined });
  const found = searchCatalog.calls.loadSuggestions.ok.output as SuggestReply;
  const logic = searchMachine.provide({
    actors: { loadSuggestions: fromPromise(async () => found) },
    delays: { typingPause: 0 },
  });
  const finder = createActor(logic, { input: { term: '' }, inspect }).start();
  finder.send({ type: 'term.changed', term: ' M454 ' });
  await waitFor(finder, (snapshot) => snapshot.matches('results'));
  expect(tracked).toEqual([]);
  finder.send({ type: 'suggestion.choose', index: 0 });
  expect(tracked).toEqual([{ kind: 'siteSearch', term: 'M454', resultCount: null }]);
  finder.stop();
});
