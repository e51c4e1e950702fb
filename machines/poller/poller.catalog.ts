import {
  abortedSample,
  failureSamples,
  httpErrorSample,
  inWords,
  type Catalog,
} from '#machines/path-ready.ts';
import { sampleAppConfig } from '#machines/sample-records.ts';
import type { PollerMachine } from './poller.machine.ts';
import { pollerWords } from './poller.words.ts';

export const pollerCatalog: Catalog<PollerMachine> = {
  words: pollerWords,
  inputs: {
    page: {
      input: undefined,
      ...inWords('Die Seite ist geladen.', 'The page has been loaded.'),
    },
  },
  events: {
    'poller.retry': {
      asked: {
        event: { type: 'poller.retry' },
        ...inWords('„Erneut versuchen“ drücken.', 'Press "Try again".', 0.2),
      },
    },
    'connection.restored': {
      online: {
        event: { type: 'connection.restored' },
        ...inWords('Das Gerät ist wieder online.', 'The device is online again.', 0.2),
      },
    },
  },
  calls: {
    loadConfig: {
      ok: {
        output: sampleAppConfig,
        ...inWords('Die Konfiguration kommt an.', 'The configuration arrives.'),
      },
      ...failureSamples,
      httpError: httpErrorSample,
      aborted: abortedSample,
    },
  },
  delays: { configPolling: inWords('15 Minuten warten.', 'Wait 15 minutes.') },
  abstract: (context) => ({ isFirstLoad: context.isFirstLoad }),
  invariants: {
    'a load is under way exactly while busy': (snapshot) =>
      snapshot.hasTag('busy') === (snapshot.value === 'loading'),
  },
};
