import type { ChartWords } from '#machines/path-ready.ts';
import type { PollerMachine } from './poller.machine.ts';

/** What people call the chart `poller` and its parts; states stand in the order in which they are read. */
export const pollerWords: ChartWords<PollerMachine> = {
  title: { de: 'Konfiguration abfragen', en: 'Configuration polling' },
  description: {
    de: 'Fragt regelmäßig nach, ob der Shop noch so eingestellt ist wie beim Start.',
    en: 'Asks regularly whether the shop is still configured as at the start.',
  },
  states: {
    loading: {
      title: { de: 'Konfiguration lädt', en: 'Loading the configuration' },
      description: {
        de: 'Die Konfiguration des Shops wird geladen.',
        en: 'The configuration of the shop is being loaded.',
      },
      spec: ['S4.1-10', 'S4.1-12'],
    },
    waiting: {
      title: { de: 'Wartet auf die nächste Abfrage', en: 'Waiting for the next load' },
      description: {
        de: 'Bis zur nächsten Abfrage der Konfiguration vergehen 15 Minuten.',
        en: '15 minutes pass until the configuration is asked for again.',
      },
      spec: ['S4.1-11', 'S9-04'],
    },
  },
  guards: {
    isWorthReporting: { de: 'der Fehler ist zu melden', en: 'the error is to be reported' },
  },
  facts: {
    'config.loaded': { de: 'Die Konfiguration ist da', en: 'The configuration is there' },
    'answer.down': { de: 'Der Shop antwortet nicht', en: 'The shop does not answer' },
    'answer.error': { de: 'Ein Aufruf ist fehlgeschlagen', en: 'A call went wrong' },
  },
};
